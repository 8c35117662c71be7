from typing import Literal

SeatBackType = Literal["seat_back"]

SEAT_BACK_TYPE_VALUES: set[SeatBackType] = {
    "seat_back",
}


def check_seat_back_type(value: str) -> SeatBackType:
    if value in SEAT_BACK_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SEAT_BACK_TYPE_VALUES!r}")
