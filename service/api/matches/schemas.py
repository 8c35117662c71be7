"""What is asked for when a match is opened, listed or joined."""

from __future__ import annotations

import re
from typing import Any

from marshmallow import ValidationError, fields
from marshmallow.validate import Length, OneOf, Range, Regexp

from service.api.shapes import Closed, Flag, Whole

GAME = Length(min=1, max=40)

HIDDEN = r"\u0000-\u001f\u007f-\u00a0\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff"
"""Controls, invisible spaces, and marks that turn the direction of writing: with them a name could pass for another."""

NAME = rf"^(?!.*[{HIDDEN}])\S(.*\S)?$"

REFERENCE = "The app's own name for the match, shown to nobody else. Needs the key of an app."


def _visible(text: str) -> None:
    # The pattern alone would let a line end through: `$` also stands before the last one.
    if not re.fullmatch(NAME, text):
        raise ValidationError("Only visible characters, without spaces at either end.")


def name_fault(name: str) -> str | None:
    """What is wrong with a name; None if nothing is."""
    try:
        Name("").deserialize(name)
    except ValidationError as error:
        return " ".join(map(str, error.messages))
    return None


class Words(fields.String):
    """Characters of which none is invisible, with no space at either end."""

    def __init__(self, description: str, longest: int, **more: Any) -> None:
        metadata = {"description": description, "pattern": NAME}
        super().__init__(validate=[Length(min=1, max=longest), _visible], metadata=metadata, **more)


class Name(Words):
    """A name at the table: 1 to 40 characters."""

    def __init__(self, description: str, **more: Any) -> None:
        super().__init__(description, 40, **more)


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
    name = Name("How the seat is called in the log; not for open seats. A player's own name if left out.")
    player = fields.String(
        validate=Regexp(r"^p_[a-z2-7]{16}\Z"),
        metadata={
            "description": "The player who acts in a human seat, besides whoever has its token. Only for apps, and for "
            "the players that they have made.",
            "pattern": "^p_[a-z2-7]{16}$",
        },
    )
    bot = fields.String(validate=Length(min=1, max=40), metadata={"description": "Which bot, for `kind: bot`."})


class SettingsOfMatch(Closed):
    """What the table agrees on, whatever the game."""

    on_resign = fields.String(
        validate=OneOf(["forfeit", "bot"]),
        metadata={
            "description": "Whether giving up ends the match (`forfeit`; the default between two) or a bot plays on "
            "(`bot`; the default among more)."
        },
    )
    spectator_delay = fields.Integer(
        strict=True,
        validate=Range(min=0, max=1_000),
        metadata={"description": "How many versions those who only watch are kept behind while the match runs; 0."},
    )
    rated = Flag(metadata={"description": "Whether the result counts for the ratings; true."})


class TestOfMatch(Closed):
    """What is scripted in a match of test mode."""

    seed = fields.String(
        validate=Regexp(r"^[0-9a-f]{64}\Z"),
        metadata={
            "description": "The seed of all chance in the match: 32 bytes in hex. With the same seed, options, seats "
            "and moves a match is the same, card for card, bots included. Pure chance if left out.",
            "pattern": "^[0-9a-f]{64}$",
        },
    )
    bots = fields.String(
        validate=OneOf(["instant"]),
        metadata={
            "description": "`instant`: an answer after which bots are to move waits until none is any more, at most 5 "
            "seconds. It shows the match as it is then, and the answer to a move holds all events up to then."
        },
    )


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
            "description": "`public` (default): listed, and anybody may watch. `private`: only those at the table know "
            "of it, and an open seat takes an invitation."
        },
    )
    settings = fields.Nested(SettingsOfMatch, metadata={"description": "What differs from the usual settings."})
    external_reference = Words(REFERENCE, 100)
    test = fields.Nested(
        TestOfMatch,
        metadata={
            "description": "Makes this a match of test mode: scripted, marked in its settings, never rated. Servers "
            "that are not in test mode refuse it with `test_mode_off`."
        },
    )


class SeatRequest(Closed):
    """Who sits down."""

    name = Name("How the seat is called in the log. Needed without the token of a player, who has a name.")
    seat = fields.Integer(
        strict=True,
        validate=Range(min=0, max=9),
        metadata={"description": "Which seat; the first open one if left out."},
    )
    invitation = fields.String(
        validate=Length(min=1, max=100),
        metadata={"description": "The code of an invitation: `inv_…`. It is used up when the seat is taken."},
    )


class ClaimRequest(Closed):
    """Proof of having sat there as a guest."""

    seat_token = fields.String(
        required=True, validate=Length(min=1, max=100), metadata={"description": "The token of the seat: `seat_…`."}
    )


class VersionQuery(Closed):
    """Which version of the match to show."""

    version = Whole(
        validate=Range(min=1),
        metadata={
            "description": "The match as it was at this version. Moves are told whole: between two of them, as it was "
            "after the first, so `version` in the answer may be lower."
        },
    )


class LobbyQuery(Closed):
    """Which matches to list."""

    game = fields.String(validate=GAME, metadata={"description": "Only this game."})
    status = fields.String(
        validate=OneOf(["open", "active", "finished", "abandoned"]), metadata={"description": "Only this status."}
    )
    seats = Whole(validate=Range(min=1, max=10), metadata={"description": "Only tables with so many seats."})
    open_seats = Whole(
        validate=Range(min=1, max=10), metadata={"description": "Only tables with at least so many open seats."}
    )
    with_bots = fields.Boolean(
        truthy={"true"}, falsy={"false"}, metadata={"description": "Only tables with a bot, or only those without."}
    )
    rated = fields.Boolean(
        truthy={"true"}, falsy={"false"}, metadata={"description": "Only rated matches, or only those that are not."}
    )
    cursor = fields.String(validate=Length(max=200), metadata={"description": "`next_cursor` of the page before."})
    external_reference = Words("Only the matches that the asking app has named so, private ones included.", 100)
    limit = Whole(validate=Range(min=1, max=100), load_default=20, metadata={"description": "Matches on a page."})
