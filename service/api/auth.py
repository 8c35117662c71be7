"""Who is asking, proven before anything else is read."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from engines.contract import Seat
from service.api.headers import bearer
from service.api.wiring import matches
from service.application.accounts import AccountKind
from service.application.callers import hosts, identified, own_seat

View = Callable[..., Any]


def known(*kinds: AccountKind) -> Callable[[View], View]:
    """Prove a player or an app, whose `identity` the view is given. Stands below `operation` and above `arguments`."""
    return _identifying(kinds, needed=True)


def perhaps_known(*kinds: AccountKind) -> Callable[[View], View]:
    """As `known`, but without a token the view is given None."""
    return _identifying(kinds, needed=False)


def holder(view: View) -> View:
    """Prove that the caller holds the seat in the address. Stands below `operation` and above `arguments`."""

    @wraps(view)
    def proving(match_id: str, seat: Seat, **fields: Any) -> Any:
        own_seat(matches(), match_id, seat, bearer())
        return view(match_id=match_id, seat=seat, **fields)

    return proving


def host(view: View) -> View:
    """Prove that the caller may ask others to the match in the address. Stands where `holder` does."""

    @wraps(view)
    def proving(match_id: str, **fields: Any) -> Any:
        hosts(matches(), match_id, bearer())
        return view(match_id=match_id, **fields)

    return proving


def _identifying(kinds: tuple[AccountKind, ...], *, needed: bool) -> Callable[[View], View]:
    def decorate(view: View) -> View:
        @wraps(view)
        def identifying(*arguments: Any, **fields: Any) -> Any:
            token = bearer()
            identity = None if token is None and not needed else identified(matches(), token, kinds)
            return view(*arguments, identity=identity, **fields)

        return identifying

    return decorate
