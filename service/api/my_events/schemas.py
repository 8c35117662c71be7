"""From where on the caller follows its matches."""

from __future__ import annotations

from marshmallow import fields
from marshmallow.validate import Range, Regexp

from service.api.events.schemas import ITEM_ID
from service.api.shapes import Whole
from service.api.streams.schemas import TicketQuery


class OwnEventsQuery(TicketQuery):
    """From where on to follow."""

    after = fields.String(
        validate=Regexp(ITEM_ID), metadata={"description": "The `id` of the last item or snapshot that the caller has."}
    )
    limit = Whole(
        validate=Range(min=1, max=500), metadata={"description": "Items until the stream closes (default: none)."}
    )
