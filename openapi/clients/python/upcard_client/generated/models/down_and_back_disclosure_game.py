from typing import Literal

DownAndBackDisclosureGame = Literal["down-and-back"]

DOWN_AND_BACK_DISCLOSURE_GAME_VALUES: set[DownAndBackDisclosureGame] = {
    "down-and-back",
}


def check_down_and_back_disclosure_game(value: str) -> DownAndBackDisclosureGame:
    if value in DOWN_AND_BACK_DISCLOSURE_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_DISCLOSURE_GAME_VALUES!r}")
