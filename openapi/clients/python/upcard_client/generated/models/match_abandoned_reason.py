from typing import Literal

MatchAbandonedReason = Literal["expired", "left"]

MATCH_ABANDONED_REASON_VALUES: set[MatchAbandonedReason] = {
    "expired",
    "left",
}


def check_match_abandoned_reason(value: str) -> MatchAbandonedReason:
    if value in MATCH_ABANDONED_REASON_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_ABANDONED_REASON_VALUES!r}")
