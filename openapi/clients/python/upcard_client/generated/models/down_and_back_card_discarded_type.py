from typing import Literal

DownAndBackCardDiscardedType = Literal["card_discarded"]

DOWN_AND_BACK_CARD_DISCARDED_TYPE_VALUES: set[DownAndBackCardDiscardedType] = {
    "card_discarded",
}


def check_down_and_back_card_discarded_type(value: str) -> DownAndBackCardDiscardedType:
    if value in DOWN_AND_BACK_CARD_DISCARDED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_CARD_DISCARDED_TYPE_VALUES!r}")
