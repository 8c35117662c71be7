from typing import Literal

ShowdownCardForfeitedCardType0 = Literal["battery", "beartrap", "blank", "hit"]

SHOWDOWN_CARD_FORFEITED_CARD_TYPE_0_VALUES: set[ShowdownCardForfeitedCardType0] = {
    "battery",
    "beartrap",
    "blank",
    "hit",
}


def check_showdown_card_forfeited_card_type_0(value: str) -> ShowdownCardForfeitedCardType0:
    if value in SHOWDOWN_CARD_FORFEITED_CARD_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_CARD_FORFEITED_CARD_TYPE_0_VALUES!r}")
