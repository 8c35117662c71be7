from typing import Literal

SchieberamschPassType = Literal["pass"]

SCHIEBERAMSCH_PASS_TYPE_VALUES: set[SchieberamschPassType] = {
    "pass",
}


def check_schieberamsch_pass_type(value: str) -> SchieberamschPassType:
    if value in SCHIEBERAMSCH_PASS_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_PASS_TYPE_VALUES!r}")
