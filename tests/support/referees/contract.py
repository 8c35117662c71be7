"""What a referee is, and how it reads the events of a match.

A referee is a second opinion on a game: written from the rules page alone, in plain Python data, without a line of the
engine. It knows the options, the number of seats and the moves. Chance it learns from the stored events, and checks
that it was possible; everything else in an event it foretells, and an event that says otherwise is a disagreement.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Protocol

from msgspec import Struct

Json = dict[str, Any]
"""A JSON object: a move, an event, options, or what a view shows."""


class Disagreement(AssertionError):
    """The referee sees it otherwise."""


class Result(Struct, frozen=True):
    """How a match ended, by seat, as the referee counts it."""

    places: list[int]
    scores: list[int]
    reason: str


def must(is_right: bool, complaint: str, *facts: Any) -> None:
    """Complain unless it is right.

    Raises:
        Disagreement: it is not.
    """
    if not is_right:
        raise Disagreement(f"{complaint}: {', '.join(map(repr, facts))}")


class Batch:
    """What followed from one move, to be read in order."""

    def __init__(self, events: Sequence[Json]) -> None:
        self._events = list(events)
        self._read = 0

    def expect(self, type_: str, /, **fields: Any) -> None:
        """Read the next event, which must be exactly this.

        Raises:
            Disagreement: it is another one, or none is left.
        """
        self.learn(type_, **fields)

    def learn(self, type_: str, /, *chance: str, **fields: Any) -> Any:
        """Read the next event, which must be exactly this but for the fields that `chance` names: what they hold.

        One name gives its value, several give a list.

        Raises:
            Disagreement: it is another event, or none is left.
        """
        must(self._read < len(self._events), "an event is missing", type_, fields)
        event = self._events[self._read]
        self._read += 1
        learnt = [event.get(name) for name in chance]
        foretold = {"type": type_, **fields, **dict(zip(chance, learnt, strict=True))}
        must(event == foretold, "another event was foretold", foretold, event)
        return learnt[0] if len(chance) == 1 else learnt

    def end(self) -> None:
        """Check that everything was read.

        Raises:
            Disagreement: an event is left.
        """
        must(self._read == len(self._events), "nothing more was foretold", self._events[self._read :])


class Referee(Protocol):
    """One match under the eyes of a referee.

    `seats` are the seat counts of the game. `result` is None until the match is over.
    """

    seats: ClassVar[range]
    result: Result | None

    def __init__(self, options: Json, seat_count: int) -> None: ...

    @staticmethod
    def random_options(random: Random, seat_count: int) -> Json:
        """Options from the table of the rules page, mostly of short matches."""

    def start(self, batch: Batch) -> None:
        """Read what happened before the first move."""

    def moves(self) -> dict[int, list[Json]]:
        """The seats to move, and all legal moves of each."""

    def move(self, seat: int, move: Json, batch: Batch) -> None:
        """Carry out a legal move and read what followed."""

    def shown(self, seat: int | None) -> Json:
        """Fields that the view of a seat, or with None of a spectator, must hold now, among others."""


def places(scores: Sequence[int], *, low_wins: bool = False) -> list[int]:
    """The place of each seat: one more than the number of seats that are better."""
    return [1 + sum(other < mine if low_wins else other > mine for other in scores) for mine in scores]
