"""The bot `basic` at Showdown: what it believes, and what it does where a player would not hesitate."""

from __future__ import annotations

from collections import Counter
from itertools import count
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.chance import drawn
from engines.showdown import ENGINE
from engines.showdown.moves import KINDS
from engines.showdown.state import State
from tests.support.games import GAMES
from tests.support.matches import random_match
from tests.support.showdown import cards, codes, legal, play, position, seed_that_draws
from worker.players.showdown import basic
from worker.players.showdown_beliefs import likely_worlds
from worker.players.showdown_turning import Piles, Standing, course, hope_of_turner

ROUND_1 = "s0:N s1:B b0:1 f1 x0:own "
"""Seat 1 loses a card to the river; seat 1 starts round 2."""

TIMES = 60


def after(line: str, lost: str = "H", **options: Any) -> State:
    """The state after the line, whose first round costs the loser this card."""
    return play(position(seed=seed_that_draws(1, "HTNB", lost), **options), line).state


def chosen(state: State) -> Counter[str]:
    """How often `basic` makes each move, of `TIMES` times, in the short notation without the seat."""
    assert state.turn is not None, "nobody is to move"
    view, moves = ENGINE.view(state, state.turn), ENGINE.legal_moves(state, state.turn)
    written = dict(zip(moves, legal(state, state.turn).split(), strict=True))
    return Counter(written[basic(view, moves, Random(number))] for number in range(TIMES))


@settings(max_examples=30)
@given(data=st.data())
def test_imagined_worlds_hold_the_right_cards(data: st.DataObject) -> None:
    random = Random(data.draw(st.integers(0, 2**32)))
    match = random_match(ENGINE, data.draw(GAMES["showdown"].options), 2, random)
    for step in match.steps[:-1]:
        state = step.after
        for seat in ENGINE.to_move(state):
            mine = [*state.hands[seat], *state.stacks[seat], *(turned.card for turned in state.flipped)]
            for world in likely_worlds(ENGINE.view(state, seat), 5, random):
                assert len(world.stack) == len(state.stacks[1 - seat])
                assert len(world.river) == len(state.river)
                seen = {"top": 1, "all": 8, "hidden": 0}[state.options.river_visibility]
                assert world.river[:seen] == state.river[:seen]
                rest = Counter(2 * KINDS)
                rest.subtract([*mine, *world.stack, *world.river])
                # What is left is the other seat's hand, in which no card comes twice.
                assert rest.total() == len(state.hands[1 - seat])
                assert set(rest.values()) <= {0, 1}


@pytest.mark.parametrize(
    ("line", "lost", "options", "seat", "stacks", "rivers"),
    [
        pytest.param("s0:N s1:B", "H", {}, 0, "H T N B", "-", id="anything may lie in the first stack"),
        pytest.param("s0:N s1:B s0:B b1:1", "H", {}, 0, "H T N B", "-", id="a bet may be a bluff"),
        pytest.param(ROUND_1 + "s1:N s0:B", "H", {}, 0, "T N B", "H", id="the first forfeit lies open"),
        pytest.param(ROUND_1 + "s1:N s0:B b1:1", "H", {}, 0, "T N B", "H", id="and stays known"),
        pytest.param(ROUND_1 + "s1:N", "B", {}, 0, "H T N", "B", id="whatever was forfeited"),
        pytest.param(
            ROUND_1 + "s1:N",
            "H",
            {"river_visibility": "hidden"},
            0,
            "H T N B",
            "H T N B",
            id="unless the river is hidden",
        ),
        pytest.param(
            ROUND_1 + "s1:N s0:B",
            "H",
            {"river_visibility": "hidden"},
            1,
            "H T N B",
            "H",
            id="a seat knows what it lost itself",
        ),
        pytest.param(
            ROUND_1 + "s1:N s0:B s1:T b0:4 x0:own x0:opp",
            "B",
            {"river_visibility": "hidden"},
            0,
            "H N B",
            "H N B",
            id="a card that was turned was not lost",
        ),
        pytest.param(
            ROUND_1 + "s1:H s0:B b1:1 b0:2 f1 x0:own x0:opp",
            "B",
            {"river_visibility": "hidden"},
            0,
            "-",
            "TT TN NT TB BT",
            id="nor had it been lost before",
        ),
    ],
)
def test_what_may_lie_hidden(
    line: str, lost: str, options: dict[str, Any], seat: int, stacks: str, rivers: str
) -> None:
    state = after(line, lost, **options)
    worlds = likely_worlds(ENGINE.view(state, seat), 500, Random(1))
    assert {codes(world.stack) for world in worlds} == set(stacks.split())
    assert {codes(world.river) for world in worlds} == set(rivers.split())


def test_a_river_card_that_shows_was_likely_lost_twice() -> None:
    # Seat 0 loses its beartrap, then seat 1 a card, and a beartrap comes to lie on top: for certain if both are
    # beartraps, and every second time if seat 1 lost one of the three others. So seat 1 lost its own in 2 cases of 5.
    line = "s0:H s1:N b0:1 f1 x0:own s1:N s0:B b1:1 b0:2 f1 x0:own x0:opp"
    seeds = (number.to_bytes(32, "big") for number in count())
    trapped = (seed for seed in seeds if drawn(KINDS, seed, "round/1/forfeit") == "beartrap")
    states = (play(position(seed=seed), line).state for seed in trapped)
    view = ENGINE.view(next(state for state in states if state.river_top == "beartrap"), 0)
    rivers = Counter(codes(world.river) for world in likely_worlds(view, 4_000, Random(1)))
    shares = {river: times / 4_000 for river, times in rivers.items()}
    assert shares == pytest.approx({"TT": 0.4, "TH": 0.2, "TN": 0.2, "TB": 0.2}, abs=0.04)


def test_a_seat_that_was_seen_to_bluff_is_believed_less() -> None:
    def doubt(line: str) -> float:
        worlds = likely_worlds(ENGINE.view(after(line, lost="T"), 0), 2_000, Random(1))
        return sum("hit" in world.stack for world in worlds) / len(worlds)

    honest = doubt("s0:N s1:B s0:B b1:1 f0 x1:own s1:N s0:N b1:1")
    unknown = doubt("s0:N s1:B s0:B s1:T b0:2 f1 x0:own x0:own s1:N s0:N b1:1")
    bluffing = doubt("s0:N s1:H s0:B b1:1 f0 x1:own s1:N s0:N b1:1")
    assert honest + 0.02 < unknown < bluffing - 0.02


@pytest.mark.parametrize(
    ("piles", "energy", "options", "prefers_river", "expected"),
    [
        pytest.param("NB T H", 8, {}, False, [8, 9, 6], id="own stack first, then a hit ends it"),
        pytest.param("B - -", 10, {}, False, [10], id="no energy above the cap"),
        pytest.param("T B N", 3, {}, False, [0], id="no energy left ends it"),
        pytest.param("H N N", 10, {}, False, [], id="own hit on top"),
        pytest.param("N B HT", 5, {}, True, [5, 6], id="a hit that shows is left for last"),
        pytest.param("N B TN", 3, {}, True, [3, 4, 1, 1], id="and so is a deadly beartrap, while it is deadly"),
        pytest.param("N T BH", 5, {}, False, [5, 6, 3], id="a harmless card that shows is taken"),
        pytest.param("N T BH", 5, {"river_visibility": "hidden"}, True, [5, 6], id="the river, unseen"),
        pytest.param("N T BH", 5, {"river_visibility": "hidden"}, False, [5, 2, 3], id="the stack rather than it"),
        pytest.param(
            "- H HTB",
            5,
            {"river_visibility": "all", "flip_order": "free"},
            False,
            [6, 3],
            id="harmless cards from below if they lie open",
        ),
        pytest.param("- H HTB", 5, {"river_visibility": "all"}, False, [], id="unless the order is fixed"),
    ],
)
def test_how_turning_goes(
    piles: str, energy: int, options: dict[str, Any], prefers_river: bool, expected: list[int]
) -> None:
    own, across, river = (cards(pile) for pile in piles.split())
    view = ENGINE.view(position(**options), 0)
    assert course(view, Piles(own=own, across=across, river=river), energy, prefers_river) == expected


@pytest.mark.parametrize(
    ("turner", "other", "energies", "bet", "low", "high"),
    [
        pytest.param((4, 10), (4, 10), [10], 1, 0.75, 0.85, id="four cards against three"),
        pytest.param((4, 10), (4, 10), [10], 2, 0.15, 0.25, id="three against four"),
        pytest.param((1, 10), (4, 10), [], 1, 0.0, 0.0, id="the last card is lost"),
        pytest.param((1, 1), (1, 10), [1], 1, 1.0, 1.0, id="the last card is won"),
        pytest.param((4, 3), (1, 10), [3, 0], 2, 0.0, 0.0, id="death comes before the reached bet"),
        pytest.param((4, 3), (1, 10), [3, 0], 1, 1.0, 1.0, id="and after a bet that was reached before"),
    ],
)
def test_what_the_turner_may_hope_for(
    turner: tuple[int, int], other: tuple[int, int], energies: list[int], bet: int, low: float, high: float
) -> None:
    view = ENGINE.view(position(), 0)
    assert low <= hope_of_turner(view, Standing(*turner), Standing(*other), energies, bet) <= high


@pytest.mark.parametrize(
    ("line", "lost", "options", "move", "least", "most"),
    [
        pytest.param("", "T", {}, "s:H", 1, 20, id="the hit is seldom stacked first"),
        pytest.param("s0:B", "T", {}, "s:H", 15, 40, id="the hit often waits in the reply"),
        pytest.param("s0:H s1:N", "T", {"energy": "3/10"}, "s:T", 0, 5, id="no beartrap that would kill its owner"),
        pytest.param("s0:N s1:N s0:B s1:H b0:3", "T", {}, "f", 60, 60, id="who must turn my hit may turn"),
        pytest.param("s0:N s1:N s0:B s1:B b0:1", "T", {}, "f", 0, 6, id="a small bet is not let through"),
        pytest.param("s0:H s1:N", "T", {}, "b:1", 1, 15, id="a bluff, now and then"),
        pytest.param(ROUND_1 + "s1:N s0:B b1:1", "H", {}, "b:2", 60, 60, id="two cards are safe and win"),
        pytest.param(ROUND_1 + "s1:N s0:B s1:B", "H", {}, "b:3", 60, 60, id="both stacks are safe and win"),
        pytest.param(
            ROUND_1 + "s1:N s0:B b1:1 b0:2 f1 x0:own", "H", {}, "x:opp", 60, 60, id="the hit that shows stays"
        ),
    ],
)
def test_what_a_player_would_do(
    line: str, lost: str, options: dict[str, Any], move: str, least: int, most: int
) -> None:
    assert least <= chosen(after(line, lost, **options))[move] <= most
