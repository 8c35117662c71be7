from typing import Literal

DownAndBackPotCarriedType = Literal["pot_carried"]

DOWN_AND_BACK_POT_CARRIED_TYPE_VALUES: set[DownAndBackPotCarriedType] = {
    "pot_carried",
}


def check_down_and_back_pot_carried_type(value: str) -> DownAndBackPotCarriedType:
    if value in DOWN_AND_BACK_POT_CARRIED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_POT_CARRIED_TYPE_VALUES!r}")
