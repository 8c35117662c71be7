from typing import Literal

ShowdownDisclosureGame = Literal["showdown"]

SHOWDOWN_DISCLOSURE_GAME_VALUES: set[ShowdownDisclosureGame] = {
    "showdown",
}


def check_showdown_disclosure_game(value: str) -> ShowdownDisclosureGame:
    if value in SHOWDOWN_DISCLOSURE_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_DISCLOSURE_GAME_VALUES!r}")
