from typing import Literal

SchieberamschSkatPushedType = Literal["skat_pushed"]

SCHIEBERAMSCH_SKAT_PUSHED_TYPE_VALUES: set[SchieberamschSkatPushedType] = {
    "skat_pushed",
}


def check_schieberamsch_skat_pushed_type(value: str) -> SchieberamschSkatPushedType:
    if value in SCHIEBERAMSCH_SKAT_PUSHED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_SKAT_PUSHED_TYPE_VALUES!r}")
