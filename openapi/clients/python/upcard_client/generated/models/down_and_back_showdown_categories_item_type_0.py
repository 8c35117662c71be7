from typing import Literal

DownAndBackShowdownCategoriesItemType0 = Literal[
    "bouncer", "flush", "high_card", "pair", "prial", "quad", "run", "two_pairs"
]

DOWN_AND_BACK_SHOWDOWN_CATEGORIES_ITEM_TYPE_0_VALUES: set[DownAndBackShowdownCategoriesItemType0] = {
    "bouncer",
    "flush",
    "high_card",
    "pair",
    "prial",
    "quad",
    "run",
    "two_pairs",
}


def check_down_and_back_showdown_categories_item_type_0(value: str) -> DownAndBackShowdownCategoriesItemType0:
    if value in DOWN_AND_BACK_SHOWDOWN_CATEGORIES_ITEM_TYPE_0_VALUES:
        return value
    raise TypeError(
        f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_SHOWDOWN_CATEGORIES_ITEM_TYPE_0_VALUES!r}"
    )
