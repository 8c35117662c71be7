from typing import Literal

DownAndBackMatchEndedType = Literal["match_ended"]

DOWN_AND_BACK_MATCH_ENDED_TYPE_VALUES: set[DownAndBackMatchEndedType] = {
    "match_ended",
}


def check_down_and_back_match_ended_type(value: str) -> DownAndBackMatchEndedType:
    if value in DOWN_AND_BACK_MATCH_ENDED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_MATCH_ENDED_TYPE_VALUES!r}")
