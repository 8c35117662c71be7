from typing import Literal

ShowdownViewPhase = Literal["betting", "finished", "flipping", "stacking"]

SHOWDOWN_VIEW_PHASE_VALUES: set[ShowdownViewPhase] = {
    "betting",
    "finished",
    "flipping",
    "stacking",
}


def check_showdown_view_phase(value: str) -> ShowdownViewPhase:
    if value in SHOWDOWN_VIEW_PHASE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_VIEW_PHASE_VALUES!r}")
