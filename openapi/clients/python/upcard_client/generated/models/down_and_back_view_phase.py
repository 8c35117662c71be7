from typing import Literal

DownAndBackViewPhase = Literal["discard", "draw", "finished", "split"]

DOWN_AND_BACK_VIEW_PHASE_VALUES: set[DownAndBackViewPhase] = {
    "discard",
    "draw",
    "finished",
    "split",
}


def check_down_and_back_view_phase(value: str) -> DownAndBackViewPhase:
    if value in DOWN_AND_BACK_VIEW_PHASE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_VIEW_PHASE_VALUES!r}")
