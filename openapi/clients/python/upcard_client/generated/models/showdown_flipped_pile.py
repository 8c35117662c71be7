from typing import Literal

ShowdownFlippedPile = Literal["opponent", "own", "river"]

SHOWDOWN_FLIPPED_PILE_VALUES: set[ShowdownFlippedPile] = {
    "opponent",
    "own",
    "river",
}


def check_showdown_flipped_pile(value: str) -> ShowdownFlippedPile:
    if value in SHOWDOWN_FLIPPED_PILE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_FLIPPED_PILE_VALUES!r}")
