from typing import Literal

LiarsRaceViewLeadSuitType0 = Literal["c", "d", "h", "s"]

LIARS_RACE_VIEW_LEAD_SUIT_TYPE_0_VALUES: set[LiarsRaceViewLeadSuitType0] = {
    "c",
    "d",
    "h",
    "s",
}


def check_liars_race_view_lead_suit_type_0(value: str) -> LiarsRaceViewLeadSuitType0:
    if value in LIARS_RACE_VIEW_LEAD_SUIT_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIARS_RACE_VIEW_LEAD_SUIT_TYPE_0_VALUES!r}")
