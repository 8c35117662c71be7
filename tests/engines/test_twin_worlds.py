"""Two worlds that differ only in what a viewer cannot know give that viewer the same bytes.

Source: design, section 9; rules/showdown.md, section 8.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any, Literal

import msgspec
import pytest
from msgspec import Struct

from engines import showdown
from engines.contract import IllegalMove, Seat
from engines.showdown.events import Event
from engines.showdown.state import Options, State
from tests.support.games import GAMES
from tests.support.matches import random_match
from tests.support.showdown import play, position
from tests.support.showdown_twins import showdown_twin

pytestmark = pytest.mark.thorough

ENGINE = showdown.ENGINE

Visibility = Literal["top", "all", "hidden"]

PAIRS_OF_A_KIND = 130
VISIBILITIES: tuple[Visibility, ...] = ("top", "all", "hidden")
every_seat = pytest.mark.parametrize("viewer", [0, 1], ids=["seat 0", "seat 1"])
every_viewer = pytest.mark.parametrize("viewer", [0, 1, None], ids=["seat 0", "seat 1", "spectator"])
every_river = pytest.mark.parametrize("visibility", VISIBILITIES)


class Pair(Struct, frozen=True):
    """The beginning of a match and its twin. `is_cut`: it stops within a batch, where nobody is asked to move."""

    name: str
    options: Options
    events: tuple[Event, ...]
    twin: tuple[Event, ...]
    is_cut: bool


@cache
def pairs(viewer: Seat | None, visibility: Visibility) -> list[Pair]:
    found = list[Pair]()
    number = 0
    while len(found) < PAIRS_OF_A_KIND:
        number += 1
        name = f"{number} {viewer} {visibility}"
        random = Random(name)
        options = Options(
            river_visibility=visibility,
            flip_order=random.choice(("top_down", "free")),
            auto_flip=random.choice((True, False)),
            beartrap_damage=random.choice((1, 3)),
        )
        events = random_match(ENGINE, options, 2, random, plies=random.randrange(45)).events
        is_cut = number % 3 == 0
        if is_cut:
            events = events[: random.randrange(len(events)) + 1]
        twin = showdown_twin(as_stored(events), as_stored(options), viewer, random)
        if twin is not None:
            found.append(Pair(name, options, events, msgspec.convert(twin, tuple[Event, ...]), is_cut))
    return found


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)


def as_stored(value: Any) -> Any:
    return msgspec.json.decode(encoded(value))


def states(options: Options, events: tuple[Event, ...], seed: bytes) -> list[State]:
    after = [ENGINE.blank(options, 2, seed)]
    for event in events:
        after.append(ENGINE.evolve(after[-1], event))
    return after


def answer(state: State, seat: Seat, move: Any) -> tuple[str, str, Any]:
    """What the seat is told about the move; what would follow from a legal one may tell the worlds apart."""
    try:
        ENGINE.decide(state, seat, move)
    except IllegalMove as refusal:
        return refusal.rule, refusal.detail, refusal.facts
    return "accepted", "", {}


@pytest.mark.parametrize(
    ("line", "viewer", "has_twin"),
    [
        pytest.param("", None, False, id="nothing has happened"),
        pytest.param("s0:N", 0, False, id="only the own card lies there"),
        pytest.param("s0:N", 1, True, id="the other's card"),
        pytest.param("s0:N", None, True, id="either card, for a spectator"),
        pytest.param("s0:N s1:B b0:2 x0:own x0:opp", 1, False, id="all stacked cards were turned"),
    ],
)
def test_a_twin_exists_only_when_something_is_hidden(line: str, viewer: Seat | None, has_twin: bool) -> None:
    at = position()
    played = play(at, line)
    events = (*ENGINE.initial(Options(first_seat=0), 2, bytes(32)), *played.events)
    twin = showdown_twin(as_stored(events), as_stored(at.options), viewer, Random(1))
    assert (twin is not None) == has_twin


@every_viewer
@every_river
def test_a_twin_is_a_match_that_differs(viewer: Seat | None, visibility: Visibility) -> None:
    for pair in pairs(viewer, visibility):
        assert pair.twin != pair.events, pair.name
        for state in states(pair.options, pair.twin, bytes(32)):
            assert sorted(GAMES["showdown"].cards(state)) == GAMES["showdown"].deck, pair.name


@every_viewer
@every_river
def test_twins_differ_in_every_kind_of_secret(viewer: Seat | None, visibility: Visibility) -> None:
    changed = Counter(
        type(event).__name__
        for pair in pairs(viewer, visibility)
        for event, other in zip(pair.events, pair.twin, strict=True)
        if event != other
    )
    secrets = {"CardStacked"} if visibility == "all" else {"CardStacked", "CardForfeited", "RiverShuffled"}
    assert changed.keys() == secrets
    assert min(changed.values()) >= 5


@every_viewer
@every_river
def test_views_and_events_are_the_same_bytes(viewer: Seat | None, visibility: Visibility) -> None:
    for pair in pairs(viewer, visibility):
        for event, other in zip(pair.events, pair.twin, strict=True):
            assert encoded(ENGINE.redact(event, viewer)) == encoded(ENGINE.redact(other, viewer)), pair.name
        here = states(pair.options, pair.events, b"a" * 32)
        there = states(pair.options, pair.twin, b"b" * 32)
        for state, other_state in zip(here, there, strict=True):
            assert encoded(ENGINE.view(state, viewer)) == encoded(ENGINE.view(other_state, viewer)), pair.name


@every_seat
@every_river
def test_moves_and_refusals_are_the_same_bytes(viewer: Seat, visibility: Visibility) -> None:
    for pair in pairs(viewer, visibility):
        here = states(pair.options, pair.events, b"a" * 32)[-1]
        there = states(pair.options, pair.twin, b"b" * 32)[-1]
        assert encoded(ENGINE.legal_moves(here, viewer)) == encoded(ENGINE.legal_moves(there, viewer)), pair.name
        if not pair.is_cut:
            for move in GAMES["showdown"].moves:
                assert encoded(answer(here, viewer, move)) == encoded(answer(there, viewer, move)), pair.name
