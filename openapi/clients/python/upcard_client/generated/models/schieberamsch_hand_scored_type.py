from typing import Literal

SchieberamschHandScoredType = Literal["hand_scored"]

SCHIEBERAMSCH_HAND_SCORED_TYPE_VALUES: set[SchieberamschHandScoredType] = {
    "hand_scored",
}


def check_schieberamsch_hand_scored_type(value: str) -> SchieberamschHandScoredType:
    if value in SCHIEBERAMSCH_HAND_SCORED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_HAND_SCORED_TYPE_VALUES!r}")
