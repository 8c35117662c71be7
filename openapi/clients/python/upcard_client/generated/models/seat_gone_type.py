from typing import Literal

SeatGoneType = Literal["seat_gone"]

SEAT_GONE_TYPE_VALUES: set[SeatGoneType] = {
    "seat_gone",
}


def check_seat_gone_type(value: str) -> SeatGoneType:
    if value in SEAT_GONE_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SEAT_GONE_TYPE_VALUES!r}")
