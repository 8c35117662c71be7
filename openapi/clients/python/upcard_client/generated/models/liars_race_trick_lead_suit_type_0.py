from typing import Literal

LiarsRaceTrickLeadSuitType0 = Literal["c", "d", "h", "s"]

LIARS_RACE_TRICK_LEAD_SUIT_TYPE_0_VALUES: set[LiarsRaceTrickLeadSuitType0] = {
    "c",
    "d",
    "h",
    "s",
}


def check_liars_race_trick_lead_suit_type_0(value: str) -> LiarsRaceTrickLeadSuitType0:
    if value in LIARS_RACE_TRICK_LEAD_SUIT_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIARS_RACE_TRICK_LEAD_SUIT_TYPE_0_VALUES!r}")
