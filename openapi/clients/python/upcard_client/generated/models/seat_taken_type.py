from typing import Literal

SeatTakenType = Literal["seat_taken"]

SEAT_TAKEN_TYPE_VALUES: set[SeatTakenType] = {
    "seat_taken",
}


def check_seat_taken_type(value: str) -> SeatTakenType:
    if value in SEAT_TAKEN_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SEAT_TAKEN_TYPE_VALUES!r}")
