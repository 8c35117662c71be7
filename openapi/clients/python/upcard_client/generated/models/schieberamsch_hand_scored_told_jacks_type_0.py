from typing import Literal

SchieberamschHandScoredToldJacksType0 = Literal["with", "without"]

SCHIEBERAMSCH_HAND_SCORED_TOLD_JACKS_TYPE_0_VALUES: set[SchieberamschHandScoredToldJacksType0] = {
    "with",
    "without",
}


def check_schieberamsch_hand_scored_told_jacks_type_0(value: str) -> SchieberamschHandScoredToldJacksType0:
    if value in SCHIEBERAMSCH_HAND_SCORED_TOLD_JACKS_TYPE_0_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_HAND_SCORED_TOLD_JACKS_TYPE_0_VALUES!r}"
    )
