"""A guest's seat becomes a player's."""

from __future__ import annotations

from typing import NamedTuple

from engines.contract import Seat
from service.application.accounts import Account
from service.application.codec import codec_of
from service.application.errors import Fault, InvalidBody, MatchNotFound, NotStored, Unauthenticated
from service.application.look import MatchView, match_at, match_view
from service.application.match_rules import claiming, seat_of
from service.application.play import COLLISIONS, batch, fingerprint, now, refuse_other_request
from service.application.ports import Head, Matches, RequestKey
from service.application.seats import proven, seat_claimed


class Claimed(NamedTuple):
    """A seat claimed, now or when the key came for the first time (`replayed`): the match as that seat sees it."""

    match: MatchView
    replayed: bool


def claim_seat(
    matches: Matches, match_id: str, seat: Seat, seat_token: str, player: Account, key: str | None
) -> Claimed:
    """Give a guest's seat to a player who holds its token; both tokens act in it afterwards.

    Raises:
        MatchNotFound: no such match; or a private one, and the player has no part in it.
        InvalidBody: the token is not that of this seat.
        AlreadySeated, SeatClaimedAlready, MatchOver, KeyReused, NotStored, StoreTrouble.
    """
    asked = fingerprint(f"claim {seat} {seat_token}".encode())
    request = None if key is None else RequestKey(f"claim:{player.id}:{key}", asked)
    for _ in range(COLLISIONS):
        head = matches.head(match_id, None if request is None else request.name)
        engine = codec_of(head.match.game).engine
        if head.known is not None:
            refuse_other_request(head.known, request)
            then = match_at(matches, head.match, head.known.last)
            return Claimed(match_view(engine, then, seat), replayed=True)
        _refuse_other_token(head, seat, seat_token, player)
        step = claiming(engine, head.match, seat, player.id, player.name)
        if matches.append(batch(engine, head.match, step, now(), request, after=head.mark)) is None:
            return Claimed(match_view(engine, step.match, seat), replayed=False)
    raise NotStored("the match moved on too often at the same moment")


def _refuse_other_token(head: Head, seat: Seat, seat_token: str, player: Account) -> None:
    claim = seat_claimed(seat_token)
    try:
        if claim is not None and claim == (head.match.id, seat):
            proven(claim, seat_token, head.secrets)
            return
    except Unauthenticated:
        pass
    if head.match.visibility == "private" and seat_of(head.match, player.id) is None:
        raise MatchNotFound(f"there is no match {head.match.id}")
    detail = f"this is not the token of seat {seat}"
    raise InvalidBody(detail, [Fault("/seat_token", detail)])
