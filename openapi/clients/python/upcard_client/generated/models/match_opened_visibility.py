from typing import Literal

MatchOpenedVisibility = Literal["private", "public"]

MATCH_OPENED_VISIBILITY_VALUES: set[MatchOpenedVisibility] = {
    "private",
    "public",
}


def check_match_opened_visibility(value: str) -> MatchOpenedVisibility:
    if value in MATCH_OPENED_VISIBILITY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_OPENED_VISIBILITY_VALUES!r}")
