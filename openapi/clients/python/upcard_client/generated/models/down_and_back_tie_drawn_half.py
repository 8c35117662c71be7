from typing import Literal

DownAndBackTieDrawnHalf = Literal["four", "three"]

DOWN_AND_BACK_TIE_DRAWN_HALF_VALUES: set[DownAndBackTieDrawnHalf] = {
    "four",
    "three",
}


def check_down_and_back_tie_drawn_half(value: str) -> DownAndBackTieDrawnHalf:
    if value in DOWN_AND_BACK_TIE_DRAWN_HALF_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_TIE_DRAWN_HALF_VALUES!r}")
