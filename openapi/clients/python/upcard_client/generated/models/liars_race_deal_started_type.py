from typing import Literal

LiarsRaceDealStartedType = Literal["deal_started"]

LIARS_RACE_DEAL_STARTED_TYPE_VALUES: set[LiarsRaceDealStartedType] = {
    "deal_started",
}


def check_liars_race_deal_started_type(value: str) -> LiarsRaceDealStartedType:
    if value in LIARS_RACE_DEAL_STARTED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIARS_RACE_DEAL_STARTED_TYPE_VALUES!r}")
