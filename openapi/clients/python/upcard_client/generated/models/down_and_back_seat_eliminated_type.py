from typing import Literal

DownAndBackSeatEliminatedType = Literal["seat_eliminated"]

DOWN_AND_BACK_SEAT_ELIMINATED_TYPE_VALUES: set[DownAndBackSeatEliminatedType] = {
    "seat_eliminated",
}


def check_down_and_back_seat_eliminated_type(value: str) -> DownAndBackSeatEliminatedType:
    if value in DOWN_AND_BACK_SEAT_ELIMINATED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_SEAT_ELIMINATED_TYPE_VALUES!r}")
