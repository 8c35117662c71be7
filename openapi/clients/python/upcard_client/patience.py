"""How long to wait before the next try, and when to give up."""

from __future__ import annotations

import random
import time

PASSING = frozenset({429, 502, 503, 504})
"""Statuses that mean "not now": a quota is used up, or the server cannot answer at the moment."""

LONGEST = 30.0
"""Seconds that are waited at most, unless the server asks for more."""


class Patience:
    """Waits between tries, twice as long each time, until all have failed for `seconds`.

    `first` is how long (seconds) the first wait is.
    """

    def __init__(self, seconds: float, first: float) -> None:
        self.first = first
        self._seconds = seconds
        self._failures = 0
        self._ends = 0.0

    def renew(self) -> None:
        """Something has worked."""
        self._failures = 0

    def wait(self, trouble: Exception, at_least: float = 0.0) -> None:
        """Sleep before the next try, `at_least` so many seconds.

        Raises:
            trouble: patience would be at an end by then.
        """
        if self._failures == 0:
            self._ends = time.monotonic() + self._seconds
        backoff = min(self.first * 2**self._failures, LONGEST)
        self._failures += 1
        # Half of it is chance, so that those who lost the same server do not all come back at the same moment.
        pause = max(at_least, backoff * random.uniform(0.5, 1.0))
        if time.monotonic() + pause > self._ends:
            raise trouble
        time.sleep(pause)
