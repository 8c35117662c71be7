from typing import Literal

ShowdownRoundStartedRiverType0Item = Literal["battery", "beartrap", "blank", "hit"]

SHOWDOWN_ROUND_STARTED_RIVER_TYPE_0_ITEM_VALUES: set[ShowdownRoundStartedRiverType0Item] = {
    "battery",
    "beartrap",
    "blank",
    "hit",
}


def check_showdown_round_started_river_type_0_item(value: str) -> ShowdownRoundStartedRiverType0Item:
    if value in SHOWDOWN_ROUND_STARTED_RIVER_TYPE_0_ITEM_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_ROUND_STARTED_RIVER_TYPE_0_ITEM_VALUES!r}")
