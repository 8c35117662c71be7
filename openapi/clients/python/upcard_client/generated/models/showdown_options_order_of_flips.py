from typing import Literal

ShowdownOptionsOrderOfFlips = Literal["free", "top_down"]

SHOWDOWN_OPTIONS_ORDER_OF_FLIPS_VALUES: set[ShowdownOptionsOrderOfFlips] = {
    "free",
    "top_down",
}


def check_showdown_options_order_of_flips(value: str) -> ShowdownOptionsOrderOfFlips:
    if value in SHOWDOWN_OPTIONS_ORDER_OF_FLIPS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_OPTIONS_ORDER_OF_FLIPS_VALUES!r}")
