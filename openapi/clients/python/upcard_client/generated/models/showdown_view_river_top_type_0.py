from typing import Literal

ShowdownViewRiverTopType0 = Literal["battery", "beartrap", "blank", "hit"]

SHOWDOWN_VIEW_RIVER_TOP_TYPE_0_VALUES: set[ShowdownViewRiverTopType0] = {
    "battery",
    "beartrap",
    "blank",
    "hit",
}


def check_showdown_view_river_top_type_0(value: str) -> ShowdownViewRiverTopType0:
    if value in SHOWDOWN_VIEW_RIVER_TOP_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_VIEW_RIVER_TOP_TYPE_0_VALUES!r}")
