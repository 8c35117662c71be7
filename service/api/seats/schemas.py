"""What is asked for when a bot shall play on."""

from __future__ import annotations

from marshmallow import fields
from marshmallow.validate import OneOf

from service.api.shapes import Closed
from service.application.bots import BOTS


class SubstituteRequest(Closed):
    """Who plays on."""

    bot = fields.String(required=True, validate=OneOf(BOTS), metadata={"description": "Which bot."})
