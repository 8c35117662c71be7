from typing import Literal

DownAndBackPotSharedType = Literal["pot_shared"]

DOWN_AND_BACK_POT_SHARED_TYPE_VALUES: set[DownAndBackPotSharedType] = {
    "pot_shared",
}


def check_down_and_back_pot_shared_type(value: str) -> DownAndBackPotSharedType:
    if value in DOWN_AND_BACK_POT_SHARED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_POT_SHARED_TYPE_VALUES!r}")
