from typing import Literal

SchieberamschHandScoredToldKind = Literal["grand_hand", "ramsch"]

SCHIEBERAMSCH_HAND_SCORED_TOLD_KIND_VALUES: set[SchieberamschHandScoredToldKind] = {
    "grand_hand",
    "ramsch",
}


def check_schieberamsch_hand_scored_told_kind(value: str) -> SchieberamschHandScoredToldKind:
    if value in SCHIEBERAMSCH_HAND_SCORED_TOLD_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_HAND_SCORED_TOLD_KIND_VALUES!r}")
