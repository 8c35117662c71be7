from typing import Literal

LiarsRaceOptionsHandSizeType0 = Literal["auto"]

LIARS_RACE_OPTIONS_HAND_SIZE_TYPE_0_VALUES: set[LiarsRaceOptionsHandSizeType0] = {
    "auto",
}


def check_liars_race_options_hand_size_type_0(value: str) -> LiarsRaceOptionsHandSizeType0:
    if value in LIARS_RACE_OPTIONS_HAND_SIZE_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIARS_RACE_OPTIONS_HAND_SIZE_TYPE_0_VALUES!r}")
