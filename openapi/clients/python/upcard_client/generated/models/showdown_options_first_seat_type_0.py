from typing import Literal

ShowdownOptionsFirstSeatType0 = Literal["random"]

SHOWDOWN_OPTIONS_FIRST_SEAT_TYPE_0_VALUES: set[ShowdownOptionsFirstSeatType0] = {
    "random",
}


def check_showdown_options_first_seat_type_0(value: str) -> ShowdownOptionsFirstSeatType0:
    if value in SHOWDOWN_OPTIONS_FIRST_SEAT_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_OPTIONS_FIRST_SEAT_TYPE_0_VALUES!r}")
