from typing import Literal

SchieberamschTrickWonType = Literal["trick_won"]

SCHIEBERAMSCH_TRICK_WON_TYPE_VALUES: set[SchieberamschTrickWonType] = {
    "trick_won",
}


def check_schieberamsch_trick_won_type(value: str) -> SchieberamschTrickWonType:
    if value in SCHIEBERAMSCH_TRICK_WON_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_TRICK_WON_TYPE_VALUES!r}")
