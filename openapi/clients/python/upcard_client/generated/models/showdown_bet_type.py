from typing import Literal

ShowdownBetType = Literal["bet"]

SHOWDOWN_BET_TYPE_VALUES: set[ShowdownBetType] = {
    "bet",
}


def check_showdown_bet_type(value: str) -> ShowdownBetType:
    if value in SHOWDOWN_BET_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_BET_TYPE_VALUES!r}")
