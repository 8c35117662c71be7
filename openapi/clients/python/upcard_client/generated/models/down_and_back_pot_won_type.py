from typing import Literal

DownAndBackPotWonType = Literal["pot_won"]

DOWN_AND_BACK_POT_WON_TYPE_VALUES: set[DownAndBackPotWonType] = {
    "pot_won",
}


def check_down_and_back_pot_won_type(value: str) -> DownAndBackPotWonType:
    if value in DOWN_AND_BACK_POT_WON_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_POT_WON_TYPE_VALUES!r}")
