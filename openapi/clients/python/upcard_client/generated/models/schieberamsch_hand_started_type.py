from typing import Literal

SchieberamschHandStartedType = Literal["hand_started"]

SCHIEBERAMSCH_HAND_STARTED_TYPE_VALUES: set[SchieberamschHandStartedType] = {
    "hand_started",
}


def check_schieberamsch_hand_started_type(value: str) -> SchieberamschHandStartedType:
    if value in SCHIEBERAMSCH_HAND_STARTED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_HAND_STARTED_TYPE_VALUES!r}")
