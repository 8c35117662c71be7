from typing import Literal

SeatResignedType = Literal["seat_resigned"]

SEAT_RESIGNED_TYPE_VALUES: set[SeatResignedType] = {
    "seat_resigned",
}


def check_seat_resigned_type(value: str) -> SeatResignedType:
    if value in SEAT_RESIGNED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SEAT_RESIGNED_TYPE_VALUES!r}")
