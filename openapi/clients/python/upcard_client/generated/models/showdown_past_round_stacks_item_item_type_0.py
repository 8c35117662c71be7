from typing import Literal

ShowdownPastRoundStacksItemItemType0 = Literal["battery", "beartrap", "blank", "hit"]

SHOWDOWN_PAST_ROUND_STACKS_ITEM_ITEM_TYPE_0_VALUES: set[ShowdownPastRoundStacksItemItemType0] = {
    "battery",
    "beartrap",
    "blank",
    "hit",
}


def check_showdown_past_round_stacks_item_item_type_0(value: str) -> ShowdownPastRoundStacksItemItemType0:
    if value in SHOWDOWN_PAST_ROUND_STACKS_ITEM_ITEM_TYPE_0_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SHOWDOWN_PAST_ROUND_STACKS_ITEM_ITEM_TYPE_0_VALUES!r}"
    )
