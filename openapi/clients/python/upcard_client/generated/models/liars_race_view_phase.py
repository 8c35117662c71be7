from typing import Literal

LiarsRaceViewPhase = Literal["finished", "playing"]

LIARS_RACE_VIEW_PHASE_VALUES: set[LiarsRaceViewPhase] = {
    "finished",
    "playing",
}


def check_liars_race_view_phase(value: str) -> LiarsRaceViewPhase:
    if value in LIARS_RACE_VIEW_PHASE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIARS_RACE_VIEW_PHASE_VALUES!r}")
