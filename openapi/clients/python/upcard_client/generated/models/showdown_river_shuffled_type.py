from typing import Literal

ShowdownRiverShuffledType = Literal["river_shuffled"]

SHOWDOWN_RIVER_SHUFFLED_TYPE_VALUES: set[ShowdownRiverShuffledType] = {
    "river_shuffled",
}


def check_showdown_river_shuffled_type(value: str) -> ShowdownRiverShuffledType:
    if value in SHOWDOWN_RIVER_SHUFFLED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_RIVER_SHUFFLED_TYPE_VALUES!r}")
