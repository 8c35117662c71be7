from typing import Literal

DownAndBackShowdownFourType = Literal["showdown_four"]

DOWN_AND_BACK_SHOWDOWN_FOUR_TYPE_VALUES: set[DownAndBackShowdownFourType] = {
    "showdown_four",
}


def check_down_and_back_showdown_four_type(value: str) -> DownAndBackShowdownFourType:
    if value in DOWN_AND_BACK_SHOWDOWN_FOUR_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_SHOWDOWN_FOUR_TYPE_VALUES!r}")
