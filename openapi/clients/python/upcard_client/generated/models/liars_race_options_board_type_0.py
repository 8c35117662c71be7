from typing import Literal

LiarsRaceOptionsBoardType0 = Literal["long", "short", "standard"]

LIARS_RACE_OPTIONS_BOARD_TYPE_0_VALUES: set[LiarsRaceOptionsBoardType0] = {
    "long",
    "short",
    "standard",
}


def check_liars_race_options_board_type_0(value: str) -> LiarsRaceOptionsBoardType0:
    if value in LIARS_RACE_OPTIONS_BOARD_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIARS_RACE_OPTIONS_BOARD_TYPE_0_VALUES!r}")
