from typing import Literal

ShowdownFoldType = Literal["fold"]

SHOWDOWN_FOLD_TYPE_VALUES: set[ShowdownFoldType] = {
    "fold",
}


def check_showdown_fold_type(value: str) -> ShowdownFoldType:
    if value in SHOWDOWN_FOLD_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_FOLD_TYPE_VALUES!r}")
