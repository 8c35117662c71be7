from typing import Literal

SchieberamschPushSkatType = Literal["push_skat"]

SCHIEBERAMSCH_PUSH_SKAT_TYPE_VALUES: set[SchieberamschPushSkatType] = {
    "push_skat",
}


def check_schieberamsch_push_skat_type(value: str) -> SchieberamschPushSkatType:
    if value in SCHIEBERAMSCH_PUSH_SKAT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_PUSH_SKAT_TYPE_VALUES!r}")
