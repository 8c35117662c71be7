from typing import Literal

SchieberamschSkatPushedPhase = Literal["announce", "finished", "kontra", "play", "skat"]

SCHIEBERAMSCH_SKAT_PUSHED_PHASE_VALUES: set[SchieberamschSkatPushedPhase] = {
    "announce",
    "finished",
    "kontra",
    "play",
    "skat",
}


def check_schieberamsch_skat_pushed_phase(value: str) -> SchieberamschSkatPushedPhase:
    if value in SCHIEBERAMSCH_SKAT_PUSHED_PHASE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_SKAT_PUSHED_PHASE_VALUES!r}")
