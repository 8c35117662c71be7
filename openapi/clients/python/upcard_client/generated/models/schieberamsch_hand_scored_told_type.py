from typing import Literal

SchieberamschHandScoredToldType = Literal["hand_scored"]

SCHIEBERAMSCH_HAND_SCORED_TOLD_TYPE_VALUES: set[SchieberamschHandScoredToldType] = {
    "hand_scored",
}


def check_schieberamsch_hand_scored_told_type(value: str) -> SchieberamschHandScoredToldType:
    if value in SCHIEBERAMSCH_HAND_SCORED_TOLD_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_HAND_SCORED_TOLD_TYPE_VALUES!r}")
