from typing import Literal

OwnEventType = Literal["invitation", "match_ended", "match_started", "your_turn"]

OWN_EVENT_TYPE_VALUES: set[OwnEventType] = {
    "invitation",
    "match_ended",
    "match_started",
    "your_turn",
}


def check_own_event_type(value: str) -> OwnEventType:
    if value in OWN_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OWN_EVENT_TYPE_VALUES!r}")
