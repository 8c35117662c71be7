"""Quotas, counted in Redis and handed out by each process in parts, so that hardly any request asks Redis."""

from __future__ import annotations

import math
import threading
import time
from dataclasses import dataclass
from importlib.resources import files

from service.adapters.keys import in_partition, partition_of
from service.adapters.redis_connections import Connections, Script
from service.application.errors import StoreTrouble

TAKE = Script(files(__package__).joinpath("quota.lua").read_text("utf-8"))

DIVISOR = 20
"""A process takes one part in so many of what is left. Quotas below twice this number are counted one by one."""

PATIENCE = 0.5
"""Seconds that Redis may take to answer."""

PAUSE = 1.0
"""Seconds after trouble with Redis in which nobody is counted: a limit must never make a request wait."""

REMEMBERED = 20_000
"""Parts that a process keeps. What it forgets before the window ends is lost to whoever it was taken for."""


@dataclass(slots=True)
class Part:
    """What this process may still hand out (`own`), what Redis had beyond it, and when the window ends (monotonic)."""

    own: int
    beyond: int
    ends: float

    @property
    def left(self) -> int:
        """What is left of the quota, as far as this process knows."""
        return self.own + self.beyond


@dataclass(slots=True, frozen=True)
class Standing:
    """How a caller stands: was it within the quota, the part that it came from, and seconds until there is more."""

    part: Part
    within: bool
    seconds: int


class RedisLimits:
    """Counters of quotas, each with a name, for a window of so many seconds that begins with its first request."""

    def __init__(self, url: str, window: int) -> None:
        # Connections of its own: the others wait longer for an answer than a limit is worth.
        self._connections = Connections(url, PATIENCE)
        self._window = window * 1_000
        self._parts: dict[str, Part] = {}
        self._lock = threading.Lock()
        self._resumes = 0.0

    def take(self, name: str, quota: int) -> Standing | None:
        """Count one request; None if Redis has trouble, and then nobody is counted.

        The quota is never exceeded, over all processes. A caller may be refused although another process has some left
        of the part that it took: at most one in DIVISOR for each process.
        """
        now = time.monotonic()
        with self._lock:
            part = self._parts.get(name)
            if part is not None and part.ends > now and (part.own or not part.beyond):
                return _taken(part, now)
        if now < self._resumes:
            return None
        key = in_partition(partition_of(name), f"quota:{name}")
        try:
            own, beyond, milliseconds = self._connections.run(TAKE, [key], [quota, DIVISOR, self._window])
        except StoreTrouble:
            self._resumes = time.monotonic() + PAUSE
            return None
        # Counted from before the question, so that a part never outlives its window.
        return self._joined(name, Part(own, beyond, now + milliseconds / 1_000), now)

    def give_back(self, standing: Standing) -> None:
        """Let a request not count after all."""
        with self._lock:
            standing.part.own += standing.within

    def close(self) -> None:
        """Close the connections."""
        self._connections.close()

    def _joined(self, name: str, fresh: Part, now: float) -> Standing:
        """Take one of a fresh part, with what other threads have left of this window's earlier ones."""
        with self._lock:
            part = self._parts.get(name)
            if part is None or part.ends <= now:
                self._forget(now)
                part = self._parts[name] = fresh
            elif fresh.ends < part.ends - PATIENCE:
                # Another thread is in the next window already; what is of the last one must not be added to it.
                return _taken(fresh, now)
            else:
                part.own, part.beyond, part.ends = part.own + fresh.own, fresh.beyond, fresh.ends
            return _taken(part, now)

    def _forget(self, now: float) -> None:
        """Make room, if there is none: first of what is over, then of what was taken first, so much that it lasts."""
        if len(self._parts) < REMEMBERED:
            return
        alive = [(name, part) for name, part in self._parts.items() if part.ends > now]
        self._parts = dict(alive[-REMEMBERED // 2 :])


def _taken(part: Part, now: float) -> Standing:
    within = part.own > 0
    part.own -= within
    return Standing(part, within, max(1, math.ceil(part.ends - now)))
