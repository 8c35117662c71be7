from typing import Literal

DownAndBackTieDrawnType = Literal["tie_drawn"]

DOWN_AND_BACK_TIE_DRAWN_TYPE_VALUES: set[DownAndBackTieDrawnType] = {
    "tie_drawn",
}


def check_down_and_back_tie_drawn_type(value: str) -> DownAndBackTieDrawnType:
    if value in DOWN_AND_BACK_TIE_DRAWN_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_TIE_DRAWN_TYPE_VALUES!r}")
