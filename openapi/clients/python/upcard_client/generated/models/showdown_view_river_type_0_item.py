from typing import Literal

ShowdownViewRiverType0Item = Literal["battery", "beartrap", "blank", "hit"]

SHOWDOWN_VIEW_RIVER_TYPE_0_ITEM_VALUES: set[ShowdownViewRiverType0Item] = {
    "battery",
    "beartrap",
    "blank",
    "hit",
}


def check_showdown_view_river_type_0_item(value: str) -> ShowdownViewRiverType0Item:
    if value in SHOWDOWN_VIEW_RIVER_TYPE_0_ITEM_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_VIEW_RIVER_TYPE_0_ITEM_VALUES!r}")
