from typing import Literal

LiarsRaceOptionsBehindTheStart = Literal["clamp", "skip"]

LIARS_RACE_OPTIONS_BEHIND_THE_START_VALUES: set[LiarsRaceOptionsBehindTheStart] = {
    "clamp",
    "skip",
}


def check_liars_race_options_behind_the_start(value: str) -> LiarsRaceOptionsBehindTheStart:
    if value in LIARS_RACE_OPTIONS_BEHIND_THE_START_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIARS_RACE_OPTIONS_BEHIND_THE_START_VALUES!r}")
