from typing import Literal

LiarsRaceOptionsDice = Literal["per_deal", "per_game", "per_trick"]

LIARS_RACE_OPTIONS_DICE_VALUES: set[LiarsRaceOptionsDice] = {
    "per_deal",
    "per_game",
    "per_trick",
}


def check_liars_race_options_dice(value: str) -> LiarsRaceOptionsDice:
    if value in LIARS_RACE_OPTIONS_DICE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIARS_RACE_OPTIONS_DICE_VALUES!r}")
