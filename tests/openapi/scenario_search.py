"""Finds short scenarios for the games: seeds and legal moves that together reach every type of event.

Matches are played at random, the same ones each time. The shortest whole match is taken; then, for what it does not
reach, the beginnings of matches that reach it soonest.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from engines.contract import AnyEngine, Seat
from engines.registry import ENGINES
from tests.support.matches import Match, random_match

TRIES = 400
"""Matches that are played with each set of options."""

LONGEST = 300
"""Moves after which a match is no short one."""


class Table(NamedTuple):
    """A number of seats, and options that make matches short or rare things likely."""

    seats: int
    options: Mapping[str, Any]


SHORT: Mapping[str, Sequence[Table]] = {
    "showdown": (Table(2, {"starting_energy": 2, "first_seat": 0}), Table(2, {"first_seat": 0})),
    "schieberamsch": (Table(3, {"hands": 1}),),
    "down-and-back": (
        Table(2, {"rounds": 1, "turns": 1}),
        Table(3, {"rounds": 2, "turns": 1, "starting_chips": 1}),
        Table(2, {"rounds": 1, "turns": 1, "unclaimed_pot": "sudden_death"}),
        Table(5, {"rounds": 1, "turns": 10}),
    ),
    "liars-race": (Table(3, {"hand_size": 4, "max_deals": 1}), Table(3, {})),
}


def tables(game: str) -> Sequence[Table]:
    """Where matches of a game are looked for: the usual table, if no shorter ones are known."""
    return SHORT.get(game, (Table(ENGINES[game].seats[0], {}),))


class Found(NamedTuple):
    """The beginning of a match, or all of it. `reaches` are the types of its events, `new` those it was found for; none
    for the whole match.
    """

    game: str
    table: Table
    seed: bytes
    moves: tuple[tuple[Seat, Any], ...]
    reaches: tuple[str, ...]
    new: tuple[str, ...] = ()


def found(game: str) -> list[Found]:
    """Scenarios that together reach every type of event of a game, a whole match first.

    Raises:
        LookupError: there is a type of event that no match reaches.
    """
    engine = ENGINES[game]
    played = [(table, match) for table in tables(game) for match in _matches(engine, table)]
    whole = _beginning(game, *min((pair for pair in played if not engine.to_move(pair[1].now)), key=_length))
    wanted = {_tag(event) for event in engine.event_types} - set(whole.reaches)
    scenarios = list[Found]()
    while wanted:
        sooner = [(table, _cut(match, steps)) for table, match in played if (steps := _steps_to(match, wanted))]
        if not sooner:
            raise LookupError(f"{game}: no match reaches {sorted(wanted)}; try other options")
        scenario = _beginning(game, *min(sooner, key=_length))
        new = tuple(event for event in scenario.reaches if event in wanted)
        scenarios.append(scenario._replace(new=new))
        wanted -= set(new)
    return [whole, *_needed(scenarios)]


def _needed(scenarios: Sequence[Found]) -> list[Found]:
    """Those that reach something which no later one reaches on its way."""
    needed, reached = list[Found](), set[str]()
    for scenario in reversed(scenarios):
        if not set(scenario.new) <= reached:
            needed.append(scenario)
            reached |= set(scenario.reaches)
    return needed


def _length(played: tuple[Table, Match]) -> int:
    return len(played[1].steps)


def _cut(match: Match, steps: int) -> Match:
    return msgspec.structs.replace(match, steps=match.steps[:steps])


def _matches(engine: AnyEngine, table: Table) -> Iterator[Match]:
    options = msgspec.convert(dict(table.options), engine.options_type)
    for number in range(TRIES):
        yield random_match(engine, options, table.seats, Random(f"{engine.name} {number}"), LONGEST)


def _steps_to(match: Match, wanted: set[str]) -> int:
    """How many steps lead to something wanted, the start among them; 0 if none does."""
    reaching = (any(_tag(type(event)) in wanted for event in step.events) for step in match.steps)
    return next((number for number, reaches in enumerate(reaching, 1) if reaches), 0)


def _beginning(game: str, table: Table, match: Match) -> Found:
    moves = tuple((step.seat, step.move) for step in match.steps[1:] if step.seat is not None)
    reaches = tuple(dict.fromkeys(_tag(type(event)) for event in match.events))
    return Found(game, table, match.blank.seed, moves, reaches)


def _tag(event: type) -> str:
    tag: str = event.__struct_config__.tag  # type: ignore[attr-defined]  # events are tagged structs
    return tag
