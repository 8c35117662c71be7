from typing import Literal

ShowdownViewGame = Literal["showdown"]

SHOWDOWN_VIEW_GAME_VALUES: set[ShowdownViewGame] = {
    "showdown",
}


def check_showdown_view_game(value: str) -> ShowdownViewGame:
    if value in SHOWDOWN_VIEW_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_VIEW_GAME_VALUES!r}")
