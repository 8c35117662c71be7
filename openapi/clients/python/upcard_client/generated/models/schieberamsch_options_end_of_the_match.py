from typing import Literal

SchieberamschOptionsEndOfTheMatch = Literal["hands", "target"]

SCHIEBERAMSCH_OPTIONS_END_OF_THE_MATCH_VALUES: set[SchieberamschOptionsEndOfTheMatch] = {
    "hands",
    "target",
}


def check_schieberamsch_options_end_of_the_match(value: str) -> SchieberamschOptionsEndOfTheMatch:
    if value in SCHIEBERAMSCH_OPTIONS_END_OF_THE_MATCH_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_OPTIONS_END_OF_THE_MATCH_VALUES!r}")
