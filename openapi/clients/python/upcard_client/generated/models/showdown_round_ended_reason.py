from typing import Literal

ShowdownRoundEndedReason = Literal["bet_reached", "hit"]

SHOWDOWN_ROUND_ENDED_REASON_VALUES: set[ShowdownRoundEndedReason] = {
    "bet_reached",
    "hit",
}


def check_showdown_round_ended_reason(value: str) -> ShowdownRoundEndedReason:
    if value in SHOWDOWN_ROUND_ENDED_REASON_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_ROUND_ENDED_REASON_VALUES!r}")
