from typing import Literal

LiarsRaceTrickWonLeadSuitType0 = Literal["c", "d", "h", "s"]

LIARS_RACE_TRICK_WON_LEAD_SUIT_TYPE_0_VALUES: set[LiarsRaceTrickWonLeadSuitType0] = {
    "c",
    "d",
    "h",
    "s",
}


def check_liars_race_trick_won_lead_suit_type_0(value: str) -> LiarsRaceTrickWonLeadSuitType0:
    if value in LIARS_RACE_TRICK_WON_LEAD_SUIT_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIARS_RACE_TRICK_WON_LEAD_SUIT_TYPE_0_VALUES!r}")
