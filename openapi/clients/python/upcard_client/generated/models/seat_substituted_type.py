from typing import Literal

SeatSubstitutedType = Literal["seat_substituted"]

SEAT_SUBSTITUTED_TYPE_VALUES: set[SeatSubstitutedType] = {
    "seat_substituted",
}


def check_seat_substituted_type(value: str) -> SeatSubstitutedType:
    if value in SEAT_SUBSTITUTED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SEAT_SUBSTITUTED_TYPE_VALUES!r}")
