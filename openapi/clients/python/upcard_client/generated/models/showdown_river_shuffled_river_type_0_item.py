from typing import Literal

ShowdownRiverShuffledRiverType0Item = Literal["battery", "beartrap", "blank", "hit"]

SHOWDOWN_RIVER_SHUFFLED_RIVER_TYPE_0_ITEM_VALUES: set[ShowdownRiverShuffledRiverType0Item] = {
    "battery",
    "beartrap",
    "blank",
    "hit",
}


def check_showdown_river_shuffled_river_type_0_item(value: str) -> ShowdownRiverShuffledRiverType0Item:
    if value in SHOWDOWN_RIVER_SHUFFLED_RIVER_TYPE_0_ITEM_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_RIVER_SHUFFLED_RIVER_TYPE_0_ITEM_VALUES!r}")
