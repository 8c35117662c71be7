from typing import Literal

ListingStatus = Literal["abandoned", "active", "finished", "open"]

LISTING_STATUS_VALUES: set[ListingStatus] = {
    "abandoned",
    "active",
    "finished",
    "open",
}


def check_listing_status(value: str) -> ListingStatus:
    if value in LISTING_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LISTING_STATUS_VALUES!r}")
