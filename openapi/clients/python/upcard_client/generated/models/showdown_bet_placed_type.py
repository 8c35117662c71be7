from typing import Literal

ShowdownBetPlacedType = Literal["bet_placed"]

SHOWDOWN_BET_PLACED_TYPE_VALUES: set[ShowdownBetPlacedType] = {
    "bet_placed",
}


def check_showdown_bet_placed_type(value: str) -> ShowdownBetPlacedType:
    if value in SHOWDOWN_BET_PLACED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_BET_PLACED_TYPE_VALUES!r}")
