from typing import Literal

LiarsRaceCardPlayedType = Literal["card_played"]

LIARS_RACE_CARD_PLAYED_TYPE_VALUES: set[LiarsRaceCardPlayedType] = {
    "card_played",
}


def check_liars_race_card_played_type(value: str) -> LiarsRaceCardPlayedType:
    if value in LIARS_RACE_CARD_PLAYED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIARS_RACE_CARD_PLAYED_TYPE_VALUES!r}")
