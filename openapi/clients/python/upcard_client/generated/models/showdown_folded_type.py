from typing import Literal

ShowdownFoldedType = Literal["folded"]

SHOWDOWN_FOLDED_TYPE_VALUES: set[ShowdownFoldedType] = {
    "folded",
}


def check_showdown_folded_type(value: str) -> ShowdownFoldedType:
    if value in SHOWDOWN_FOLDED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_FOLDED_TYPE_VALUES!r}")
