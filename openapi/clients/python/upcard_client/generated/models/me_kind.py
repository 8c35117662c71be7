from typing import Literal

MeKind = Literal["app", "player"]

ME_KIND_VALUES: set[MeKind] = {
    "app",
    "player",
}


def check_me_kind(value: str) -> MeKind:
    if value in ME_KIND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ME_KIND_VALUES!r}")
