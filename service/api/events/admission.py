"""Who may follow a match: by the token in the header, by a ticket, or as a spectator."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engines.contract import Seat
from service.api.headers import bearer
from service.api.wiring import matches, stream_tickets
from service.application.callers import Watching, viewer_of
from service.application.errors import MatchNotFound, Unauthenticated
from service.application.ports import Head
from service.application.stream_tickets import redeemed, viewer_by_grant


class Admission(NamedTuple):
    """The match, the caller's seat, and a way to ask whether the caller still has the right that it came with."""

    head: Head
    viewer: Seat | None
    may_stay: Callable[[], bool]


def admitted(match_id: str, ticket: str | None) -> Admission:
    """Admit the caller; a ticket is used up by that.

    Raises:
        Unauthenticated, MatchNotFound, StoreTrouble.
    """
    token, store = bearer(), matches()
    if ticket is not None:
        grant = redeemed(stream_tickets(), ticket)
        return _admission(lambda: viewer_by_grant(store, match_id, grant))
    if token is None:
        # Nobody can take from a spectator what everybody has.
        return Admission(*viewer_of(store, match_id, None), lambda: True)
    return _admission(lambda: viewer_of(store, match_id, token))


def _admission(prove: Callable[[], Watching]) -> Admission:
    head, viewer = prove()

    def may_stay() -> bool:
        try:
            return prove().viewer == viewer
        except (Unauthenticated, MatchNotFound):
            return False

    return Admission(head, viewer, may_stay)
