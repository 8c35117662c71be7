from typing import Literal

LiarsRaceMatchEndedReason = Literal["goal", "max_deals"]

LIARS_RACE_MATCH_ENDED_REASON_VALUES: set[LiarsRaceMatchEndedReason] = {
    "goal",
    "max_deals",
}


def check_liars_race_match_ended_reason(value: str) -> LiarsRaceMatchEndedReason:
    if value in LIARS_RACE_MATCH_ENDED_REASON_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIARS_RACE_MATCH_ENDED_REASON_VALUES!r}")
