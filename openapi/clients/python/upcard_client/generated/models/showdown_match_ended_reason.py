from typing import Literal

ShowdownMatchEndedReason = Literal["cards", "energy"]

SHOWDOWN_MATCH_ENDED_REASON_VALUES: set[ShowdownMatchEndedReason] = {
    "cards",
    "energy",
}


def check_showdown_match_ended_reason(value: str) -> ShowdownMatchEndedReason:
    if value in SHOWDOWN_MATCH_ENDED_REASON_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_MATCH_ENDED_REASON_VALUES!r}")
