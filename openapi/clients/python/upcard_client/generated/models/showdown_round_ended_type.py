from typing import Literal

ShowdownRoundEndedType = Literal["round_ended"]

SHOWDOWN_ROUND_ENDED_TYPE_VALUES: set[ShowdownRoundEndedType] = {
    "round_ended",
}


def check_showdown_round_ended_type(value: str) -> ShowdownRoundEndedType:
    if value in SHOWDOWN_ROUND_ENDED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_ROUND_ENDED_TYPE_VALUES!r}")
