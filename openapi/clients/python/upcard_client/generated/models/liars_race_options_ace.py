from typing import Literal

LiarsRaceOptionsAce = Literal["high", "low"]

LIARS_RACE_OPTIONS_ACE_VALUES: set[LiarsRaceOptionsAce] = {
    "high",
    "low",
}


def check_liars_race_options_ace(value: str) -> LiarsRaceOptionsAce:
    if value in LIARS_RACE_OPTIONS_ACE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIARS_RACE_OPTIONS_ACE_VALUES!r}")
