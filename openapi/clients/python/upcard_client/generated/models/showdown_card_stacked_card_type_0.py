from typing import Literal

ShowdownCardStackedCardType0 = Literal["battery", "beartrap", "blank", "hit"]

SHOWDOWN_CARD_STACKED_CARD_TYPE_0_VALUES: set[ShowdownCardStackedCardType0] = {
    "battery",
    "beartrap",
    "blank",
    "hit",
}


def check_showdown_card_stacked_card_type_0(value: str) -> ShowdownCardStackedCardType0:
    if value in SHOWDOWN_CARD_STACKED_CARD_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_CARD_STACKED_CARD_TYPE_0_VALUES!r}")
