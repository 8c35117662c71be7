from typing import Literal

SchieberamschViewGame = Literal["schieberamsch"]

SCHIEBERAMSCH_VIEW_GAME_VALUES: set[SchieberamschViewGame] = {
    "schieberamsch",
}


def check_schieberamsch_view_game(value: str) -> SchieberamschViewGame:
    if value in SCHIEBERAMSCH_VIEW_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_VIEW_GAME_VALUES!r}")
