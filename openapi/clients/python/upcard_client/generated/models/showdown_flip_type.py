from typing import Literal

ShowdownFlipType = Literal["flip"]

SHOWDOWN_FLIP_TYPE_VALUES: set[ShowdownFlipType] = {
    "flip",
}


def check_showdown_flip_type(value: str) -> ShowdownFlipType:
    if value in SHOWDOWN_FLIP_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_FLIP_TYPE_VALUES!r}")
