from typing import Literal

OwnItemType = Literal["invitation", "match_ended", "match_started", "your_turn"]

OWN_ITEM_TYPE_VALUES: set[OwnItemType] = {
    "invitation",
    "match_ended",
    "match_started",
    "your_turn",
}


def check_own_item_type(value: str) -> OwnItemType:
    if value in OWN_ITEM_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OWN_ITEM_TYPE_VALUES!r}")
