"""Which of the caller's matches are asked for."""

from __future__ import annotations

from marshmallow import fields
from marshmallow.validate import Length, OneOf, Range

from service.api.shapes import Closed, Whole


class OwnMatchesQuery(Closed):
    """Which of the caller's matches to list."""

    status = fields.String(
        validate=OneOf(["open", "active", "finished", "abandoned"]), metadata={"description": "Only this status."}
    )
    cursor = fields.String(validate=Length(max=200), metadata={"description": "`next_cursor` of the page before."})
    limit = Whole(
        validate=Range(min=1, max=100), load_default=20, metadata={"description": "Matches on a page at most."}
    )
