from typing import Literal

DownAndBackDrawStockType = Literal["draw_stock"]

DOWN_AND_BACK_DRAW_STOCK_TYPE_VALUES: set[DownAndBackDrawStockType] = {
    "draw_stock",
}


def check_down_and_back_draw_stock_type(value: str) -> DownAndBackDrawStockType:
    if value in DOWN_AND_BACK_DRAW_STOCK_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DOWN_AND_BACK_DRAW_STOCK_TYPE_VALUES!r}")
