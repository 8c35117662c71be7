from typing import Literal

MatchFinishedType = Literal["match_finished"]

MATCH_FINISHED_TYPE_VALUES: set[MatchFinishedType] = {
    "match_finished",
}


def check_match_finished_type(value: str) -> MatchFinishedType:
    if value in MATCH_FINISHED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_FINISHED_TYPE_VALUES!r}")
