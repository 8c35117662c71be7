from typing import Literal

ShowdownRoundStartedRiverTopType0 = Literal["battery", "beartrap", "blank", "hit"]

SHOWDOWN_ROUND_STARTED_RIVER_TOP_TYPE_0_VALUES: set[ShowdownRoundStartedRiverTopType0] = {
    "battery",
    "beartrap",
    "blank",
    "hit",
}


def check_showdown_round_started_river_top_type_0(value: str) -> ShowdownRoundStartedRiverTopType0:
    if value in SHOWDOWN_ROUND_STARTED_RIVER_TOP_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_ROUND_STARTED_RIVER_TOP_TYPE_0_VALUES!r}")
