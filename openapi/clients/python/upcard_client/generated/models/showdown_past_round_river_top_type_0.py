from typing import Literal

ShowdownPastRoundRiverTopType0 = Literal["battery", "beartrap", "blank", "hit"]

SHOWDOWN_PAST_ROUND_RIVER_TOP_TYPE_0_VALUES: set[ShowdownPastRoundRiverTopType0] = {
    "battery",
    "beartrap",
    "blank",
    "hit",
}


def check_showdown_past_round_river_top_type_0(value: str) -> ShowdownPastRoundRiverTopType0:
    if value in SHOWDOWN_PAST_ROUND_RIVER_TOP_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_PAST_ROUND_RIVER_TOP_TYPE_0_VALUES!r}")
