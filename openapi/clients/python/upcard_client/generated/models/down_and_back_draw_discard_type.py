from typing import Literal

DownAndBackDrawDiscardType = Literal["draw_discard"]

DOWN_AND_BACK_DRAW_DISCARD_TYPE_VALUES: set[DownAndBackDrawDiscardType] = {
    "draw_discard",
}


def check_down_and_back_draw_discard_type(value: str) -> DownAndBackDrawDiscardType:
    if value in DOWN_AND_BACK_DRAW_DISCARD_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_DRAW_DISCARD_TYPE_VALUES!r}")
