"""Which events are asked for."""

from __future__ import annotations

from marshmallow.validate import Range

from service.api.shapes import Whole
from service.api.streams.schemas import TicketQuery

LATEST = 10**12
"""A version that no match will ever reach."""

ITEM_ID = r"^[0-9]{1,15}-[0-9]{1,9}(?!\n)$"
"""What the items of a player's own stream are named by."""


class EventsQuery(TicketQuery):
    """Which part of the log, and how long to wait for it."""

    after = Whole(
        validate=Range(min=0, max=LATEST), metadata={"description": "The version after which to begin; 0 is the start."}
    )
    limit = Whole(
        validate=Range(min=1, max=500),
        metadata={"description": "Events at most: on a page (default 100), or until a stream closes (default: none)."},
    )
    wait = Whole(
        validate=Range(min=0, max=30),
        load_default=0,
        metadata={"description": "Seconds to wait for the first event, for a page; an empty page is no error."},
    )
