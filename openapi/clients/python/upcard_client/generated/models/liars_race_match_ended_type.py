from typing import Literal

LiarsRaceMatchEndedType = Literal["match_ended"]

LIARS_RACE_MATCH_ENDED_TYPE_VALUES: set[LiarsRaceMatchEndedType] = {
    "match_ended",
}


def check_liars_race_match_ended_type(value: str) -> LiarsRaceMatchEndedType:
    if value in LIARS_RACE_MATCH_ENDED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIARS_RACE_MATCH_ENDED_TYPE_VALUES!r}")
