from typing import Literal

DownAndBackHandDealtType = Literal["hand_dealt"]

DOWN_AND_BACK_HAND_DEALT_TYPE_VALUES: set[DownAndBackHandDealtType] = {
    "hand_dealt",
}


def check_down_and_back_hand_dealt_type(value: str) -> DownAndBackHandDealtType:
    if value in DOWN_AND_BACK_HAND_DEALT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_HAND_DEALT_TYPE_VALUES!r}")
