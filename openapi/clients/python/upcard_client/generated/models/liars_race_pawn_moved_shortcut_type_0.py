from typing import Literal

LiarsRacePawnMovedShortcutType0 = Literal["green", "red"]

LIARS_RACE_PAWN_MOVED_SHORTCUT_TYPE_0_VALUES: set[LiarsRacePawnMovedShortcutType0] = {
    "green",
    "red",
}


def check_liars_race_pawn_moved_shortcut_type_0(value: str) -> LiarsRacePawnMovedShortcutType0:
    if value in LIARS_RACE_PAWN_MOVED_SHORTCUT_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIARS_RACE_PAWN_MOVED_SHORTCUT_TYPE_0_VALUES!r}")
