from typing import Literal

TokenRotatedType = Literal["token_rotated"]

TOKEN_ROTATED_TYPE_VALUES: set[TokenRotatedType] = {
    "token_rotated",
}


def check_token_rotated_type(value: str) -> TokenRotatedType:
    if value in TOKEN_ROTATED_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {TOKEN_ROTATED_TYPE_VALUES!r}")
