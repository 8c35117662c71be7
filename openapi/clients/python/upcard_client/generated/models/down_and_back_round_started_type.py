from typing import Literal

DownAndBackRoundStartedType = Literal["round_started"]

DOWN_AND_BACK_ROUND_STARTED_TYPE_VALUES: set[DownAndBackRoundStartedType] = {
    "round_started",
}


def check_down_and_back_round_started_type(value: str) -> DownAndBackRoundStartedType:
    if value in DOWN_AND_BACK_ROUND_STARTED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_ROUND_STARTED_TYPE_VALUES!r}")
