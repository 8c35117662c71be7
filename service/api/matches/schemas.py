"""What is asked for when a match is opened, listed or joined."""

from __future__ import annotations

from marshmallow import RAISE, Schema, fields
from marshmallow.validate import Length, OneOf, Range, Regexp

GAME = Length(min=1, max=40)


class Name(fields.String):
    """A name at the table: 1 to 40 characters, none of them invisible, no space at either end."""

    def __init__(self, **more: object) -> None:
        shape = Regexp(r"^\S(.{0,38}\S)?$", error="1 to 40 characters, without spaces at either end.")
        super().__init__(validate=[Length(min=1, max=40), shape], **more)  # type: ignore[arg-type]  # passed on as given


class Closed(Schema):
    """Unknown fields are refused."""

    class Meta:
        """Settings of marshmallow."""

        unknown = RAISE


class SeatOfMatch(Closed):
    """A seat of the new match."""

    kind = fields.String(
        required=True,
        validate=OneOf(["human", "bot", "open"]),
        metadata={
            "description": "`human`: its token comes with the answer, for the caller to hand out; "
            "`bot`: the server plays it; `open`: anybody may take it."
        },
    )
    name = Name(metadata={"description": "How the seat is called in the log; not for open seats."})
    bot = fields.String(validate=Length(min=1, max=40), metadata={"description": "Which bot, for `kind: bot`."})


class MatchRequest(Closed):
    """A match to be opened."""

    game = fields.String(required=True, validate=GAME, metadata={"description": "A name from the catalogue."})
    seats = fields.List(
        fields.Nested(SeatOfMatch),
        required=True,
        validate=Length(min=1, max=10),
        metadata={"description": "One entry a seat, clockwise from seat 0."},
    )
    options = fields.Dict(
        keys=fields.String(),
        metadata={"description": "Options of the game that differ from their defaults; see GET /v1/games/{game}."},
    )
    visibility = fields.String(
        validate=OneOf(["public", "private"]),
        metadata={
            "description": "`public` (default): listed, and anybody may watch. `private`: only seats know of it, and "
            "whoever has its id may take an open seat."
        },
    )


class SeatRequest(Closed):
    """Who sits down."""

    name = Name(required=True, metadata={"description": "How the seat is called in the log."})
    seat = fields.Integer(
        strict=True,
        validate=Range(min=0, max=9),
        metadata={"description": "Which seat; the first open one if left out."},
    )


class LobbyQuery(Closed):
    """Which matches to list."""

    game = fields.String(validate=GAME, metadata={"description": "Only this game."})
    status = fields.String(
        validate=OneOf(["open", "active", "finished", "abandoned"]), metadata={"description": "Only this status."}
    )
    cursor = fields.String(validate=Length(max=200), metadata={"description": "`next_cursor` of the page before."})
    limit = fields.Integer(
        validate=Range(min=1, max=100), load_default=20, metadata={"description": "Matches on a page."}
    )
