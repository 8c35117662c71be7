from typing import Literal

SchieberamschMatchEndedType = Literal["match_ended"]

SCHIEBERAMSCH_MATCH_ENDED_TYPE_VALUES: set[SchieberamschMatchEndedType] = {
    "match_ended",
}


def check_schieberamsch_match_ended_type(value: str) -> SchieberamschMatchEndedType:
    if value in SCHIEBERAMSCH_MATCH_ENDED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_MATCH_ENDED_TYPE_VALUES!r}")
