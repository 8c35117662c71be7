from typing import Literal

SeatClaimedType = Literal["seat_claimed"]

SEAT_CLAIMED_TYPE_VALUES: set[SeatClaimedType] = {
    "seat_claimed",
}


def check_seat_claimed_type(value: str) -> SeatClaimedType:
    if value in SEAT_CLAIMED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SEAT_CLAIMED_TYPE_VALUES!r}")
