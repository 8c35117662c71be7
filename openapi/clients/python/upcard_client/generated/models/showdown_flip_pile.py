from typing import Literal

ShowdownFlipPile = Literal["opponent", "own", "river"]

SHOWDOWN_FLIP_PILE_VALUES: set[ShowdownFlipPile] = {
    "opponent",
    "own",
    "river",
}


def check_showdown_flip_pile(value: str) -> ShowdownFlipPile:
    if value in SHOWDOWN_FLIP_PILE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_FLIP_PILE_VALUES!r}")
