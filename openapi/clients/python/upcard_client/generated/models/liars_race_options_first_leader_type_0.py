from typing import Literal

LiarsRaceOptionsFirstLeaderType0 = Literal["random"]

LIARS_RACE_OPTIONS_FIRST_LEADER_TYPE_0_VALUES: set[LiarsRaceOptionsFirstLeaderType0] = {
    "random",
}


def check_liars_race_options_first_leader_type_0(value: str) -> LiarsRaceOptionsFirstLeaderType0:
    if value in LIARS_RACE_OPTIONS_FIRST_LEADER_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIARS_RACE_OPTIONS_FIRST_LEADER_TYPE_0_VALUES!r}")
