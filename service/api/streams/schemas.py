"""What a ticket is asked for, and how it is shown."""

from __future__ import annotations

from marshmallow import fields
from marshmallow.validate import Length, Regexp

from service.api.shapes import Closed

MATCH_ID = r"^m_[a-z2-7]{16}(?!\n)$"


class StreamTicketRequest(Closed):
    """Which stream to open."""

    match = fields.String(
        validate=[Length(max=18), Regexp(MATCH_ID)],
        metadata={
            "description": "The match to follow. Left out: for a seat its own match, for a player GET /v1/me/events."
        },
    )


class TicketQuery(Closed):
    """A ticket in place of a token."""

    ticket = fields.String(
        validate=Length(min=1, max=100),
        metadata={"description": "A ticket of POST /v1/stream-tickets, for callers that cannot send a header."},
    )
