"""What is asked for when a ticket is taken or looked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from marshmallow import ValidationError, fields
from marshmallow.validate import Length, Range

from service.api.matches.schemas import GAME
from service.api.shapes import Closed, Flag, Whole

MOST_SEATS = 10


class SeatCounts(fields.Field[tuple[int, ...]]):
    """A number of seats, or a list of them."""

    def __init__(self, description: str) -> None:
        number = {"type": "integer", "minimum": 1, "maximum": MOST_SEATS}
        several = {"type": "array", "items": number, "minItems": 1, "maxItems": MOST_SEATS}
        super().__init__(metadata={"description": description, "anyOf": [number, several]})

    def _deserialize(
        self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **more: Any
    ) -> tuple[int, ...]:
        numbers = value if isinstance(value, list) else [value]
        if not 1 <= len(numbers) <= MOST_SEATS or not all(_is_count(number) for number in numbers):
            raise ValidationError(f"Not a number of seats, 1 to {MOST_SEATS}, nor a list of such numbers.")
        return tuple(numbers)


def _is_count(number: Any) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and 1 <= number <= MOST_SEATS


class QuickMatchRequest(Closed):
    """What the player wants to play."""

    game = fields.String(required=True, validate=GAME, metadata={"description": "A name from the catalogue."})
    seats = SeatCounts(
        "How many seats the table may have: a number, or a list of acceptable ones. By default all that the game and "
        "the options allow."
    )
    options = fields.Dict(
        keys=fields.String(),
        metadata={
            "description": "Options of the game that differ from their defaults. Only players with the same options "
            "are matched."
        },
    )
    rated = Flag(metadata={"description": "Whether the result shall count for the ratings; true."})
    fill_with_bots_after = fields.Integer(
        strict=True,
        allow_none=True,
        load_default=30,
        validate=Range(min=5, max=600),
        metadata={"description": "Seconds of waiting after which bots may take the empty seats; null for never."},
    )
    expires_in = fields.Integer(
        strict=True,
        load_default=300,
        validate=Range(min=10, max=3_600),
        metadata={"description": "Seconds after which the ticket expires if it has not been matched."},
    )


class TicketQuery(Closed):
    """How long to wait for a ticket."""

    wait = Whole(
        validate=Range(min=0, max=30),
        load_default=0,
        metadata={"description": "Seconds to hold the answer back while the ticket waits."},
    )


class TicketsQuery(Closed):
    """Which part of the list."""

    cursor = fields.String(validate=Length(max=200), metadata={"description": "`next_cursor` of the page before."})
    limit = Whole(validate=Range(min=1, max=100), load_default=20, metadata={"description": "Tickets on a page."})
