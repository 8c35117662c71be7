from typing import Literal

SchieberamschViewEndReasonType0 = Literal["hands", "max_hands", "target"]

SCHIEBERAMSCH_VIEW_END_REASON_TYPE_0_VALUES: set[SchieberamschViewEndReasonType0] = {
    "hands",
    "max_hands",
    "target",
}


def check_schieberamsch_view_end_reason_type_0(value: str) -> SchieberamschViewEndReasonType0:
    if value in SCHIEBERAMSCH_VIEW_END_REASON_TYPE_0_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCHIEBERAMSCH_VIEW_END_REASON_TYPE_0_VALUES!r}")
