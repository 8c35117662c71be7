from typing import Literal

ShowdownOptionsNextStarter = Literal["alternate", "loser", "winner"]

SHOWDOWN_OPTIONS_NEXT_STARTER_VALUES: set[ShowdownOptionsNextStarter] = {
    "alternate",
    "loser",
    "winner",
}


def check_showdown_options_next_starter(value: str) -> ShowdownOptionsNextStarter:
    if value in SHOWDOWN_OPTIONS_NEXT_STARTER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_OPTIONS_NEXT_STARTER_VALUES!r}")
