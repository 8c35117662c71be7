from typing import Literal

SchieberamschDiscardSkatType = Literal["discard_skat"]

SCHIEBERAMSCH_DISCARD_SKAT_TYPE_VALUES: set[SchieberamschDiscardSkatType] = {
    "discard_skat",
}


def check_schieberamsch_discard_skat_type(value: str) -> SchieberamschDiscardSkatType:
    if value in SCHIEBERAMSCH_DISCARD_SKAT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_DISCARD_SKAT_TYPE_VALUES!r}")
