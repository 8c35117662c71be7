from typing import Literal

SchieberamschHandDealtType = Literal["hand_dealt"]

SCHIEBERAMSCH_HAND_DEALT_TYPE_VALUES: set[SchieberamschHandDealtType] = {
    "hand_dealt",
}


def check_schieberamsch_hand_dealt_type(value: str) -> SchieberamschHandDealtType:
    if value in SCHIEBERAMSCH_HAND_DEALT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_HAND_DEALT_TYPE_VALUES!r}")
