from typing import Literal

DownAndBackHintThreeCategory = Literal["bouncer", "flush", "high_card", "pair", "prial", "quad", "run", "two_pairs"]

DOWN_AND_BACK_HINT_THREE_CATEGORY_VALUES: set[DownAndBackHintThreeCategory] = {
    "bouncer",
    "flush",
    "high_card",
    "pair",
    "prial",
    "quad",
    "run",
    "two_pairs",
}


def check_down_and_back_hint_three_category(value: str) -> DownAndBackHintThreeCategory:
    if value in DOWN_AND_BACK_HINT_THREE_CATEGORY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_HINT_THREE_CATEGORY_VALUES!r}")
