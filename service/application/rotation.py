"""A seat gets a new token, and the old one is dead.

With the old token the same request may be repeated, for a client whose connection broke before the answer came. The new
token derives from the old one and the key, so whoever repeats it shows that the seat was theirs.
"""

from __future__ import annotations

from typing import NamedTuple

from engines.contract import Seat
from service.application.accounts import Account, Identity, claims_of, unguessable
from service.application.callers import claimed, key_scope, own_seat
from service.application.codec import codec_of
from service.application.errors import KeyReused, MatchNotFound, NotStored, Unauthenticated
from service.application.match_rules import rotating
from service.application.people import NewToken
from service.application.play import COLLISIONS, batch, fingerprint, now, refuse_other_request
from service.application.ports import Matches, RequestKey
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
            if not isinstance(claim, Claim) or key is None or claim != (match_id, seat):
                raise
            new = _claims(None, token, key).token(match_id, seat)
            if not _is_alive(matches, claim, new):
                raise
            return Rotated(NewToken(new), replayed=True)
        new = _claims(head.account, token, key).token(match_id, seat)
        request = None if key is None else RequestKey(f"{key_scope(claim)}:rotate:{key}", asked)
        if head.known is not None:
            refuse_other_request(head.known, request)
            if isinstance(claim, Claim) and not _is_alive(matches, claim, new):
                # Only the token that was replaced is repeated with this key, not the one that came of it.
                raise KeyReused("this Idempotency-Key was used with the token that the present one has replaced")
            return Rotated(NewToken(new), replayed=True)
        engine = codec_of(head.match.game).engine
        step = rotating(engine, head.match, seat)
        kept = with_token(head.secrets, seat, new)
        if matches.append(batch(engine, head.match, step, now(), request, kept, head.mark)) is None:
            return Rotated(NewToken(new), replayed=False)
    raise NotStored("the match moved on too often at the same moment")


def _is_alive(matches: Matches, claim: Claim, token: str) -> bool:
    """Is this the seat's present token? Whoever can derive it has held the one before it."""
    try:
        proven(claim, token, matches.head(claim.match_id).secrets)
    except (MatchNotFound, Unauthenticated):
        return False
    return True


def _claims(account: Account | None, token: str, key: str | None) -> Claims:
    """What the new token derives from; a word of its own keeps it apart from tokens that other requests handed out."""
    if key is None:
        return Claims(None)
    if account is not None:
        return claims_of(Identity(account, token), f"rotation {key}")
    return Claims(f"rotation {token} {unguessable(key)}")
