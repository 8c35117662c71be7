from typing import Literal

LiarsRacePawnMovedCause = Literal["penalty", "win"]

LIARS_RACE_PAWN_MOVED_CAUSE_VALUES: set[LiarsRacePawnMovedCause] = {
    "penalty",
    "win",
}


def check_liars_race_pawn_moved_cause(value: str) -> LiarsRacePawnMovedCause:
    if value in LIARS_RACE_PAWN_MOVED_CAUSE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIARS_RACE_PAWN_MOVED_CAUSE_VALUES!r}")
