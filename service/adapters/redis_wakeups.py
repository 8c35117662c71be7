"""Bells that ring when a match moves on: one subscription a process, however many listeners.

A message carries a match's id and version only. The truth stays in the log, so a lost message costs a listener some
seconds at most, never an event.
"""

from __future__ import annotations

import threading
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from redis.exceptions import RedisError

from service.adapters.keys import WAKE_CHANNEL
from service.adapters.redis_connections import waiting_client

LOOK_UP = 0.5
"""Seconds between two looks at whether the process stops."""

SUBSCRIBED_WITHIN = 2.0
"""Seconds that the first listener waits for the subscription."""


class RedisWakeups:
    """Rings bells. The subscription starts with the first listener, since it would not survive a fork."""

    def __init__(self, url: str, stopping: threading.Event) -> None:
        self._url = url
        self._stopping = stopping
        self._bells: dict[str, set[_Bell]] = defaultdict(set)
        self._lock = threading.Lock()
        self._reader: threading.Thread | None = None
        self._subscribed = threading.Event()

    @property
    def stopping(self) -> bool:
        """This process is about to end: let go of whoever waits."""
        return self._stopping.is_set()

    @contextmanager
    def listen(self, match_id: str) -> Iterator[_Bell]:
        """A bell that rings for whatever is stored after this call."""
        bell = _Bell()
        with self._lock:
            self._bells[match_id].add(bell)
            if self._reader is None:
                self._reader = threading.Thread(target=self._read, name="wakeups", daemon=True)
                self._reader.start()
        self._subscribed.wait(SUBSCRIBED_WITHIN)
        try:
            yield bell
        finally:
            with self._lock:
                bells = self._bells[match_id]
                bells.discard(bell)
                if not bells:
                    del self._bells[match_id]

    def _read(self) -> None:
        while not self.stopping:
            try:
                self._follow()
            except (RedisError, OSError):
                # Listeners look at the log themselves now and then; until Redis is back there is nothing to tell.
                self._stopping.wait(LOOK_UP)
        self._ring_all()

    def _follow(self) -> None:
        with waiting_client(self._url) as client, client.pubsub() as subscription:
            subscription.subscribe(WAKE_CHANNEL)
            while not self.stopping:
                message = subscription.get_message(timeout=LOOK_UP)
                if message is None:
                    continue
                if message["type"] == "subscribe":
                    self._subscribed.set()
                    self._ring_all()
                elif message["type"] == "message":
                    self._ring(message["data"].partition(b" ")[0].decode())

    def _ring(self, match_id: str) -> None:
        with self._lock:
            bells = list(self._bells.get(match_id, ()))
        for bell in bells:
            bell.ring()

    def _ring_all(self) -> None:
        with self._lock:
            bells = [bell for others in self._bells.values() for bell in others]
        for bell in bells:
            bell.ring()


class _Bell:
    """One listener's bell."""

    def __init__(self) -> None:
        self._rung = threading.Event()

    def ring(self) -> None:
        self._rung.set()

    def wait(self, seconds: float) -> bool:
        """True as soon as it has rung since the last wait, False after so many seconds of silence."""
        rung = self._rung.wait(seconds)
        self._rung.clear()
        return rung
