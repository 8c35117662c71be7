from typing import Literal

DownAndBackDiscardType = Literal["discard"]

DOWN_AND_BACK_DISCARD_TYPE_VALUES: set[DownAndBackDiscardType] = {
    "discard",
}


def check_down_and_back_discard_type(value: str) -> DownAndBackDiscardType:
    if value in DOWN_AND_BACK_DISCARD_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_DISCARD_TYPE_VALUES!r}")
