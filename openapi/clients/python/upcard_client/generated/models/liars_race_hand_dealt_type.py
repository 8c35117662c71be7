from typing import Literal

LiarsRaceHandDealtType = Literal["hand_dealt"]

LIARS_RACE_HAND_DEALT_TYPE_VALUES: set[LiarsRaceHandDealtType] = {
    "hand_dealt",
}


def check_liars_race_hand_dealt_type(value: str) -> LiarsRaceHandDealtType:
    if value in LIARS_RACE_HAND_DEALT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIARS_RACE_HAND_DEALT_TYPE_VALUES!r}")
