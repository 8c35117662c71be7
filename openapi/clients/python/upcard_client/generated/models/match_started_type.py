from typing import Literal

MatchStartedType = Literal["match_started"]

MATCH_STARTED_TYPE_VALUES: set[MatchStartedType] = {
    "match_started",
}


def check_match_started_type(value: str) -> MatchStartedType:
    if value in MATCH_STARTED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_STARTED_TYPE_VALUES!r}")
