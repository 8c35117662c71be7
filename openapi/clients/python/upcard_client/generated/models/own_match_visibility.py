from typing import Literal

OwnMatchVisibility = Literal["private", "public"]

OWN_MATCH_VISIBILITY_VALUES: set[OwnMatchVisibility] = {
    "private",
    "public",
}


def check_own_match_visibility(value: str) -> OwnMatchVisibility:
    if value in OWN_MATCH_VISIBILITY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {OWN_MATCH_VISIBILITY_VALUES!r}")
