from typing import Literal

DownAndBackShowdownThreeType = Literal["showdown_three"]

DOWN_AND_BACK_SHOWDOWN_THREE_TYPE_VALUES: set[DownAndBackShowdownThreeType] = {
    "showdown_three",
}


def check_down_and_back_showdown_three_type(value: str) -> DownAndBackShowdownThreeType:
    if value in DOWN_AND_BACK_SHOWDOWN_THREE_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_SHOWDOWN_THREE_TYPE_VALUES!r}")
