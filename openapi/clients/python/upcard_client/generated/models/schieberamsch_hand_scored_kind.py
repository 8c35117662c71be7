from typing import Literal

SchieberamschHandScoredKind = Literal["grand_hand", "ramsch"]

SCHIEBERAMSCH_HAND_SCORED_KIND_VALUES: set[SchieberamschHandScoredKind] = {
    "grand_hand",
    "ramsch",
}


def check_schieberamsch_hand_scored_kind(value: str) -> SchieberamschHandScoredKind:
    if value in SCHIEBERAMSCH_HAND_SCORED_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_HAND_SCORED_KIND_VALUES!r}")
