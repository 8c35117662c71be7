from typing import Literal

DownAndBackMatchEndedReason = Literal["last_seat", "nobody_can_ante", "rounds"]

DOWN_AND_BACK_MATCH_ENDED_REASON_VALUES: set[DownAndBackMatchEndedReason] = {
    "last_seat",
    "nobody_can_ante",
    "rounds",
}


def check_down_and_back_match_ended_reason(value: str) -> DownAndBackMatchEndedReason:
    if value in DOWN_AND_BACK_MATCH_ENDED_REASON_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_MATCH_ENDED_REASON_VALUES!r}")
