from typing import Literal

DownAndBackOptionsUnclaimedPot = Literal["split", "sudden_death"]

DOWN_AND_BACK_OPTIONS_UNCLAIMED_POT_VALUES: set[DownAndBackOptionsUnclaimedPot] = {
    "split",
    "sudden_death",
}


def check_down_and_back_options_unclaimed_pot(value: str) -> DownAndBackOptionsUnclaimedPot:
    if value in DOWN_AND_BACK_OPTIONS_UNCLAIMED_POT_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_OPTIONS_UNCLAIMED_POT_VALUES!r}")
