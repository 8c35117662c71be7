from typing import Literal

SeatOfMatchKind = Literal["bot", "human", "open"]

SEAT_OF_MATCH_KIND_VALUES: set[SeatOfMatchKind] = {
    "bot",
    "human",
    "open",
}


def check_seat_of_match_kind(value: str) -> SeatOfMatchKind:
    if value in SEAT_OF_MATCH_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SEAT_OF_MATCH_KIND_VALUES!r}")
