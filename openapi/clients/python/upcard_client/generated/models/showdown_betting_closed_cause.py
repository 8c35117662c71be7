from typing import Literal

ShowdownBettingClosedCause = Literal["bound", "fold"]

SHOWDOWN_BETTING_CLOSED_CAUSE_VALUES: set[ShowdownBettingClosedCause] = {
    "bound",
    "fold",
}


def check_showdown_betting_closed_cause(value: str) -> ShowdownBettingClosedCause:
    if value in SHOWDOWN_BETTING_CLOSED_CAUSE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_BETTING_CLOSED_CAUSE_VALUES!r}")
