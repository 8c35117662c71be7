from typing import Literal

ShowdownCardFlippedRiverTopType0 = Literal["battery", "beartrap", "blank", "hit"]

SHOWDOWN_CARD_FLIPPED_RIVER_TOP_TYPE_0_VALUES: set[ShowdownCardFlippedRiverTopType0] = {
    "battery",
    "beartrap",
    "blank",
    "hit",
}


def check_showdown_card_flipped_river_top_type_0(value: str) -> ShowdownCardFlippedRiverTopType0:
    if value in SHOWDOWN_CARD_FLIPPED_RIVER_TOP_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_CARD_FLIPPED_RIVER_TOP_TYPE_0_VALUES!r}")
