from typing import Literal

ShowdownFlippedCard = Literal["battery", "beartrap", "blank", "hit"]

SHOWDOWN_FLIPPED_CARD_VALUES: set[ShowdownFlippedCard] = {
    "battery",
    "beartrap",
    "blank",
    "hit",
}


def check_showdown_flipped_card(value: str) -> ShowdownFlippedCard:
    if value in SHOWDOWN_FLIPPED_CARD_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_FLIPPED_CARD_VALUES!r}")
