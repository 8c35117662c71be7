"""What is asked for when somebody is invited."""

from __future__ import annotations

from marshmallow import fields
from marshmallow.validate import Length, Range

from service.api.shapes import Closed

DAY = 86_400


class InvitationRequest(Closed):
    """An invitation to be made."""

    seat = fields.Integer(
        strict=True,
        validate=Range(min=0, max=9),
        metadata={
            "description": "Which seat; it is kept for whoever brings the code. If left out, the first that is open "
            "when somebody comes."
        },
    )
    player = fields.String(
        validate=Length(min=1, max=40),
        metadata={"description": "Whom it is for: the id of a player. If left out, whoever brings the code."},
    )
    expires_in = fields.Integer(
        strict=True,
        validate=Range(min=60, max=30 * DAY),
        load_default=DAY,
        metadata={"description": "Seconds that the invitation holds: a minute to 30 days."},
    )
