from typing import Literal

MatchSeatState = Literal["open", "resigned", "substituted", "taken"]

MATCH_SEAT_STATE_VALUES: set[MatchSeatState] = {
    "open",
    "resigned",
    "substituted",
    "taken",
}


def check_match_seat_state(value: str) -> MatchSeatState:
    if value in MATCH_SEAT_STATE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_SEAT_STATE_VALUES!r}")
