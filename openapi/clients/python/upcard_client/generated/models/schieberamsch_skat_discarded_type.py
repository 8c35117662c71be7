from typing import Literal

SchieberamschSkatDiscardedType = Literal["skat_discarded"]

SCHIEBERAMSCH_SKAT_DISCARDED_TYPE_VALUES: set[SchieberamschSkatDiscardedType] = {
    "skat_discarded",
}


def check_schieberamsch_skat_discarded_type(value: str) -> SchieberamschSkatDiscardedType:
    if value in SCHIEBERAMSCH_SKAT_DISCARDED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_SKAT_DISCARDED_TYPE_VALUES!r}")
