from typing import Literal

ShowdownViewHandType0Item = Literal["battery", "beartrap", "blank", "hit"]

SHOWDOWN_VIEW_HAND_TYPE_0_ITEM_VALUES: set[ShowdownViewHandType0Item] = {
    "battery",
    "beartrap",
    "blank",
    "hit",
}


def check_showdown_view_hand_type_0_item(value: str) -> ShowdownViewHandType0Item:
    if value in SHOWDOWN_VIEW_HAND_TYPE_0_ITEM_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_VIEW_HAND_TYPE_0_ITEM_VALUES!r}")
