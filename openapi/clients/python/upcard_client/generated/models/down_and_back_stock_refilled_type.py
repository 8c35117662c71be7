from typing import Literal

DownAndBackStockRefilledType = Literal["stock_refilled"]

DOWN_AND_BACK_STOCK_REFILLED_TYPE_VALUES: set[DownAndBackStockRefilledType] = {
    "stock_refilled",
}


def check_down_and_back_stock_refilled_type(value: str) -> DownAndBackStockRefilledType:
    if value in DOWN_AND_BACK_STOCK_REFILLED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_STOCK_REFILLED_TYPE_VALUES!r}")
