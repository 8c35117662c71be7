"""Which cards are turned, and what each does.

Source: rules/showdown.md, section 5.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engines import showdown
from engines.showdown.events import BetPlaced, CardFlipped, MatchEnded, RoundEnded
from engines.showdown.moves import Flip
from engines.showdown.scoring import energy_after
from engines.showdown.state import Options
from tests.support.matches import random_match
from tests.support.showdown import KIND_OF, cards, codes, legal, play, position

BY_HAND: dict[str, Any] = {"auto_flip": False}
FREE: dict[str, Any] = {"auto_flip": False, "flip_order": "free"}

TWO_EACH = "s0:N s1:B s0:T s1:N b0:6 b1:7 f0"
"""Seat 1 is to flip 7 cards of 8: two of its own, two of seat 0 and the river's."""


@pytest.mark.parametrize(
    ("options", "line", "moves"),
    [
        pytest.param(BY_HAND, "", "x:own", id="sec 5: own stack first: nothing turned"),
        pytest.param(BY_HAND, "x1:own", "x:own", id="sec 5: own stack first: one card left"),
        pytest.param(FREE, "x1:own", "x:own", id="sec 5: own stack first: in free order too"),
        pytest.param(BY_HAND, "x1:own x1:own", "x:opp x:riv", id="sec 5: free choice: two piles"),
        pytest.param(BY_HAND, "x1:own x1:own x1:riv", "x:opp x:riv", id="sec 5: free choice: again after each card"),
        pytest.param(
            BY_HAND, "x1:own x1:own x1:riv x1:riv x1:riv x1:riv", "x:opp", id="sec 5: free choice: river empty"
        ),
        pytest.param(BY_HAND, "x1:own x1:own x1:opp x1:opp", "x:riv", id="sec 5: free choice: other stack empty"),
        pytest.param(
            FREE,
            "x1:own x1:own x1:riv:1",
            "x:opp:0 x:opp:1 x:riv:0 x:riv:1 x:riv:2",
            id="sec 5: free choice: any place in free order",
        ),
    ],
)
def test_which_piles_are_open(options: dict[str, Any], line: str, moves: str) -> None:
    at = position("TNB / NB", "TBNT", energy="30/30", energy_cap=30, beartrap_damage=1, **options)
    assert legal(play(at, f"{TWO_EACH} {line}").state, 1) == moves


@pytest.mark.parametrize(
    ("options", "line", "turned"),
    [
        pytest.param(BY_HAND, "x1:own x1:own", "NB", id="sec 5: top card: own stack"),
        pytest.param(BY_HAND, "x1:own x1:own x1:opp x1:opp", "NBTN", id="sec 5: top card: other stack"),
        pytest.param(BY_HAND, "x1:own x1:own x1:riv x1:riv", "NBTB", id="sec 5: top card: river"),
        pytest.param(FREE, "x1:own x1:own x1:opp:1 x1:opp:0", "NBNT", id="sec 5: top card: not in free order, stack"),
        pytest.param(FREE, "x1:own x1:own x1:riv:2 x1:riv:2", "NBNT", id="sec 5: top card: not in free order, river"),
    ],
)
def test_which_card_is_turned(options: dict[str, Any], line: str, turned: str) -> None:
    at = position("TNB / NB", "TBNT", energy="30/30", energy_cap=30, beartrap_damage=1, **options)
    assert codes(tuple(flip.card for flip in play(at, f"{TWO_EACH} {line}").of_type(CardFlipped))) == turned


@pytest.mark.parametrize(
    ("card", "energy", "options", "after"),
    [
        pytest.param("H", 5, {}, 5, id="sec 5: hit: energy unchanged"),
        pytest.param("N", 5, {}, 5, id="sec 5: blank: no effect"),
        pytest.param("T", 5, {}, 2, id="sec 5: beartrap: minus 3"),
        pytest.param("T", 2, {}, 0, id="sec 5: beartrap: never below 0"),
        pytest.param("T", 5, {"beartrap_damage": 1}, 4, id="sec 5: beartrap: other damage"),
        pytest.param("B", 5, {}, 6, id="sec 5: battery: plus 1"),
        pytest.param("B", 10, {}, 10, id="sec 5: battery: never above the cap"),
        pytest.param("B", 9, {"battery_gain": 4}, 10, id="sec 5: battery: cut off at the cap"),
        pytest.param("B", 5, {"battery_gain": 0}, 5, id="sec 5: battery: without effect"),
    ],
)
def test_what_a_card_does_to_energy(card: str, energy: int, options: dict[str, Any], after: int) -> None:
    assert energy_after(KIND_OF[card], energy, Options(**options)) == after


@pytest.mark.parametrize(
    ("energy", "line", "ends"),
    [
        pytest.param("10/10", "s0:N s1:T s0:H s1:N b0:2 f1 x0:own", ["0 by hit"], id="sec 5: hit: stops the flipping"),
        pytest.param("10/10", "s0:H s1:T b0:1 f1 x0:own", ["0 by hit"], id="sec 5: hit: even on the last card"),
        pytest.param(
            "10/10", "s0:N s1:T b0:1 f1 x0:own", ["1 by bet_reached"], id="sec 5: bet reached: the other loses"
        ),
        pytest.param(
            "3/10",
            "s0:B s1:N s0:T s1:B b0:2 f1 x0:own",
            ["energy, 1 wins"],
            id="sec 5: order of the tests: battery below",
        ),
        pytest.param(
            "3/10",
            "s0:T s1:N b0:1 f1 x0:own",
            ["energy, 1 wins"],
            id="sec 5: order of the tests: on the card of the bet",
        ),
        pytest.param(
            "3/10",
            "s0:T s1:N s0:B s1:B b0:2 f1 x0:own x0:own",
            ["1 by bet_reached"],
            id="sec 5: order of the tests: battery above",
        ),
    ],
)
def test_when_flipping_stops(energy: str, line: str, ends: list[str]) -> None:
    played = play(position(energy=energy), line)
    assert [f"{end.loser} by {end.reason}" for end in played.of_type(RoundEnded)] + [
        f"{end.reason}, {end.winner} wins" for end in played.of_type(MatchEnded)
    ] == ends


@pytest.mark.parametrize(
    ("line", "energy"),
    [
        pytest.param(
            "s0:N s1:T b0:2 x0:own x0:opp", "7/10", id="sec 5: only the flipper's energy: the other's beartrap"
        ),
        pytest.param("s0:T s1:N b0:1 b1:2 x1:own x1:opp", "10/7", id="sec 5: only the flipper's energy: seat 1 flips"),
        pytest.param(
            "s0:H s1:N s0:T s1:B b0:2 f1 x0:own x0:own", "7/10", id="sec 5: only the flipper's energy: before a hit"
        ),
    ],
)
def test_whose_energy_changes(line: str, energy: str) -> None:
    assert "/".join(str(value) for value in play(position(), line).state.energy) == energy


@pytest.mark.parametrize(
    ("options", "line", "turned", "moves"),
    [
        pytest.param({}, "s0:N s1:N b0:3 x0:own", "N", "x:opp x:riv", id="sec 5: auto_flip: stops at two open piles"),
        pytest.param(
            {}, "s0:N s1:N b0:3 x0:own x0:riv x0:opp", "NBN", None, id="sec 5: auto_flip: makes the last flip"
        ),
        pytest.param(
            {"flip_order": "free"},
            "s0:N s1:N b0:3 x0:own",
            "N",
            "x:opp:0 x:riv:0",
            id="sec 5: auto_flip: in free order",
        ),
        pytest.param(
            {"flip_order": "free"},
            "s0:N s1:N s0:T s1:T b0:5 x0:own x0:own x0:riv:0",
            "TNB",
            "x:opp:0 x:opp:1",
            id="sec 5: auto_flip: stops at one pile of two cards in free order",
        ),
        pytest.param(BY_HAND, "s0:N s1:N b0:3", "-", "x:own", id="sec 5: auto_flip: off, the seat turns every card"),
    ],
)
def test_what_the_server_turns(options: dict[str, Any], line: str, turned: str, moves: str | None) -> None:
    played = play(position("HTNB / HTN", "B", **options), line)
    assert codes(tuple(flip.card for flip in played.of_type(CardFlipped))) == turned
    if moves is not None:
        assert legal(played.state, 0) == moves


@pytest.mark.parametrize("number", range(40), ids=lambda number: f"sec 5: auto_flip: same result, match {number}")
def test_the_server_flips_as_the_seat_would(number: int) -> None:
    """The events of a match are the same when the seat sends the flips that the server makes by itself."""
    options = Options(flip_order="free") if number % 2 else Options()
    automatic = random_match(showdown.ENGINE, options, 2, Random(number))
    state = showdown.ENGINE.blank(replace(options, auto_flip=False), 2, automatic.blank.seed)
    events = list(showdown.ENGINE.initial(state.options, 2, state.seed))
    moves = [(step.seat, step.move) for step in automatic.steps[1:]]
    for event in events:
        state = showdown.ENGINE.evolve(state, event)
    while state.turn is not None:
        legal_moves = showdown.ENGINE.legal_moves(state, state.turn)
        is_forced = state.phase == "flipping" and len(legal_moves) == 1
        seat, move = (state.turn, legal_moves[0]) if is_forced else moves.pop(0)
        assert seat is not None
        for event in showdown.ENGINE.decide(state, seat, move):
            events.append(event)
            state = showdown.ENGINE.evolve(state, event)
    assert tuple(events) == automatic.events


@pytest.mark.parametrize("number", range(10), ids=lambda number: f"sec 5: enough cards: match {number}")
def test_the_flipper_always_has_enough_cards(number: int) -> None:
    match = random_match(showdown.ENGINE, Options(auto_flip=False, beartrap_damage=1), 2, Random(number))
    for step in match.steps[1:]:
        bets = [event for event in step.events if isinstance(event, BetPlaced)]
        assert all(bet.count <= bet.bound for bet in bets)
        if isinstance(step.move, Flip):
            assert step.events[0].number <= step.before.bids[-1].count


def test_the_events_of_a_flip_say_what_happened() -> None:
    played = play(position("HTNB / HNB", "T"), "s0:N s1:B b0:3 x0:own x0:riv x0:opp")
    flips = played.of_type(CardFlipped)
    assert [(flip.number, flip.flipper, flip.pile, flip.index) for flip in flips] == [
        (1, 0, "own", 0),
        (2, 0, "river", 0),
        (3, 0, "opponent", 0),
    ]
    assert tuple(flip.card for flip in flips) == cards("NTB")
    assert [(flip.energy_before, flip.energy_after) for flip in flips] == [(10, 10), (10, 7), (7, 8)]
