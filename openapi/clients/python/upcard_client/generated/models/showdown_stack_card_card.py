from typing import Literal

ShowdownStackCardCard = Literal["battery", "beartrap", "blank", "hit"]

SHOWDOWN_STACK_CARD_CARD_VALUES: set[ShowdownStackCardCard] = {
    "battery",
    "beartrap",
    "blank",
    "hit",
}


def check_showdown_stack_card_card(value: str) -> ShowdownStackCardCard:
    if value in SHOWDOWN_STACK_CARD_CARD_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_STACK_CARD_CARD_VALUES!r}")
