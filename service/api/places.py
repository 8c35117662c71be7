"""The places that a process has for callers who wait: each keeps a thread from all others.

Nobody has them all: one address may have so many at a time.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable

from service.application.errors import TooManyStreams


class Places:
    """So many places in all, and for each address."""

    def __init__(self, all_in_all: int, each: int) -> None:
        self._all = all_in_all
        self._each = each
        self._taken = Counter[str]()
        self._lock = threading.Lock()

    @property
    def taken(self) -> int:
        """How many are taken."""
        with self._lock:
            return self._taken.total()

    def take(self, address: str) -> Callable[[], None]:
        """Take a place for somebody at this address; what gives it back, to be called once.

        Raises:
            TooManyStreams: there is none.
        """
        with self._lock:
            if self._taken.total() >= self._all:
                raise TooManyStreams("this server holds as many open streams as it may")
            if self._taken[address] >= self._each:
                raise TooManyStreams(f"your address has {self._each} open streams, which is as many as it may")
            self._taken[address] += 1
        return lambda: self._give_back(address)

    def _give_back(self, address: str) -> None:
        with self._lock:
            self._taken[address] -= 1
            if not self._taken[address]:
                del self._taken[address]
