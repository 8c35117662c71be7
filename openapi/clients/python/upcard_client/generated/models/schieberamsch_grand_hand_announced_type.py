from typing import Literal

SchieberamschGrandHandAnnouncedType = Literal["grand_hand_announced"]

SCHIEBERAMSCH_GRAND_HAND_ANNOUNCED_TYPE_VALUES: set[SchieberamschGrandHandAnnouncedType] = {
    "grand_hand_announced",
}


def check_schieberamsch_grand_hand_announced_type(value: str) -> SchieberamschGrandHandAnnouncedType:
    if value in SCHIEBERAMSCH_GRAND_HAND_ANNOUNCED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_GRAND_HAND_ANNOUNCED_TYPE_VALUES!r}")
