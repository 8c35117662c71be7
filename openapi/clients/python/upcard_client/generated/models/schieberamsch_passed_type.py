from typing import Literal

SchieberamschPassedType = Literal["passed"]

SCHIEBERAMSCH_PASSED_TYPE_VALUES: set[SchieberamschPassedType] = {
    "passed",
}


def check_schieberamsch_passed_type(value: str) -> SchieberamschPassedType:
    if value in SCHIEBERAMSCH_PASSED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_PASSED_TYPE_VALUES!r}")
