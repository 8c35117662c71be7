"""Which events are asked for."""

from __future__ import annotations

from marshmallow import RAISE, Schema, fields
from marshmallow.validate import Range


class EventsQuery(Schema):
    """Which part of the log, and how long to wait for it."""

    class Meta:
        """Settings of marshmallow."""

        unknown = RAISE

    after = fields.Integer(
        validate=Range(min=0, max=10**12), metadata={"description": "The version after which to begin; 0 is the start."}
    )
    limit = fields.Integer(
        validate=Range(min=1, max=500),
        metadata={"description": "Events at most: on a page (default 100), or until a stream closes (default: none)."},
    )
    wait = fields.Integer(
        validate=Range(min=0, max=30),
        load_default=0,
        metadata={"description": "Seconds to wait for the first event, for a page; an empty page is no error."},
    )
