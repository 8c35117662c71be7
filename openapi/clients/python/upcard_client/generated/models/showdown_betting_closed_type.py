from typing import Literal

ShowdownBettingClosedType = Literal["betting_closed"]

SHOWDOWN_BETTING_CLOSED_TYPE_VALUES: set[ShowdownBettingClosedType] = {
    "betting_closed",
}


def check_showdown_betting_closed_type(value: str) -> ShowdownBettingClosedType:
    if value in SHOWDOWN_BETTING_CLOSED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_BETTING_CLOSED_TYPE_VALUES!r}")
