from typing import Literal

SchieberamschKontraType = Literal["kontra"]

SCHIEBERAMSCH_KONTRA_TYPE_VALUES: set[SchieberamschKontraType] = {
    "kontra",
}


def check_schieberamsch_kontra_type(value: str) -> SchieberamschKontraType:
    if value in SCHIEBERAMSCH_KONTRA_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_KONTRA_TYPE_VALUES!r}")
