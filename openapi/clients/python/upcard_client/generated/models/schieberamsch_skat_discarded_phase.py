from typing import Literal

SchieberamschSkatDiscardedPhase = Literal["announce", "finished", "kontra", "play", "skat"]

SCHIEBERAMSCH_SKAT_DISCARDED_PHASE_VALUES: set[SchieberamschSkatDiscardedPhase] = {
    "announce",
    "finished",
    "kontra",
    "play",
    "skat",
}


def check_schieberamsch_skat_discarded_phase(value: str) -> SchieberamschSkatDiscardedPhase:
    if value in SCHIEBERAMSCH_SKAT_DISCARDED_PHASE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_SKAT_DISCARDED_PHASE_VALUES!r}")
