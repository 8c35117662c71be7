from typing import Literal

SchieberamschHandScoredJacksType0 = Literal["with", "without"]

SCHIEBERAMSCH_HAND_SCORED_JACKS_TYPE_0_VALUES: set[SchieberamschHandScoredJacksType0] = {
    "with",
    "without",
}


def check_schieberamsch_hand_scored_jacks_type_0(value: str) -> SchieberamschHandScoredJacksType0:
    if value in SCHIEBERAMSCH_HAND_SCORED_JACKS_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_HAND_SCORED_JACKS_TYPE_0_VALUES!r}")
