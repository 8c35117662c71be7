from typing import Literal

ShowdownCardStackedType = Literal["card_stacked"]

SHOWDOWN_CARD_STACKED_TYPE_VALUES: set[ShowdownCardStackedType] = {
    "card_stacked",
}


def check_showdown_card_stacked_type(value: str) -> ShowdownCardStackedType:
    if value in SHOWDOWN_CARD_STACKED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_CARD_STACKED_TYPE_VALUES!r}")
