from typing import Literal

OwnMatchStatus = Literal["abandoned", "active", "finished", "open"]

OWN_MATCH_STATUS_VALUES: set[OwnMatchStatus] = {
    "abandoned",
    "active",
    "finished",
    "open",
}


def check_own_match_status(value: str) -> OwnMatchStatus:
    if value in OWN_MATCH_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OWN_MATCH_STATUS_VALUES!r}")
