from typing import Literal

ShowdownViewStackType0Item = Literal["battery", "beartrap", "blank", "hit"]

SHOWDOWN_VIEW_STACK_TYPE_0_ITEM_VALUES: set[ShowdownViewStackType0Item] = {
    "battery",
    "beartrap",
    "blank",
    "hit",
}


def check_showdown_view_stack_type_0_item(value: str) -> ShowdownViewStackType0Item:
    if value in SHOWDOWN_VIEW_STACK_TYPE_0_ITEM_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_VIEW_STACK_TYPE_0_ITEM_VALUES!r}")
