from typing import Literal

LiarsRaceDisclosureGame = Literal["liars-race"]

LIARS_RACE_DISCLOSURE_GAME_VALUES: set[LiarsRaceDisclosureGame] = {
    "liars-race",
}


def check_liars_race_disclosure_game(value: str) -> LiarsRaceDisclosureGame:
    if value in LIARS_RACE_DISCLOSURE_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIARS_RACE_DISCLOSURE_GAME_VALUES!r}")
