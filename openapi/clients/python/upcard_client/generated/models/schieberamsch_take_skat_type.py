from typing import Literal

SchieberamschTakeSkatType = Literal["take_skat"]

SCHIEBERAMSCH_TAKE_SKAT_TYPE_VALUES: set[SchieberamschTakeSkatType] = {
    "take_skat",
}


def check_schieberamsch_take_skat_type(value: str) -> SchieberamschTakeSkatType:
    if value in SCHIEBERAMSCH_TAKE_SKAT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_TAKE_SKAT_TYPE_VALUES!r}")
