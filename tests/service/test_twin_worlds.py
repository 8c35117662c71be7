"""Over HTTP, two worlds that differ only in what a viewer cannot know answer that viewer with the same bytes.

Source: design, section 9; rules/showdown.md, section 8.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from engines.contract import Seat
from engines.showdown.events import Event
from engines.showdown.moves import Move
from engines.showdown.state import Options
from service.application.codec import codec_of
from tests.service.worlds import ENGINE, MOVES, Batch, World
from tests.support.matches import Match, random_match
from tests.support.showdown_twins import showdown_twin

VIEWERS: tuple[Seat | None, ...] = (0, 1, None)
TRIED = 2
"""Moves that each viewer tries in each pair, drawn from all that can be written."""


class Pair(Struct, frozen=True):
    """A match so far, and its twin for one viewer."""

    name: str
    viewer: Seat | None
    options: Options
    batches: list[Batch]
    twin: list[Batch]
    illegal: list[Move]
    tried: list[Move]


def pair(number: int) -> Pair | None:
    """The pair with this number; None if in its match nothing can differ for the viewer."""
    random = Random(number)
    viewer = VIEWERS[number % 3]
    options = Options(
        river_visibility=random.choice(("top", "top", "all", "hidden")),
        flip_order=random.choice(("top_down", "free")),
        next_starter=random.choice(("alternate", "loser", "winner")),
        auto_flip=random.choice((True, False)),
        beartrap_damage=random.choice((1, 3)),
        reveal_at_end=False,
    )
    match = random_match(ENGINE, options, 2, random, plies=random.randrange(1, 30))
    events = msgspec.to_builtins(match.events)
    twin = showdown_twin(events, msgspec.to_builtins(options), viewer, random)
    if twin is None:
        return None
    tried = random.sample(MOVES, TRIED)
    legal = ENGINE.legal_moves(match.now, viewer) if viewer is not None else ()
    return Pair(
        name=f"pair {number}, viewer {viewer}",
        viewer=viewer,
        options=options,
        batches=batches(match, match.events),
        twin=batches(match, msgspec.convert(twin, tuple[Event, ...])),
        illegal=[move for move in tried if move not in legal],
        tried=tried,
    )


def batches(match: Match, events: tuple[Any, ...]) -> list[Batch]:
    """These events, one batch a move of the match; a stacked card tells which card its move asked for."""
    cut, at = [], 0
    for step in match.steps:
        part = events[at : at + len(step.events)]
        move = step.move
        if move is not None and hasattr(move, "card"):
            move = msgspec.structs.replace(move, card=part[0].card)
        cut.append(Batch(seat=step.seat, move=move, events=part))
        at += len(part)
    return cut


def differences(worlds: tuple[World, World], given: Pair, viewer: Seat | None) -> list[str]:
    """The requests that the two worlds answer differently for this viewer."""
    worlds[0].set_up(given.options, given.batches, b"\1" * 32)
    worlds[1].set_up(given.options, given.twin, b"\2" * 32)
    answers = [list(world.answers(viewer, given.batches, given.tried)) for world in worlds]
    if viewer is not None:
        for place, world in enumerate(worlds):
            answers[place] += world.refusals(viewer, given.illegal)
    return [name for (name, one), (_, other) in zip(*answers, strict=True) if one != other]


@pytest.fixture
def worlds(redis_db: str) -> Iterator[tuple[World, World]]:
    pair = World(f"{redis_db}?db=1"), World(f"{redis_db}?db=2")
    yield pair
    for world in pair:
        world.close()


def test_twin_worlds_look_the_same(worlds: tuple[World, World], request: pytest.FixtureRequest) -> None:
    wanted: int = request.config.getoption("--pairs")
    compared, number = 0, 0
    while compared < wanted:
        number += 1
        given = pair(number)
        if given is not None:
            assert differences(worlds, given, given.viewer) == [], given.name
            compared += 1


def test_whoever_may_know_the_difference_is_told(worlds: tuple[World, World]) -> None:
    """The comparison can fail: what is hidden from one seat is the other's own."""
    found = [
        differences(worlds, given, 1) for number in range(3, 40, 3) if (given := pair(number)) and given.viewer == 0
    ]
    # Some twins differ only in how the river lies, which nobody sees.
    assert sum(bool(names) for names in found) > len(found) / 2


@pytest.mark.parametrize(
    "leak",
    [
        pytest.param({"redact": lambda event, seat: event}, id="events are not redacted"),
        pytest.param({"view": lambda state, seat: ENGINE.view(state, 1)}, id="everyone sees the view of seat 1"),
    ],
)
def test_a_leak_is_found(leak: dict[str, Any], worlds: tuple[World, World], monkeypatch: pytest.MonkeyPatch) -> None:
    """On a copy of the engine that hides too little, for seat 0, the pairs no longer look the same."""
    monkeypatch.setattr(codec_of("showdown"), "engine", replace(ENGINE, **leak))
    given = [found for number in range(3, 60, 3) if (found := pair(number)) is not None]
    assert all(found.viewer == 0 for found in given)
    assert any(differences(worlds, found, 0) for found in given)
