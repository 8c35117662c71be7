from typing import Literal

SchieberamschHandStartedPhase = Literal["announce", "skat"]

SCHIEBERAMSCH_HAND_STARTED_PHASE_VALUES: set[SchieberamschHandStartedPhase] = {
    "announce",
    "skat",
}


def check_schieberamsch_hand_started_phase(value: str) -> SchieberamschHandStartedPhase:
    if value in SCHIEBERAMSCH_HAND_STARTED_PHASE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_HAND_STARTED_PHASE_VALUES!r}")
