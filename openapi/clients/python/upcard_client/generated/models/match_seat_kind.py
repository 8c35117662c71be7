from typing import Literal

MatchSeatKind = Literal["bot", "human", "open"]

MATCH_SEAT_KIND_VALUES: set[MatchSeatKind] = {
    "bot",
    "human",
    "open",
}


def check_match_seat_kind(value: str) -> MatchSeatKind:
    if value in MATCH_SEAT_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_SEAT_KIND_VALUES!r}")
