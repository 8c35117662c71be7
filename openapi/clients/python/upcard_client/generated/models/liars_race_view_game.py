from typing import Literal

LiarsRaceViewGame = Literal["liars-race"]

LIARS_RACE_VIEW_GAME_VALUES: set[LiarsRaceViewGame] = {
    "liars-race",
}


def check_liars_race_view_game(value: str) -> LiarsRaceViewGame:
    if value in LIARS_RACE_VIEW_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIARS_RACE_VIEW_GAME_VALUES!r}")
