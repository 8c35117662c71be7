from typing import Literal

MatchVisibility = Literal["private", "public"]

MATCH_VISIBILITY_VALUES: set[MatchVisibility] = {
    "private",
    "public",
}


def check_match_visibility(value: str) -> MatchVisibility:
    if value in MATCH_VISIBILITY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_VISIBILITY_VALUES!r}")
