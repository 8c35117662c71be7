from typing import Literal

LiarsRaceTrickWonType = Literal["trick_won"]

LIARS_RACE_TRICK_WON_TYPE_VALUES: set[LiarsRaceTrickWonType] = {
    "trick_won",
}


def check_liars_race_trick_won_type(value: str) -> LiarsRaceTrickWonType:
    if value in LIARS_RACE_TRICK_WON_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIARS_RACE_TRICK_WON_TYPE_VALUES!r}")
