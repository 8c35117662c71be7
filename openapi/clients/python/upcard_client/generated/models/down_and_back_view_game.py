from typing import Literal

DownAndBackViewGame = Literal["down-and-back"]

DOWN_AND_BACK_VIEW_GAME_VALUES: set[DownAndBackViewGame] = {
    "down-and-back",
}


def check_down_and_back_view_game(value: str) -> DownAndBackViewGame:
    if value in DOWN_AND_BACK_VIEW_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_VIEW_GAME_VALUES!r}")
