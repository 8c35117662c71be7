from typing import Literal

ShowdownPastRoundReason = Literal["bet_reached", "hit"]

SHOWDOWN_PAST_ROUND_REASON_VALUES: set[ShowdownPastRoundReason] = {
    "bet_reached",
    "hit",
}


def check_showdown_past_round_reason(value: str) -> ShowdownPastRoundReason:
    if value in SHOWDOWN_PAST_ROUND_REASON_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_PAST_ROUND_REASON_VALUES!r}")
