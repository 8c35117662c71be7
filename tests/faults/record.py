"""What the clients of a storm were promised, and how the storm goes: shared by clients, nemesis and checker."""

from __future__ import annotations

import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, NamedTuple

Document = dict[str, Any]
"""A JSON object as it came."""


class Answered(NamedTuple):
    """An answer 201 that arrived whole, when it did by the monotonic clock, and whether it said to be a replay."""

    moment: float
    replayed: bool
    body: Document


@dataclass
class Asked:
    """A move under its Idempotency-Key, and every answer to it. `if_match` is the header as it is sent."""

    seat: int
    key: str
    move: Document
    if_match: str
    answers: list[Answered] = field(default_factory=list)


@dataclass
class Record:
    """A match as its client knows it: the seats of bots, the tokens by seat, all moves that were asked for.

    `refused` are moves that were sent on purpose with an outdated version. `gone`: a power cut has taken the whole
    match.
    """

    id: str
    bots: frozenset[int]
    seat_key: str
    opened: Answered
    tokens: dict[int, str] = field(init=False)
    asked: list[Asked] = field(default_factory=list)
    refused: list[Asked] = field(default_factory=list)
    gone: bool = False

    def __post_init__(self) -> None:
        self.tokens = tokens_in(self.opened.body)

    def own_version(self, seat: int) -> int:
        """The version of the seat's last answered move, or else of the match when it was opened."""
        mine = [asked.answers[-1] for asked in self.asked if asked.seat == seat and asked.answers]
        version: int = [self.opened, *mine][-1].body["version"]
        return version


def tokens_in(match: Document) -> dict[int, str]:
    """The tokens that an answer hands out, by seat."""
    return {seat["seat"]: seat["token"] for seat in match["seats"] if "token" in seat}


class Cut(NamedTuple):
    """A power cut: of what was acknowledged between two moments of the monotonic clock, an end may be gone."""

    since: float
    until: float
    lost_bytes: int


class Storm:
    """The state of a storm. `calm`: begin no new match; `abandoned`: let go of everything, the test is over.

    `lossy` says that power cuts are among the faults, so that what was acknowledged just before one may be gone.
    """

    def __init__(self, *, lossy: bool) -> None:
        self.lossy = lossy
        self.calm = threading.Event()
        self.abandoned = threading.Event()
        self.cuts: list[Cut] = []
        self.longest_wait_for_a_bot = 0.0
        self._counts: Counter[str] = Counter()
        self._changed = threading.Condition()

    def count(self, what: str) -> None:
        """One more `what` has happened."""
        with self._changed:
            self._counts[what] += 1
            self._changed.notify_all()

    def waited_for_a_bot(self, seconds: float) -> None:
        """A bot has moved after so many seconds."""
        with self._changed:
            self.longest_wait_for_a_bot = max(self.longest_wait_for_a_bot, seconds)

    @property
    def counts(self) -> Counter[str]:
        """How often each thing has happened."""
        with self._changed:
            return self._counts.copy()

    def wait_for_more(self, wanted: dict[str, int], seconds: float) -> None:
        """Wait until each of these things has happened so many times more.

        Raises:
            AssertionError: it has not within so many seconds, or a client has failed.
        """
        deadline = time.monotonic() + seconds
        with self._changed:
            goal = {what: self._counts[what] + more for what, more in wanted.items()}
            while any(self._counts[what] < count for what, count in goal.items()):
                assert not self._counts["failed"], "a client has failed"
                left = deadline - time.monotonic()
                assert left > 0, f"no progress within {seconds:g} s: {goal} is not reached by {dict(self._counts)}"
                self._changed.wait(left)
