from typing import Literal

SubstituteRequestBot = Literal["basic", "random"]

SUBSTITUTE_REQUEST_BOT_VALUES: set[SubstituteRequestBot] = {
    "basic",
    "random",
}


def check_substitute_request_bot(value: str) -> SubstituteRequestBot:
    if value in SUBSTITUTE_REQUEST_BOT_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SUBSTITUTE_REQUEST_BOT_VALUES!r}")
