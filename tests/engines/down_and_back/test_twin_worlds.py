"""Two worlds that differ only in what a viewer cannot know give that viewer the same bytes.

Source: design, section 9; rules/down-and-back.md, section 3.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from engines import down_and_back
from engines.contract import IllegalMove, Seat
from engines.down_and_back.events import Event
from engines.down_and_back.moves import Split
from engines.down_and_back.state import Options, State
from tests.support.down_and_back import MOVES, all_cards
from tests.support.down_and_back_twins import down_and_back_twin
from tests.support.matches import random_match

pytestmark = pytest.mark.thorough

ENGINE = down_and_back.ENGINE
PAIRS_OF_A_KIND = 300
LOOKED_AT = 12
"""How many of the last states of a pair are looked at; those before were the last of other pairs."""

SEATED: list[tuple[int, Seat | None]] = [(2, 0), (2, 1), (2, None), (3, 1), (5, 0), (5, 4), (5, None)]
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
        options = Options(rounds=3, starting_chips=2, turns=random.choice((1, 2, 6)))
        plies = random.randrange(seat_count * (2 * options.turns + 1) * 2)
        events = random_match(ENGINE, options, seat_count, random, plies).events
        is_cut = number % 3 == 0
        if is_cut:
            events = events[: random.randrange(len(events)) + 1]
        if (stored := down_and_back_twin(as_stored(events), viewer, random)) is not None:
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
            assert len(all_cards(state)) == len(set(all_cards(state))) == 52, pair.name


@every_viewer
def test_twins_differ_in_every_kind_of_secret(seat_count: int, viewer: Seat | None) -> None:
    changed = Counter(
        type(event).__name__
        for pair in pairs(seat_count, viewer)
        for event, other in zip(pair.events, pair.twin, strict=True)
        if event != other
    )
    assert changed.keys() == {"HandDealt", "CardDrawn", "SplitCommitted"}
    assert min(changed.values()) >= 10


@every_viewer
def test_views_and_events_are_the_same_bytes(seat_count: int, viewer: Seat | None) -> None:
    for pair in pairs(seat_count, viewer):
        for event, other in zip(pair.events, pair.twin, strict=True):
            assert encoded(ENGINE.redact(event, viewer)) == encoded(ENGINE.redact(other, viewer)), pair.name
        for state, other_state in zip(pair.here, pair.there, strict=True):
            assert encoded(ENGINE.view(state, viewer)) == encoded(ENGINE.view(other_state, viewer)), pair.name


@pytest.mark.parametrize(("seat_count", "viewer"), [(2, 0), (2, 1), (3, 1), (5, 0), (5, 4)])
def test_moves_and_refusals_are_the_same_bytes(seat_count: int, viewer: Seat) -> None:
    for pair in pairs(seat_count, viewer):
        here, there = pair.here[-1], pair.there[-1]
        assert encoded(ENGINE.legal_moves(here, viewer)) == encoded(ENGINE.legal_moves(there, viewer)), pair.name
        hand = here.hands[viewer]
        splits = (Split(four=hand[:4]), Split(four=("Kc", "Qc", "Jc", "Tc"))) if hand else ()
        for move in () if pair.is_cut else (*MOVES, *splits):
            assert encoded(answer(here, viewer, move)) == encoded(answer(there, viewer, move)), pair.name


@pytest.mark.parametrize(
    ("viewer", "has_twin"),
    [
        pytest.param(1, False, id="only the own hand is dealt"),
        pytest.param(0, True, id="the other's hand"),
        pytest.param(None, True, id="a hand, for a spectator"),
    ],
)
def test_a_twin_exists_only_when_something_is_hidden(viewer: Seat | None, has_twin: bool) -> None:
    events = ENGINE.initial(Options(first_dealer=0), 2, bytes(32))[:2]
    twin = down_and_back_twin(as_stored(events), viewer, Random(1))
    assert (twin is not None) == has_twin
