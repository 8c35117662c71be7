from typing import Literal

SchieberamschKontraSaidType = Literal["kontra_said"]

SCHIEBERAMSCH_KONTRA_SAID_TYPE_VALUES: set[SchieberamschKontraSaidType] = {
    "kontra_said",
}


def check_schieberamsch_kontra_said_type(value: str) -> SchieberamschKontraSaidType:
    if value in SCHIEBERAMSCH_KONTRA_SAID_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_KONTRA_SAID_TYPE_VALUES!r}")
