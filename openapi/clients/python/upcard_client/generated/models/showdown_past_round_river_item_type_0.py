from typing import Literal

ShowdownPastRoundRiverItemType0 = Literal["battery", "beartrap", "blank", "hit"]

SHOWDOWN_PAST_ROUND_RIVER_ITEM_TYPE_0_VALUES: set[ShowdownPastRoundRiverItemType0] = {
    "battery",
    "beartrap",
    "blank",
    "hit",
}


def check_showdown_past_round_river_item_type_0(value: str) -> ShowdownPastRoundRiverItemType0:
    if value in SHOWDOWN_PAST_ROUND_RIVER_ITEM_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_PAST_ROUND_RIVER_ITEM_TYPE_0_VALUES!r}")
