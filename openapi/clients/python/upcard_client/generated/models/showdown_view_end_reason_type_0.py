from typing import Literal

ShowdownViewEndReasonType0 = Literal["cards", "energy"]

SHOWDOWN_VIEW_END_REASON_TYPE_0_VALUES: set[ShowdownViewEndReasonType0] = {
    "cards",
    "energy",
}


def check_showdown_view_end_reason_type_0(value: str) -> ShowdownViewEndReasonType0:
    if value in SHOWDOWN_VIEW_END_REASON_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SHOWDOWN_VIEW_END_REASON_TYPE_0_VALUES!r}")
