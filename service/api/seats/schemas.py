"""What is asked for when a bot shall play on."""

from __future__ import annotations

from marshmallow import fields
from marshmallow.validate import Length

from service.api.shapes import Closed


class SubstituteRequest(Closed):
    """Who plays on."""

    bot = fields.String(required=True, validate=Length(min=1, max=40), metadata={"description": "Which bot."})
