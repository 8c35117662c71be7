from typing import Literal

SeatLeftType = Literal["seat_left"]

SEAT_LEFT_TYPE_VALUES: set[SeatLeftType] = {
    "seat_left",
}


def check_seat_left_type(value: str) -> SeatLeftType:
    if value in SEAT_LEFT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SEAT_LEFT_TYPE_VALUES!r}")
