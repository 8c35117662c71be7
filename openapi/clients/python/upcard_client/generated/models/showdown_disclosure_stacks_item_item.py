from typing import Literal

ShowdownDisclosureStacksItemItem = Literal["battery", "beartrap", "blank", "hit"]

SHOWDOWN_DISCLOSURE_STACKS_ITEM_ITEM_VALUES: set[ShowdownDisclosureStacksItemItem] = {
    "battery",
    "beartrap",
    "blank",
    "hit",
}


def check_showdown_disclosure_stacks_item_item(value: str) -> ShowdownDisclosureStacksItemItem:
    if value in SHOWDOWN_DISCLOSURE_STACKS_ITEM_ITEM_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_DISCLOSURE_STACKS_ITEM_ITEM_VALUES!r}")
