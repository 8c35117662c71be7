from typing import Literal

DownAndBackSplitType = Literal["split"]

DOWN_AND_BACK_SPLIT_TYPE_VALUES: set[DownAndBackSplitType] = {
    "split",
}


def check_down_and_back_split_type(value: str) -> DownAndBackSplitType:
    if value in DOWN_AND_BACK_SPLIT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_SPLIT_TYPE_VALUES!r}")
