from typing import Literal

ShowdownRiverShuffledTopType0 = Literal["battery", "beartrap", "blank", "hit"]

SHOWDOWN_RIVER_SHUFFLED_TOP_TYPE_0_VALUES: set[ShowdownRiverShuffledTopType0] = {
    "battery",
    "beartrap",
    "blank",
    "hit",
}


def check_showdown_river_shuffled_top_type_0(value: str) -> ShowdownRiverShuffledTopType0:
    if value in SHOWDOWN_RIVER_SHUFFLED_TOP_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_RIVER_SHUFFLED_TOP_TYPE_0_VALUES!r}")
