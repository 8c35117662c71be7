from typing import Literal

MatchAbandonedType = Literal["match_abandoned"]

MATCH_ABANDONED_TYPE_VALUES: set[MatchAbandonedType] = {
    "match_abandoned",
}


def check_match_abandoned_type(value: str) -> MatchAbandonedType:
    if value in MATCH_ABANDONED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_ABANDONED_TYPE_VALUES!r}")
