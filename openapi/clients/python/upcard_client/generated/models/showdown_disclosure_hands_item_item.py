from typing import Literal

ShowdownDisclosureHandsItemItem = Literal["battery", "beartrap", "blank", "hit"]

SHOWDOWN_DISCLOSURE_HANDS_ITEM_ITEM_VALUES: set[ShowdownDisclosureHandsItemItem] = {
    "battery",
    "beartrap",
    "blank",
    "hit",
}


def check_showdown_disclosure_hands_item_item(value: str) -> ShowdownDisclosureHandsItemItem:
    if value in SHOWDOWN_DISCLOSURE_HANDS_ITEM_ITEM_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_DISCLOSURE_HANDS_ITEM_ITEM_VALUES!r}")
