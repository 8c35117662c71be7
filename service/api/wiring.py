"""What routes need of the process that they run in."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, cast

from flask import current_app, request

from service.adapters.redis_accounts import RedisAccounts
from service.adapters.redis_directory import RedisDirectory
from service.adapters.redis_leaderboards import RedisLeaderboards
from service.adapters.redis_matches import RedisMatches
from service.adapters.redis_own_matches import RedisOwnMatches
from service.adapters.redis_stream_tickets import RedisStreamTickets
from service.api.addresses import address_of
from service.api.places import Places
from service.application.instant_bots import InstantBots
from service.application.look import MatchView
from service.runtime import Runtime

KEY = "upcard"


class Wiring(NamedTuple):
    """The runtime, and the places that this process has for callers who wait: each keeps a thread from all others.

    Only a server in test mode has `instant` bots.
    """

    runtime: Runtime
    places: Places
    instant: InstantBots | None = None

    def take_place(self) -> Callable[[], None]:
        """Take a place for the caller; what gives it back, to be called once.

        Raises:
            TooManyStreams: there is none.
        """
        return self.places.take(address_of(request.environ.get("REMOTE_ADDR")))


def wiring() -> Wiring:
    """What the current app was made with."""
    return cast(Wiring, current_app.extensions[KEY])


def matches() -> RedisMatches:
    """The event store."""
    return wiring().runtime.matches


def after_bots(view: MatchView) -> MatchView:
    """The view when no bot is to move any more, if the match was opened so in test mode; in all others as it is."""
    instant = wiring().instant
    return view if instant is None else instant.after(view)


def own_matches() -> RedisOwnMatches:
    """Which matches each player has, and what was told of them."""
    return wiring().runtime.own_matches


def stream_tickets() -> RedisStreamTickets:
    """Stream tickets that nobody has used yet."""
    return wiring().runtime.stream_tickets


def accounts() -> RedisAccounts:
    """Players and apps."""
    return wiring().runtime.accounts


def directory() -> RedisDirectory:
    """The public list of matches."""
    return wiring().runtime.directory


def leaderboards() -> RedisLeaderboards:
    """The ratings of all games as they are looked at."""
    return wiring().runtime.leaderboards
