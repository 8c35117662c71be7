from typing import Literal

ShowdownCardFlippedPile = Literal["opponent", "own", "river"]

SHOWDOWN_CARD_FLIPPED_PILE_VALUES: set[ShowdownCardFlippedPile] = {
    "opponent",
    "own",
    "river",
}


def check_showdown_card_flipped_pile(value: str) -> ShowdownCardFlippedPile:
    if value in SHOWDOWN_CARD_FLIPPED_PILE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_CARD_FLIPPED_PILE_VALUES!r}")
