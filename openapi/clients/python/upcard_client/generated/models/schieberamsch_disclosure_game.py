from typing import Literal

SchieberamschDisclosureGame = Literal["schieberamsch"]

SCHIEBERAMSCH_DISCLOSURE_GAME_VALUES: set[SchieberamschDisclosureGame] = {
    "schieberamsch",
}


def check_schieberamsch_disclosure_game(value: str) -> SchieberamschDisclosureGame:
    if value in SCHIEBERAMSCH_DISCLOSURE_GAME_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_DISCLOSURE_GAME_VALUES!r}")
