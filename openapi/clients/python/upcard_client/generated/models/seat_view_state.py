from typing import Literal

SeatViewState = Literal["open", "resigned", "substituted", "taken"]

SEAT_VIEW_STATE_VALUES: set[SeatViewState] = {
    "open",
    "resigned",
    "substituted",
    "taken",
}


def check_seat_view_state(value: str) -> SeatViewState:
    if value in SEAT_VIEW_STATE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SEAT_VIEW_STATE_VALUES!r}")
