from typing import Literal

DownAndBackViewEndReasonType0 = Literal["last_seat", "nobody_can_ante", "rounds"]

DOWN_AND_BACK_VIEW_END_REASON_TYPE_0_VALUES: set[DownAndBackViewEndReasonType0] = {
    "last_seat",
    "nobody_can_ante",
    "rounds",
}


def check_down_and_back_view_end_reason_type_0(value: str) -> DownAndBackViewEndReasonType0:
    if value in DOWN_AND_BACK_VIEW_END_REASON_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_VIEW_END_REASON_TYPE_0_VALUES!r}")
