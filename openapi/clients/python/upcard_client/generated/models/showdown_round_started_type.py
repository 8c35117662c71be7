from typing import Literal

ShowdownRoundStartedType = Literal["round_started"]

SHOWDOWN_ROUND_STARTED_TYPE_VALUES: set[ShowdownRoundStartedType] = {
    "round_started",
}


def check_showdown_round_started_type(value: str) -> ShowdownRoundStartedType:
    if value in SHOWDOWN_ROUND_STARTED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_ROUND_STARTED_TYPE_VALUES!r}")
