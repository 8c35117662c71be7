from typing import Literal

LiarsRaceDiceRolledType = Literal["dice_rolled"]

LIARS_RACE_DICE_ROLLED_TYPE_VALUES: set[LiarsRaceDiceRolledType] = {
    "dice_rolled",
}


def check_liars_race_dice_rolled_type(value: str) -> LiarsRaceDiceRolledType:
    if value in LIARS_RACE_DICE_ROLLED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIARS_RACE_DICE_ROLLED_TYPE_VALUES!r}")
