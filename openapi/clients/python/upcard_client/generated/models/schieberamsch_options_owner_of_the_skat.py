from typing import Literal

SchieberamschOptionsOwnerOfTheSkat = Literal["last_trick", "most_points"]

SCHIEBERAMSCH_OPTIONS_OWNER_OF_THE_SKAT_VALUES: set[SchieberamschOptionsOwnerOfTheSkat] = {
    "last_trick",
    "most_points",
}


def check_schieberamsch_options_owner_of_the_skat(value: str) -> SchieberamschOptionsOwnerOfTheSkat:
    if value in SCHIEBERAMSCH_OPTIONS_OWNER_OF_THE_SKAT_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_OPTIONS_OWNER_OF_THE_SKAT_VALUES!r}")
