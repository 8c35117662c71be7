from typing import Literal

SchieberamschAnnounceGrandHandType = Literal["announce_grand_hand"]

SCHIEBERAMSCH_ANNOUNCE_GRAND_HAND_TYPE_VALUES: set[SchieberamschAnnounceGrandHandType] = {
    "announce_grand_hand",
}


def check_schieberamsch_announce_grand_hand_type(value: str) -> SchieberamschAnnounceGrandHandType:
    if value in SCHIEBERAMSCH_ANNOUNCE_GRAND_HAND_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_ANNOUNCE_GRAND_HAND_TYPE_VALUES!r}")
