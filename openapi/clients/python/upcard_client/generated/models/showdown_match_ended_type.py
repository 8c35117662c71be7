from typing import Literal

ShowdownMatchEndedType = Literal["match_ended"]

SHOWDOWN_MATCH_ENDED_TYPE_VALUES: set[ShowdownMatchEndedType] = {
    "match_ended",
}


def check_showdown_match_ended_type(value: str) -> ShowdownMatchEndedType:
    if value in SHOWDOWN_MATCH_ENDED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_MATCH_ENDED_TYPE_VALUES!r}")
