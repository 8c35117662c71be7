from typing import Literal

SchieberamschRekontraSaidType = Literal["rekontra_said"]

SCHIEBERAMSCH_REKONTRA_SAID_TYPE_VALUES: set[SchieberamschRekontraSaidType] = {
    "rekontra_said",
}


def check_schieberamsch_rekontra_said_type(value: str) -> SchieberamschRekontraSaidType:
    if value in SCHIEBERAMSCH_REKONTRA_SAID_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_REKONTRA_SAID_TYPE_VALUES!r}")
