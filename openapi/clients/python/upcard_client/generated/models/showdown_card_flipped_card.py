from typing import Literal

ShowdownCardFlippedCard = Literal["battery", "beartrap", "blank", "hit"]

SHOWDOWN_CARD_FLIPPED_CARD_VALUES: set[ShowdownCardFlippedCard] = {
    "battery",
    "beartrap",
    "blank",
    "hit",
}


def check_showdown_card_flipped_card(value: str) -> ShowdownCardFlippedCard:
    if value in SHOWDOWN_CARD_FLIPPED_CARD_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_CARD_FLIPPED_CARD_VALUES!r}")
