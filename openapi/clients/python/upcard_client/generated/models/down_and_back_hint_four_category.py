from typing import Literal

DownAndBackHintFourCategory = Literal["bouncer", "flush", "high_card", "pair", "prial", "quad", "run", "two_pairs"]

DOWN_AND_BACK_HINT_FOUR_CATEGORY_VALUES: set[DownAndBackHintFourCategory] = {
    "bouncer",
    "flush",
    "high_card",
    "pair",
    "prial",
    "quad",
    "run",
    "two_pairs",
}


def check_down_and_back_hint_four_category(value: str) -> DownAndBackHintFourCategory:
    if value in DOWN_AND_BACK_HINT_FOUR_CATEGORY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_HINT_FOUR_CATEGORY_VALUES!r}")
