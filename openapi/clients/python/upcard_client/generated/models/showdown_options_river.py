from typing import Literal

ShowdownOptionsRiver = Literal["all", "hidden", "top"]

SHOWDOWN_OPTIONS_RIVER_VALUES: set[ShowdownOptionsRiver] = {
    "all",
    "hidden",
    "top",
}


def check_showdown_options_river(value: str) -> ShowdownOptionsRiver:
    if value in SHOWDOWN_OPTIONS_RIVER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_OPTIONS_RIVER_VALUES!r}")
