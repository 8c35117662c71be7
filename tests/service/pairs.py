"""Matches so far, in any game, and for each viewer a twin that differs only in what that viewer cannot know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, reduce
from itertools import count
from operator import or_
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from engines.contract import AnyEngine, Seat
from engines.registry import ENGINES
from tests.service.worlds import Batch
from tests.support.games import GAMES
from tests.support.matches import Match, Step, random_match
from tests.support.options import some_options
from tests.support.twins import TWINS

APART = 3
"""How many of the last moves, and how many of those before, are stored as batches of their own.

What lies between them is stored as one, since a set-up costs by the batch.
"""


class Position(Struct, frozen=True):
    """The first `length` steps of a match, of which the steps in `apart` are batches of their own."""

    name: str
    engine: AnyEngine
    match: Match
    length: int
    apart: frozenset[int]

    @property
    def state(self) -> Any:
        return self.match.steps[self.length - 1].after

    @property
    def events(self) -> tuple[Any, ...]:
        return tuple(event for step in self.match.steps[: self.length] for event in step.events)

    @property
    def next_step(self) -> Step | None:
        return self.match.steps[self.length] if self.length < len(self.match.steps) else None


class Continuation(NamedTuple):
    """A move that a seat makes while the viewer looks on, and one in the twin that looks the same to the viewer."""

    seat: Seat
    here: Any
    there: Any


class Pair(Struct, frozen=True):
    """A position and, for one viewer, its twin. `tried` are moves that the viewer tries, `legal` those it may make."""

    name: str
    position: Position
    viewer: Seat | None
    here: list[Batch]
    there: list[Batch]
    twin_seed: bytes
    legal: tuple[Any, ...]
    tried: tuple[Any, ...]
    continuation: Continuation | None
    random: Random


def positions(game: str) -> Iterator[list[Pair]]:
    """The pairs of one position after the other, without end; the same ones in every run."""
    for number in count(1):
        random = Random(f"{game} {number}")
        where = position(game, random)
        viewers = random.sample(where.match.viewers, len(where.match.viewers))
        found = [pair(where, f"{where.name}, position {number}", viewer, random) for viewer in viewers]
        # The last pair is looked at while somebody moves.
        yield sorted((each for each in found if each is not None), key=lambda each: each.continuation is not None)


def position(game: str, random: Random) -> Position:
    """A random match up to any of its steps: often to just before a secret move, often to its end."""
    engine = ENGINES[game]
    seat_count = random.choice(engine.seats)
    match = random_match(engine, random.choice(some_options(game)), seat_count, random, GAMES[game].longest)
    length = random.choice(_lengths(engine, match, random))
    before = range(1, max(1, length - APART))
    apart = {*range(length - APART, length), *random.sample(before, min(APART, len(before)))}
    return Position(name=game, engine=engine, match=match, length=length, apart=frozenset(apart))


def _lengths(engine: AnyEngine, match: Match, random: Random) -> Sequence[int]:
    """Where the match may stop, drawn among: before a move that hides something, at the end, anywhere."""
    end = len(match.steps)
    secret = [at for at in range(1, end) if engine.redact(first := match.steps[at].events[0], None) != first]
    anywhere = range(1, end + 1)
    return random.choice((secret or anywhere, [end], anywhere, anywhere))


def pair(where: Position, name: str, viewer: Seat | None, random: Random) -> Pair | None:
    """The position and a twin for this viewer; None if nothing can differ."""
    engine, options = where.engine, where.match.blank.options
    told = TWINS[engine.name](as_stored(where.events), as_stored(options), viewer, random)
    if told is None:
        return None
    events = msgspec.convert(told, _events(engine.name))
    twin_seed = random.randbytes(32)
    twin = reduce(engine.evolve, events, engine.blank(options, where.match.seat_count, twin_seed))
    legal = () if viewer is None else engine.legal_moves(where.state, viewer)
    game = GAMES[engine.name]
    tried = random.choice((*game.moves, *game.moves_in(where.state), *game.moves_in(twin)))
    return Pair(
        name=f"{name}, viewer {viewer}",
        position=where,
        viewer=viewer,
        here=batches(where, where.events),
        there=batches(where, events),
        twin_seed=twin_seed,
        legal=legal,
        tried=(tried, *random.sample(legal, min(1, len(legal)))),
        continuation=continuation(where, twin, viewer, random),
        random=random,
    )


def batches(where: Position, events: Sequence[Any]) -> list[Batch]:
    """These events, of the position or of a twin, as they are stored."""
    cut, at = list[Batch](), 0
    for number, step in enumerate(where.match.steps[: where.length]):
        part = tuple(events[at : at + len(step.events)])
        at += len(part)
        if number in where.apart:
            cut.append(Batch(step.seat, step.move, part))
        elif number > 1 and number - 1 not in where.apart:
            cut[-1] = Batch(None, None, cut[-1].events + part)
        else:
            cut.append(Batch(None, None, part))
    return cut


def continuation(where: Position, twin: Any, viewer: Seat | None, random: Random) -> Continuation | None:
    """The next step of the match, if it needs no chance that differs in the twin.

    Of the viewer's own moves those from which the same follows in both; of others' those with one event, so that more
    events in the twin would tell something.
    """
    engine, step = where.engine, where.next_step
    if step is None or step.seat is None:
        return None
    if step.seat == viewer:
        same = engine.decide(twin, viewer, step.move) == step.events
        return Continuation(viewer, step.move, step.move) if same else None
    if len(step.events) > 1:
        return None
    shown = engine.redact(step.events[0], viewer)
    moves = engine.legal_moves(twin, step.seat)
    for move in random.sample(moves, len(moves)):
        is_alike = type(move) is type(step.move)
        if is_alike and engine.redact(engine.decide(twin, step.seat, move)[0], viewer) == shown:
            return Continuation(step.seat, step.move, move)
    return None


def as_stored(value: Any) -> Any:
    """The value as it comes back from JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


@cache
def _events(game: str) -> Any:
    return tuple[reduce(or_, ENGINES[game].event_types), ...]  # type: ignore[misc]  # a type made at run time
