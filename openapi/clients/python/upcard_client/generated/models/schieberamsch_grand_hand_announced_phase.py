from typing import Literal

SchieberamschGrandHandAnnouncedPhase = Literal["announce", "finished", "kontra", "play", "skat"]

SCHIEBERAMSCH_GRAND_HAND_ANNOUNCED_PHASE_VALUES: set[SchieberamschGrandHandAnnouncedPhase] = {
    "announce",
    "finished",
    "kontra",
    "play",
    "skat",
}


def check_schieberamsch_grand_hand_announced_phase(value: str) -> SchieberamschGrandHandAnnouncedPhase:
    if value in SCHIEBERAMSCH_GRAND_HAND_ANNOUNCED_PHASE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_GRAND_HAND_ANNOUNCED_PHASE_VALUES!r}")
