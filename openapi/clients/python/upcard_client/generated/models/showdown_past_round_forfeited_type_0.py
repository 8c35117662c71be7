from typing import Literal

ShowdownPastRoundForfeitedType0 = Literal["battery", "beartrap", "blank", "hit"]

SHOWDOWN_PAST_ROUND_FORFEITED_TYPE_0_VALUES: set[ShowdownPastRoundForfeitedType0] = {
    "battery",
    "beartrap",
    "blank",
    "hit",
}


def check_showdown_past_round_forfeited_type_0(value: str) -> ShowdownPastRoundForfeitedType0:
    if value in SHOWDOWN_PAST_ROUND_FORFEITED_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_PAST_ROUND_FORFEITED_TYPE_0_VALUES!r}")
