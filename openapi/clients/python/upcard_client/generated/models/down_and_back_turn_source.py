from typing import Literal

DownAndBackTurnSource = Literal["discard", "stock"]

DOWN_AND_BACK_TURN_SOURCE_VALUES: set[DownAndBackTurnSource] = {
    "discard",
    "stock",
}


def check_down_and_back_turn_source(value: str) -> DownAndBackTurnSource:
    if value in DOWN_AND_BACK_TURN_SOURCE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_TURN_SOURCE_VALUES!r}")
