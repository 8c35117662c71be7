from typing import Literal

MatchStatus = Literal["abandoned", "active", "finished", "open"]

MATCH_STATUS_VALUES: set[MatchStatus] = {
    "abandoned",
    "active",
    "finished",
    "open",
}


def check_match_status(value: str) -> MatchStatus:
    if value in MATCH_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_STATUS_VALUES!r}")
