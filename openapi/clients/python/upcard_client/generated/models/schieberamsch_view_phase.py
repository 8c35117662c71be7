from typing import Literal

SchieberamschViewPhase = Literal["announce", "finished", "kontra", "play", "skat"]

SCHIEBERAMSCH_VIEW_PHASE_VALUES: set[SchieberamschViewPhase] = {
    "announce",
    "finished",
    "kontra",
    "play",
    "skat",
}


def check_schieberamsch_view_phase(value: str) -> SchieberamschViewPhase:
    if value in SCHIEBERAMSCH_VIEW_PHASE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_VIEW_PHASE_VALUES!r}")
