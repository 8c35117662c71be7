from typing import Literal

LiarsRaceViewEndReasonType0 = Literal["goal", "max_deals"]

LIARS_RACE_VIEW_END_REASON_TYPE_0_VALUES: set[LiarsRaceViewEndReasonType0] = {
    "goal",
    "max_deals",
}


def check_liars_race_view_end_reason_type_0(value: str) -> LiarsRaceViewEndReasonType0:
    if value in LIARS_RACE_VIEW_END_REASON_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIARS_RACE_VIEW_END_REASON_TYPE_0_VALUES!r}")
