from typing import Literal

DownAndBackSplitCommittedType = Literal["split_committed"]

DOWN_AND_BACK_SPLIT_COMMITTED_TYPE_VALUES: set[DownAndBackSplitCommittedType] = {
    "split_committed",
}


def check_down_and_back_split_committed_type(value: str) -> DownAndBackSplitCommittedType:
    if value in DOWN_AND_BACK_SPLIT_COMMITTED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_SPLIT_COMMITTED_TYPE_VALUES!r}")
