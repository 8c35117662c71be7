from typing import Literal

SchieberamschCardPlayedType = Literal["card_played"]

SCHIEBERAMSCH_CARD_PLAYED_TYPE_VALUES: set[SchieberamschCardPlayedType] = {
    "card_played",
}


def check_schieberamsch_card_played_type(value: str) -> SchieberamschCardPlayedType:
    if value in SCHIEBERAMSCH_CARD_PLAYED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_CARD_PLAYED_TYPE_VALUES!r}")
