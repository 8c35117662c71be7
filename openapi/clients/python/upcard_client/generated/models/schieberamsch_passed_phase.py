from typing import Literal

SchieberamschPassedPhase = Literal["announce", "finished", "kontra", "play", "skat"]

SCHIEBERAMSCH_PASSED_PHASE_VALUES: set[SchieberamschPassedPhase] = {
    "announce",
    "finished",
    "kontra",
    "play",
    "skat",
}


def check_schieberamsch_passed_phase(value: str) -> SchieberamschPassedPhase:
    if value in SCHIEBERAMSCH_PASSED_PHASE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_PASSED_PHASE_VALUES!r}")
