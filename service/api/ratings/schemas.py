"""Which part of a leaderboard or of a history is asked for."""

from __future__ import annotations

from marshmallow import ValidationError, fields, validates_schema
from marshmallow.validate import Length, Range

from service.api.shapes import Closed, Whole


class HistoryQuery(Closed):
    """Which part of a list."""

    cursor = fields.String(validate=Length(max=200), metadata={"description": "`next_cursor` of the page before."})
    limit = Whole(validate=Range(min=1, max=100), load_default=20, metadata={"description": "Rows on a page."})


class LeaderboardQuery(HistoryQuery):
    """Which part of a leaderboard: its top, what follows a cursor, or what is around somebody."""

    around = fields.String(
        validate=Length(min=1, max=60),
        metadata={
            "description": "Those about as good as this player or bot: an id such as `p_…` or `bot:basic`, or `me`, "
            "which needs a player's token. Not together with `cursor`."
        },
    )
    bots = fields.Boolean(
        truthy={"true"},
        falsy={"false"},
        load_default=True,
        metadata={"description": "`false` leaves the bots out; ranks are then those among players."},
    )

    @validates_schema
    def _begin_once(self, query: dict[str, object], **_: object) -> None:
        if "around" in query and "cursor" in query:
            raise ValidationError("not together with around; the page after it has a cursor of its own", "cursor")
