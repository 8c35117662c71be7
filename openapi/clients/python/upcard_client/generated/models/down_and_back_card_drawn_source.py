from typing import Literal

DownAndBackCardDrawnSource = Literal["discard", "stock"]

DOWN_AND_BACK_CARD_DRAWN_SOURCE_VALUES: set[DownAndBackCardDrawnSource] = {
    "discard",
    "stock",
}


def check_down_and_back_card_drawn_source(value: str) -> DownAndBackCardDrawnSource:
    if value in DOWN_AND_BACK_CARD_DRAWN_SOURCE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_CARD_DRAWN_SOURCE_VALUES!r}")
