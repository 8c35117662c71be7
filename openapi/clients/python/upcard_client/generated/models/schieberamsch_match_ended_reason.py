from typing import Literal

SchieberamschMatchEndedReason = Literal["hands", "max_hands", "target"]

SCHIEBERAMSCH_MATCH_ENDED_REASON_VALUES: set[SchieberamschMatchEndedReason] = {
    "hands",
    "max_hands",
    "target",
}


def check_schieberamsch_match_ended_reason(value: str) -> SchieberamschMatchEndedReason:
    if value in SCHIEBERAMSCH_MATCH_ENDED_REASON_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_MATCH_ENDED_REASON_VALUES!r}")
