from typing import Literal

ShowdownCardFlippedType = Literal["card_flipped"]

SHOWDOWN_CARD_FLIPPED_TYPE_VALUES: set[ShowdownCardFlippedType] = {
    "card_flipped",
}


def check_showdown_card_flipped_type(value: str) -> ShowdownCardFlippedType:
    if value in SHOWDOWN_CARD_FLIPPED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_CARD_FLIPPED_TYPE_VALUES!r}")
