from typing import Literal

DownAndBackCardDrawnType = Literal["card_drawn"]

DOWN_AND_BACK_CARD_DRAWN_TYPE_VALUES: set[DownAndBackCardDrawnType] = {
    "card_drawn",
}


def check_down_and_back_card_drawn_type(value: str) -> DownAndBackCardDrawnType:
    if value in DOWN_AND_BACK_CARD_DRAWN_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_CARD_DRAWN_TYPE_VALUES!r}")
