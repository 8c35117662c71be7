"""Everything that a process needs of the world, put together from its settings."""

from __future__ import annotations

import threading
from functools import cached_property

from service.adapters.keys import HEARTBEAT
from service.adapters.redis_accounts import RedisAccounts
from service.adapters.redis_connections import Connections
from service.adapters.redis_directory import RedisDirectory
from service.adapters.redis_faults import RedisFaults
from service.adapters.redis_leaderboards import RedisLeaderboards
from service.adapters.redis_limits import RedisLimits
from service.adapters.redis_matches import RedisMatches
from service.adapters.redis_outbox import RedisOutbox
from service.adapters.redis_own_matches import RedisOwnMatches
from service.adapters.redis_presence import RedisPresences
from service.adapters.redis_ratings import RedisRatings
from service.adapters.redis_rebuilding import RedisRebuilding
from service.adapters.redis_stream_tickets import RedisStreamTickets
from service.adapters.redis_tickets import RedisTickets
from service.adapters.redis_wakeups import RedisWakeups
from service.adapters.rq_queue import RqQueue
from service.settings import Settings

HAND_OUT_GRACE = 2_000
"""Milliseconds beyond a bot's budget until its turn is handed out again: time for the queue and the move itself."""

stopping = threading.Event()
"""Set when this process is asked to end; whoever waits lets go."""


class Runtime:
    """The adapters of one process. Nothing is connected before it is used, so it may be made before a fork."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._url = settings.required_redis_url()
        self._budget = settings.bot_budget_ms + HAND_OUT_GRACE
        self._connections = Connections(self._url)

    @cached_property
    def matches(self) -> RedisMatches:
        """The event store."""
        return RedisMatches(self._connections, self._budget, self.settings.open_match_ttl * 1_000)

    @cached_property
    def accounts(self) -> RedisAccounts:
        """Players and apps."""
        return RedisAccounts(self._connections)

    @cached_property
    def directory(self) -> RedisDirectory:
        """The public list of matches."""
        return RedisDirectory(self._connections)

    @cached_property
    def ratings(self) -> RedisRatings:
        """The ratings of all games."""
        return RedisRatings(self._connections)

    def rebuilding(self, game: str) -> RedisRebuilding:
        """The ratings of a game, to be computed anew."""
        return RedisRebuilding(self._connections, game)

    @cached_property
    def leaderboards(self) -> RedisLeaderboards:
        """The ratings of all games as they are looked at."""
        return RedisLeaderboards(self._connections)

    @cached_property
    def presences(self) -> RedisPresences:
        """Who follows which match."""
        return RedisPresences(self._connections)

    @cached_property
    def stream_tickets(self) -> RedisStreamTickets:
        """Stream tickets that nobody has used yet."""
        return RedisStreamTickets(self._connections)

    @cached_property
    def own_matches(self) -> RedisOwnMatches:
        """Which matches each player has, and what was told of them."""
        return RedisOwnMatches(self._connections)

    @cached_property
    def tickets(self) -> RedisTickets:
        """Who waits for a quick match."""
        return RedisTickets(self._connections)

    @cached_property
    def limits(self) -> RedisLimits:
        """The counters of quotas."""
        return RedisLimits(self._url, self.settings.limit_window)

    @cached_property
    def faults(self) -> RedisFaults:
        """Which faults have happened, in test mode."""
        return RedisFaults(self._connections)

    @cached_property
    def wakeups(self) -> RedisWakeups:
        """The bells of this process."""
        return RedisWakeups(self._url, stopping)

    @cached_property
    def outbox(self) -> RedisOutbox:
        """What was committed and still has to be acted on."""
        return RedisOutbox(self._url, self._budget)

    @cached_property
    def queue(self) -> RqQueue:
        """The job queues."""
        return RqQueue(self.settings.required_rq_redis_url())

    def close(self) -> None:
        """Close the connections of everything that was used."""
        self._connections.close()
        for name in ("limits", "outbox", "queue"):
            if name in self.__dict__:
                getattr(self, name).close()

    def relay_is_alive(self) -> bool:
        """Has a relay shown itself lately? Raises StoreTrouble if Redis does not answer."""
        return bool(self._connections.ask(("EXISTS", HEARTBEAT))[0])
