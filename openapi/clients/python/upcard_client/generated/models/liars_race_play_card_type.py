from typing import Literal

LiarsRacePlayCardType = Literal["play_card"]

LIARS_RACE_PLAY_CARD_TYPE_VALUES: set[LiarsRacePlayCardType] = {
    "play_card",
}


def check_liars_race_play_card_type(value: str) -> LiarsRacePlayCardType:
    if value in LIARS_RACE_PLAY_CARD_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIARS_RACE_PLAY_CARD_TYPE_VALUES!r}")
