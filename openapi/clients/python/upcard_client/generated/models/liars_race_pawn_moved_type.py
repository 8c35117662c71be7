from typing import Literal

LiarsRacePawnMovedType = Literal["pawn_moved"]

LIARS_RACE_PAWN_MOVED_TYPE_VALUES: set[LiarsRacePawnMovedType] = {
    "pawn_moved",
}


def check_liars_race_pawn_moved_type(value: str) -> LiarsRacePawnMovedType:
    if value in LIARS_RACE_PAWN_MOVED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIARS_RACE_PAWN_MOVED_TYPE_VALUES!r}")
