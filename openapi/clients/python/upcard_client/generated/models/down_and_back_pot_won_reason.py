from typing import Literal

DownAndBackPotWonReason = Literal["last_seat", "sweep"]

DOWN_AND_BACK_POT_WON_REASON_VALUES: set[DownAndBackPotWonReason] = {
    "last_seat",
    "sweep",
}


def check_down_and_back_pot_won_reason(value: str) -> DownAndBackPotWonReason:
    if value in DOWN_AND_BACK_POT_WON_REASON_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_POT_WON_REASON_VALUES!r}")
