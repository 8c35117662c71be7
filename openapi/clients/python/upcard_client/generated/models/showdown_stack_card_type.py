from typing import Literal

ShowdownStackCardType = Literal["stack_card"]

SHOWDOWN_STACK_CARD_TYPE_VALUES: set[ShowdownStackCardType] = {
    "stack_card",
}


def check_showdown_stack_card_type(value: str) -> ShowdownStackCardType:
    if value in SHOWDOWN_STACK_CARD_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_STACK_CARD_TYPE_VALUES!r}")
