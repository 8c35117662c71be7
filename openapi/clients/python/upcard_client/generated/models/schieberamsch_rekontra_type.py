from typing import Literal

SchieberamschRekontraType = Literal["rekontra"]

SCHIEBERAMSCH_REKONTRA_TYPE_VALUES: set[SchieberamschRekontraType] = {
    "rekontra",
}


def check_schieberamsch_rekontra_type(value: str) -> SchieberamschRekontraType:
    if value in SCHIEBERAMSCH_REKONTRA_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_REKONTRA_TYPE_VALUES!r}")
