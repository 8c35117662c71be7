from typing import Literal

MatchOpenedType = Literal["match_opened"]

MATCH_OPENED_TYPE_VALUES: set[MatchOpenedType] = {
    "match_opened",
}


def check_match_opened_type(value: str) -> MatchOpenedType:
    if value in MATCH_OPENED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {MATCH_OPENED_TYPE_VALUES!r}")
