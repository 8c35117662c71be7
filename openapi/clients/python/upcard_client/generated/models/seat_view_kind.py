from typing import Literal

SeatViewKind = Literal["bot", "human", "open"]

SEAT_VIEW_KIND_VALUES: set[SeatViewKind] = {
    "bot",
    "human",
    "open",
}


def check_seat_view_kind(value: str) -> SeatViewKind:
    if value in SEAT_VIEW_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SEAT_VIEW_KIND_VALUES!r}")
