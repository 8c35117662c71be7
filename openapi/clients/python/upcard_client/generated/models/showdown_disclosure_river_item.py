from typing import Literal

ShowdownDisclosureRiverItem = Literal["battery", "beartrap", "blank", "hit"]

SHOWDOWN_DISCLOSURE_RIVER_ITEM_VALUES: set[ShowdownDisclosureRiverItem] = {
    "battery",
    "beartrap",
    "blank",
    "hit",
}


def check_showdown_disclosure_river_item(value: str) -> ShowdownDisclosureRiverItem:
    if value in SHOWDOWN_DISCLOSURE_RIVER_ITEM_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_DISCLOSURE_RIVER_ITEM_VALUES!r}")
