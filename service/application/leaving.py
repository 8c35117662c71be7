"""Getting up from the table: before the start the seat is open again; after it a bot plays on, or the match ends.

Whoever has given a seat away holds it no longer: its token is nobody's, and a player's token acts there no more.
"""

from __future__ import annotations

from typing import NamedTuple

from engines.contract import Seat
from service.application.callers import own_seat, seated
from service.application.codec import codec_of
from service.application.errors import NotStored
from service.application.look import MatchView, match_for, match_view
from service.application.match_rules import leaving, resigning, substituting
from service.application.play import COLLISIONS, batch, now
from service.application.ports import Matches
from service.application.seats import with_bot, with_token

HEIR = "basic"
"""The bot that plays on for whoever resigns."""

CROWD = "the match moved on too often at the same moment"


class GivenUp(NamedTuple):
    """The match after somebody has given up, as its `viewer` sees it: the seat, or a spectator who has lost it."""

    match: MatchView
    viewer: Seat | None


def leave_seat(matches: Matches, match_id: str, seat: Seat, token: str | None) -> None:
    """Give the caller's seat back before the start; when no person is left, the match is abandoned.

    Raises:
        Unauthenticated, MatchNotFound, NotASeat.
        Forbidden: it is the seat of somebody else.
        MatchStartedAlready, MatchOver, NotStored, StoreTrouble.
    """
    for _ in range(COLLISIONS):
        head = own_seat(matches, match_id, seat, token)
        engine = codec_of(head.match.game).engine
        step = leaving(engine, head.match, seat)
        kept = with_token(head.secrets, seat, None)
        if matches.append(batch(engine, head.match, step, now(), None, kept, head.mark)) is None:
            return
    raise NotStored(CROWD)


def substitute_bot(matches: Matches, match_id: str, seat: Seat, token: str | None, bot: str) -> MatchView:
    """Let a bot play on in the caller's seat; the match as a spectator sees it, which the caller is from now on.

    Not checked: that there is such a bot.

    Raises:
        Unauthenticated, MatchNotFound, NotASeat.
        Forbidden: it is the seat of somebody else.
        MatchNotStarted, MatchOver, NotStored, StoreTrouble.
    """
    for _ in range(COLLISIONS):
        head = own_seat(matches, match_id, seat, token)
        engine = codec_of(head.match.game).engine
        step = substituting(engine, head.match, seat, bot)
        kept = with_bot(head.secrets, seat)
        if matches.append(batch(engine, head.match, step, now(), None, kept, head.mark)) is None:
            return match_view(engine, match_for(matches, step.match, None), None)
    raise NotStored(CROWD)


def resign(matches: Matches, match_id: str, token: str | None) -> GivenUp:
    """Give up, whoever is to move: as the table agreed, the match ends, or a bot plays on.

    Raises:
        Unauthenticated, MatchNotFound, NotASeat, MatchNotStarted, MatchOver, NotStored, StoreTrouble.
    """
    for _ in range(COLLISIONS):
        head, seat = seated(matches, match_id, token)
        engine = codec_of(head.match.game).engine
        step = resigning(engine, head.match, seat, HEIR)
        plays_on = step.match.status == "active"
        kept = with_bot(head.secrets, seat) if plays_on else None
        if matches.append(batch(engine, head.match, step, now(), None, kept, head.mark)) is None:
            viewer = None if plays_on else seat
            return GivenUp(match_view(engine, match_for(matches, step.match, viewer), viewer), viewer)
    raise NotStored(CROWD)
