from typing import Literal

WhyWaitingReason = Literal[
    "being_seated", "no_opponent_within_range", "other_options", "other_seats", "too_few_players"
]

WHY_WAITING_REASON_VALUES: set[WhyWaitingReason] = {
    "being_seated",
    "no_opponent_within_range",
    "other_options",
    "other_seats",
    "too_few_players",
}


def check_why_waiting_reason(value: str) -> WhyWaitingReason:
    if value in WHY_WAITING_REASON_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {WHY_WAITING_REASON_VALUES!r}")
