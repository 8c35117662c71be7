"""A seat gets a new token, and the old one is dead.

With the old token the same request may be repeated, for a client whose connection broke before the answer came. The new
token derives from the old one, the key and a secret of the match, so whoever repeats it shows that the seat was theirs.
"""

from __future__ import annotations

from typing import NamedTuple

from engines.contract import Seat
from service.application.accounts import Identity, claims_of, unguessable
from service.application.callers import claimed, key_scope, own_seat
from service.application.codec import codec_of
from service.application.errors import KeyReused, MatchNotFound, NotStored, Unauthenticated
from service.application.match_rules import rotating
from service.application.people import NewToken
from service.application.play import COLLISIONS, batch, fingerprint, now, refuse_other_request
from service.application.ports import Head, Matches, RequestKey
from service.application.seats import Claim, Claims, proven, with_token


class Rotated(NamedTuple):
    """A token replaced, now or when the key came for the first time (`replayed`)."""

    answer: NewToken
    replayed: bool


def rotate_seat_token(matches: Matches, match_id: str, seat: Seat, token: str | None, key: str | None) -> Rotated:
    """Give the caller's seat a new token; from then on the old one is nobody's.

    Raises:
        Unauthenticated, MatchNotFound, NotASeat.
        Forbidden: it is the seat of somebody else.
        InvalidParameter: the key is too easy to guess.
        MatchOver, KeyReused, NotStored, StoreTrouble.
    """
    claim = claimed(token)
    assert token is not None
    asked = fingerprint(f"rotate {seat}".encode())
    for _ in range(COLLISIONS):
        try:
            head = own_seat(matches, match_id, seat, token, None if key is None else f"rotate:{key}")
        except Unauthenticated:
            again = _first_answer(matches, claim, token, key) if claim == (match_id, seat) else None
            if again is None:
                raise
            return again
        request = None if key is None else RequestKey(f"{key_scope(claim)}:rotate:{key}", asked)
        if head.known is not None:
            refuse_other_request(head.known, request)
            if not isinstance(claim, Claim):
                return Rotated(NewToken(_new_token(head, seat, token, key)), replayed=True)
            again = _first_answer(matches, claim, token, key)
            if again is None:
                # The token that was replaced repeats the request, not the one that came of it.
                raise KeyReused("this Idempotency-Key was used with the token that the present one has replaced")
            return again
        new = _new_token(head, seat, token, key)
        engine = codec_of(head.match.game).engine
        step = rotating(engine, head.match, seat)
        kept = with_token(head.secrets, seat, new)
        if matches.append(batch(engine, head.match, step, now(), request, kept, head.mark)) is None:
            return Rotated(NewToken(new), replayed=False)
    raise NotStored("the match moved on too often at the same moment")


def _first_answer(matches: Matches, claim: Claim, token: str, key: str | None) -> Rotated | None:
    """The answer with which this token of a seat was replaced; None if this token and this key led to no living one.

    Raises:
        StoreTrouble.
    """
    if key is None:
        return None
    try:
        head = matches.head(claim.match_id)
        new = _new_token(head, claim.seat, token, key)
        proven(claim, new, head.secrets)
    except (MatchNotFound, Unauthenticated):
        return None
    return Rotated(NewToken(new), replayed=True)


def _new_token(head: Head, seat: Seat, token: str, key: str | None) -> str:
    """The token that replaces the seat's, when it is asked for with this token and key.

    A word of its own keeps it apart from tokens that other requests with the same key handed out.

    Raises:
        InvalidParameter: the key is too easy to guess.
    """
    if key is None:
        claims = Claims(None)
    elif head.account is not None:
        claims = claims_of(Identity(head.account, token), f"rotation {key}")
    else:
        claims = Claims(f"rotation {head.secrets.salt} {token} {unguessable(key)}")
    return claims.token(head.match.id, seat)
