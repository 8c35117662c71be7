from typing import Literal

SeatTakenKind = Literal["bot", "human"]

SEAT_TAKEN_KIND_VALUES: set[SeatTakenKind] = {
    "bot",
    "human",
}


def check_seat_taken_kind(value: str) -> SeatTakenKind:
    if value in SEAT_TAKEN_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SEAT_TAKEN_KIND_VALUES!r}")
