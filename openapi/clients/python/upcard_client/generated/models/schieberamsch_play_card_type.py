from typing import Literal

SchieberamschPlayCardType = Literal["play_card"]

SCHIEBERAMSCH_PLAY_CARD_TYPE_VALUES: set[SchieberamschPlayCardType] = {
    "play_card",
}


def check_schieberamsch_play_card_type(value: str) -> SchieberamschPlayCardType:
    if value in SCHIEBERAMSCH_PLAY_CARD_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_PLAY_CARD_TYPE_VALUES!r}")
