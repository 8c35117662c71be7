from typing import Literal

ShowdownCardForfeitedType = Literal["card_forfeited"]

SHOWDOWN_CARD_FORFEITED_TYPE_VALUES: set[ShowdownCardForfeitedType] = {
    "card_forfeited",
}


def check_showdown_card_forfeited_type(value: str) -> ShowdownCardForfeitedType:
    if value in SHOWDOWN_CARD_FORFEITED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_CARD_FORFEITED_TYPE_VALUES!r}")
