from typing import Literal

SchieberamschSkatTakenType = Literal["skat_taken"]

SCHIEBERAMSCH_SKAT_TAKEN_TYPE_VALUES: set[SchieberamschSkatTakenType] = {
    "skat_taken",
}


def check_schieberamsch_skat_taken_type(value: str) -> SchieberamschSkatTakenType:
    if value in SCHIEBERAMSCH_SKAT_TAKEN_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_SKAT_TAKEN_TYPE_VALUES!r}")
