"""Playing again: one successor for all who ask, who sit down there one seat further on.

The successor's id derives from what is kept secret of the match before it, so that all who ask find the same one and
nobody else does. Each gets a token that derives from the one it asks with: a repeat gives it again, though only hashes
are kept.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from engines.contract import Seat
from service.application.callers import seated
from service.application.codec import codec_of
from service.application.errors import AlreadySeated, MatchNotFinished, MatchNotFound, MatchOver, NoOpenSeat, NotStored
from service.application.invitations import uninvited_seats
from service.application.look import match_at, match_view
from service.application.match import BLANK, Match
from service.application.match_events import MatchSeat, SeatTaken
from service.application.match_rules import opening, seating
from service.application.play import COLLISIONS, batch, fingerprint, now, with_tokens
from service.application.ports import Head, Matches, RequestKey
from service.application.rehearsal import bot_seed, of_the_rematch, seed_of
from service.application.seats import Claims, Secrets, token_hash, with_token
from service.application.tables import SatDown, Seated

MOST = 16
"""Successors of a match at most: each but the last was abandoned before it began."""

SAME = fingerprint(b"rematch")
"""What tells a rematch from other requests; there is nothing to say in one."""


class Asker(NamedTuple):
    """Somebody who wants to play again: the match that is over, and the caller's seat and token there."""

    before: Head
    seat: Seat
    token: str
    key: str | None

    @property
    def place(self) -> Seat:
        """The caller's seat in the successor. Everybody moves on by one, so that another leads."""
        return _moved(self.before.match, self.seat)

    @property
    def sitting(self) -> MatchSeat:
        """Who the caller is."""
        return self.before.match.seats[self.seat]

    def request(self) -> RequestKey | None:
        """The caller's key, in its scope within the successor."""
        return None if self.key is None else RequestKey(f"rematch:{self.place}:{self.key}", SAME)


def rematch(matches: Matches, match_id: str, token: str | None, key: str | None) -> SatDown:
    """Sit down in the successor of a match; the first to ask opens it, with the bots in their seats.

    Raises:
        Unauthenticated, MatchNotFound, NotASeat.
        MatchNotFinished: it has not been played to its end.
        AlreadySeated, NoOpenSeat: the caller's place is taken, and not with this token.
        MatchOver: as many successors as there may be were abandoned.
        NotStored, StoreTrouble.
    """
    before, seat = seated(matches, match_id, token)
    assert token is not None
    if before.match.status != "finished":
        raise MatchNotFinished(
            "only a match that was played to its end has a rematch", match_status=before.match.status
        )
    asker = Asker(before, seat, token, key)
    for generation in range(MOST):
        successor = Claims(f"rematch {before.secrets.salt} {generation}").match_id()
        sat_down = _in_successor(matches, asker, successor)
        if sat_down is not None:
            return sat_down
    raise MatchOver("there were as many rematches as there may be, and all were abandoned", match_status="abandoned")


def _in_successor(matches: Matches, asker: Asker, successor: str) -> SatDown | None:
    """The caller's seat in this successor; None if it was abandoned."""
    token = Claims(f"rematch {asker.before.secrets.salt} {asker.token}").token(successor, asker.place)
    request = asker.request()
    for _ in range(COLLISIONS):
        try:
            head = matches.head(successor, None if request is None else request.name)
        except MatchNotFound:
            sat_down = _opened(matches, asker, successor, token)
        else:
            if head.known is not None:
                return _answer(match_at(matches, head.match, head.known.last), asker.place, token, replayed=True)
            if head.match.status == "abandoned":
                return None
            sat_down = _joined(matches, asker, head, token)
        if sat_down is not None:
            return sat_down
    raise NotStored("too many people sat down at the same moment")


def _opened(matches: Matches, asker: Asker, successor: str, token: str) -> SatDown | None:
    """The successor with the caller and all bots in it; None if somebody else was faster."""
    old, at = asker.before.match, now()
    engine = codec_of(old.game).engine
    takers: list[SeatTaken | None] = [None] * len(old.seats)
    for sitting in old.seats:
        place = _moved(old, sitting.seat)
        if isinstance(sitting.bot, str):
            name = sitting.name if sitting.state == "taken" and isinstance(sitting.name, str) else f"{sitting.bot} bot"
            takers[place] = SeatTaken(seat=place, kind="bot", name=name, bot=sitting.bot)
    name, player = _known_as(asker.sitting)
    takers[asker.place] = SeatTaken(seat=asker.place, kind="human", name=name, bot=None, player=player)
    options = msgspec.convert(old.options, engine.options_type)
    script = of_the_rematch(asker.before.secrets.script)
    step = opening(engine, successor, at, options, old.visibility, old.settings, takers, seed_of(script))
    kept = Secrets(
        tokens=tuple(token_hash(token) if place == asker.place else None for place in range(len(takers))),
        bots=tuple(
            bot_seed(script, place) if taker is not None and taker.kind == "bot" else None
            for place, taker in enumerate(takers)
        ),
        app=asker.before.secrets.app,
        rematch=True,
        script=script,
    )
    if matches.append(batch(engine, BLANK, step, at, asker.request(), kept)) is not None:
        return None
    return _answer(step.match, asker.place, token, replayed=False)


def _joined(matches: Matches, asker: Asker, head: Head, token: str) -> SatDown | None:
    """The caller's seat in the successor as it stands; None if it has moved on meanwhile."""
    place, at = asker.place, now()
    there = head.match.seats[place]
    name, player = _known_as(asker.sitting)
    if there.kind != "open":
        if head.secrets.tokens[place] == token_hash(token):
            return _answer(head.match, place, token, replayed=True)
        if player is not None and there.player == player:
            raise AlreadySeated(f"you hold seat {place} of {head.match.id}, with another token", seat=place)
        raise NoOpenSeat(f"seat {place} of the rematch is taken, or has another token by now", open_seats=[])
    engine = codec_of(head.match.game).engine
    free = [seat for seat in uninvited_seats(head, at) if seat == place]
    step = seating(engine, head.match, free, place, name, player, seed_of(head.secrets.script))
    kept = with_token(head.secrets, place, token)
    if matches.append(batch(engine, head.match, step, at, asker.request(), kept, head.mark)) is not None:
        return None
    return _answer(step.match, place, token, replayed=False)


def _moved(match: Match[Any], seat: Seat) -> Seat:
    return (seat - 1) % len(match.seats)


def _known_as(sitting: MatchSeat) -> tuple[str, str | None]:
    """The name and the account of whoever sits here."""
    assert isinstance(sitting.name, str)  # Only open seats have none.
    return sitting.name, sitting.player if isinstance(sitting.player, str) else None


def _answer(match: Match[Any], place: Seat, token: str, *, replayed: bool) -> SatDown:
    view = match_view(codec_of(match.game).engine, match, place)
    shown = with_tokens(view, [token if seat == place else None for seat in range(len(match.seats))])
    return SatDown(Seated(place, token, shown), replayed)
