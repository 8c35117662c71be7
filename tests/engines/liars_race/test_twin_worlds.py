"""Two worlds that differ only in what a viewer cannot know give that viewer the same bytes.

Source: design, section 9; rules/liars-race.md, section 9.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from engines import liars_race
from engines.contract import IllegalMove, Seat
from engines.liars_race.events import Event
from engines.liars_race.moves import DECK
from engines.liars_race.state import Options, State
from tests.support.liars_race import MOVES, all_cards
from tests.support.liars_race_twins import liars_race_twin
from tests.support.matches import random_match

pytestmark = pytest.mark.thorough

ENGINE = liars_race.ENGINE
PAIRS_OF_A_KIND = 300
LOOKED_AT = 12
"""How many of the last states of a pair are looked at; those before were the last of other pairs."""

SEATED: list[tuple[int, Seat | None]] = [(3, 0), (3, 1), (3, 2), (3, None), (4, 0), (4, 3), (4, None)]
"""A number of seats and a viewer, None for a spectator."""

every_viewer = pytest.mark.parametrize(
    ("seat_count", "viewer"), SEATED, ids=[f"{seats} seats, viewer {viewer}" for seats, viewer in SEATED]
)


class Pair(Struct, frozen=True):
    """The beginning of a match and its twin, with the last states of each.

    `is_cut`: it stops within a batch, where nobody is asked to move.
    """

    name: str
    events: tuple[Event, ...]
    twin: tuple[Event, ...]
    here: list[State]
    there: list[State]
    is_cut: bool


@cache
def pairs(seat_count: int, viewer: Seat | None) -> list[Pair]:
    found = list[Pair]()
    number = 0
    while len(found) < PAIRS_OF_A_KIND:
        number += 1
        name = f"{number} {seat_count} {viewer}"
        random = Random(name)
        options = Options(
            board=random.choice(("short", "standard")),
            hand_size=random.choice(("auto", 2, 13)),
            dice_policy=random.choice(("per_deal", "per_trick", "per_game")),
            goal_rule=random.choice(("reach_or_pass", "exact_stay")),
        )
        events = random_match(ENGINE, options, seat_count, random, plies=random.randrange(60)).events
        is_cut = number % 3 == 0
        if is_cut:
            events = events[: random.randrange(len(events)) + 1]
        if (stored := liars_race_twin(as_stored(events), viewer, random)) is not None:
            twin = msgspec.convert(stored, tuple[Event, ...])
            here, there = (
                states(ENGINE.blank(options, seat_count, seed * 32), log)
                for seed, log in ((b"a", events), (b"b", twin))
            )
            found.append(Pair(name, events, twin, here, there, is_cut))
    return found


def states(blank: State, events: tuple[Event, ...]) -> list[State]:
    after = [blank]
    for event in events:
        after.append(ENGINE.evolve(after[-1], event))
    return after[-LOOKED_AT:]


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)


def as_stored(value: Any) -> Any:
    return msgspec.json.decode(encoded(value))


def answer(state: State, seat: Seat, move: Any) -> tuple[str, str, Any]:
    """What the seat is told about the move; what would follow from a legal one may tell the worlds apart."""
    try:
        ENGINE.decide(state, seat, move)
    except IllegalMove as refusal:
        return refusal.rule, refusal.detail, refusal.facts
    return "accepted", "", {}


@every_viewer
def test_a_twin_is_a_match_that_differs(seat_count: int, viewer: Seat | None) -> None:
    for pair in pairs(seat_count, viewer):
        assert pair.twin != pair.events, pair.name
        for state in pair.there:
            assert sorted(all_cards(state)) == sorted(DECK), pair.name


@every_viewer
def test_twins_differ_in_every_kind_of_secret(seat_count: int, viewer: Seat | None) -> None:
    changed = Counter(
        type(event).__name__
        for pair in pairs(seat_count, viewer)
        for event, other in zip(pair.events, pair.twin, strict=True)
        if event != other
    )
    assert changed.keys() == {"HandDealt"}
    undealt = [(pair.here[-1].undealt, pair.there[-1].undealt) for pair in pairs(seat_count, viewer)]
    assert sum(one != other for one, other in undealt) > PAIRS_OF_A_KIND // 2
    assert sum(pair.here[-1].phase == "finished" for pair in pairs(seat_count, viewer)) > 10


@every_viewer
def test_views_and_events_are_the_same_bytes(seat_count: int, viewer: Seat | None) -> None:
    for pair in pairs(seat_count, viewer):
        for event, other in zip(pair.events, pair.twin, strict=True):
            assert encoded(ENGINE.redact(event, viewer)) == encoded(ENGINE.redact(other, viewer)), pair.name
        for state, other_state in zip(pair.here, pair.there, strict=True):
            assert encoded(ENGINE.view(state, viewer)) == encoded(ENGINE.view(other_state, viewer)), pair.name


@pytest.mark.parametrize(("seat_count", "viewer"), [seated for seated in SEATED if seated[1] is not None])
def test_moves_and_refusals_are_the_same_bytes(seat_count: int, viewer: Seat) -> None:
    for pair in pairs(seat_count, viewer):
        here, there = pair.here[-1], pair.there[-1]
        assert encoded(ENGINE.legal_moves(here, viewer)) == encoded(ENGINE.legal_moves(there, viewer)), pair.name
        for move in () if pair.is_cut else MOVES:
            assert encoded(answer(here, viewer, move)) == encoded(answer(there, viewer, move)), pair.name


@pytest.mark.parametrize(
    ("dealt", "viewer", "has_twin"),
    [
        pytest.param(1, 0, False, id="nothing is dealt"),
        pytest.param(2, 0, False, id="only the own hand is dealt"),
        pytest.param(2, 1, True, id="the other's hand"),
        pytest.param(2, None, True, id="a hand, for a spectator"),
    ],
)
def test_a_twin_exists_only_when_something_is_hidden(dealt: int, viewer: Seat | None, has_twin: bool) -> None:
    events = ENGINE.initial(Options(first_leader=0), 3, bytes(32))[:dealt]
    twin = liars_race_twin(as_stored(events), viewer, Random(1))
    assert (twin is not None) == has_twin
