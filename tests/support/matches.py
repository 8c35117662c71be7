"""Whole matches of any game, played at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import Struct

from engines.contract import AnyEngine, Seat


class Step(Struct, frozen=True):
    """A batch of events and the states around it. `seat` and `move` are None for the start of the match."""

    before: Any
    seat: Seat | None
    move: Any
    events: tuple[Any, ...]
    after: Any

    def states(self, engine: AnyEngine) -> Iterator[Any]:
        """The state after each event of the batch."""
        state = self.before
        for event in self.events:
            state = engine.evolve(state, event)
            yield state


class Match(Struct, frozen=True):
    """A match, or the beginning of one; the first step is its start."""

    seat_count: int
    steps: tuple[Step, ...]

    @property
    def blank(self) -> Any:
        """The state before the first event."""
        return self.steps[0].before

    @property
    def now(self) -> Any:
        """The state after the last event."""
        return self.steps[-1].after

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """Every seat, and the spectator."""
        return (*range(self.seat_count), None)

    @property
    def events(self) -> tuple[Any, ...]:
        """All events, in order."""
        return tuple(event for step in self.steps for event in step.events)

    def states(self, engine: AnyEngine) -> Iterator[Any]:
        """The state before the first event and after each event."""
        yield self.blank
        for step in self.steps:
            yield from step.states(engine)


def started(engine: AnyEngine, options: Any, seat_count: int, seed: bytes) -> Match:
    """A match before its first move."""
    before = engine.blank(options, seat_count, seed)
    step = _step(engine, before, None, None, engine.initial(options, seat_count, seed))
    return Match(seat_count=seat_count, steps=(step,))


def random_match(engine: AnyEngine, options: Any, seat_count: int, random: Random, plies: int = 10_000) -> Match:
    """A match of legal moves, each as likely as any other, to its end or to so many moves. The seed is drawn too."""
    match = started(engine, options, seat_count, random.randbytes(32))
    steps = list(match.steps)
    while len(steps) <= plies and (seats := engine.to_move(steps[-1].after)):
        before, seat = steps[-1].after, random.choice(sorted(seats))
        move = random.choice(engine.legal_moves(before, seat))
        steps.append(_step(engine, before, seat, move, engine.decide(before, seat, move)))
    return Match(seat_count=seat_count, steps=tuple(steps))


def _step(engine: AnyEngine, before: Any, seat: Seat | None, move: Any, events: tuple[Any, ...]) -> Step:
    after = before
    for event in events:
        after = engine.evolve(after, event)
    return Step(before=before, seat=seat, move=move, events=events, after=after)
