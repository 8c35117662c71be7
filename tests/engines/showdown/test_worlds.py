"""Guessed worlds: everything that can be, and as often as it should.

Source: rules/showdown.md, sections 6 and 8.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engines.showdown.state import State
from engines.showdown.view import view
from engines.showdown.worlds import determinize
from tests.support.showdown import codes, play, position, seed_that_draws

WORLDS = 2_000


def hand_1(state: State) -> str:
    return codes(state.hands[1])


def stack_1(state: State) -> str:
    return codes(state.stacks[1])


def river(state: State) -> str:
    return codes(state.river)


def lost_in_round_2(state: State) -> str:
    return codes((state.past[1].forfeited,))


def stack_1_of_round_1(state: State) -> str:
    return codes(state.past[0].stacks[1])


def after(*rounds: tuple[str, str, str, str], then: str = "", **options: Any) -> State:
    """The state after these rounds: the moves, the loser's hand, what it forfeits, and the river's order."""
    state = position(**options)
    for line, hand, lost, order in rounds:
        state = play(replace(state, seed=seed_that_draws(state.round, hand, lost, order)), line).state
    return play(state, then).state


SEAT_0_LOSES_A_BLANK = ("s0:H s1:N s0:T s1:B b0:2 f1 x0:own x0:own", "HTNB", "N", "N")
SEAT_1_LOSES_A_BEARTRAP = ("s1:H s0:T b1:1 f0 x1:own", "HTNB", "T", "NT")
"""The river then shows a blank. Seat 1 was seen to hold the hit before, which says nothing of what it lost."""


@pytest.mark.parametrize(
    ("state", "viewer", "look", "expected"),
    [
        pytest.param(
            after(then="s0:N s1:T s0:B s1:H"),
            0,
            stack_1,
            {"".join(order): 1 for order in permutations("HTNB", 2)},
            id="every stack is as likely as any other",
        ),
        pytest.param(
            after(SEAT_0_LOSES_A_BLANK),
            0,
            stack_1_of_round_1,
            {"".join(order): 1 for order in permutations("HTNB", 2)},
            id="a past stack that was never turned",
        ),
        pytest.param(
            after(SEAT_0_LOSES_A_BLANK, SEAT_1_LOSES_A_BEARTRAP, river_visibility="hidden"),
            0,
            lost_in_round_2,
            {"H": 1, "T": 1, "N": 1, "B": 1},
            id="a hidden river says nothing of a loss",
        ),
        pytest.param(
            after(SEAT_0_LOSES_A_BLANK, SEAT_1_LOSES_A_BEARTRAP),
            0,
            lost_in_round_2,
            {"H": 1, "T": 1, "N": 2, "B": 1},
            id="a blank on top of the river is twice as likely if both cards are blanks",
        ),
        pytest.param(
            after(SEAT_0_LOSES_A_BLANK, SEAT_1_LOSES_A_BEARTRAP),
            None,
            lost_in_round_2,
            {"H": 1, "T": 1, "N": 2, "B": 1},
            id="a spectator saw as much",
        ),
        pytest.param(
            after(SEAT_0_LOSES_A_BLANK, SEAT_1_LOSES_A_BEARTRAP, then="s0:T s1:B b0:3 b1:4 x1:own", auto_flip=False),
            0,
            lost_in_round_2,
            {"H": 1, "T": 1, "N": 2},
            id="a card that is turned later was not lost",
        ),
        pytest.param(
            after(SEAT_0_LOSES_A_BLANK, ("s1:H s0:T b1:1 f0 x1:own", "HTNB", "T", "TN")),
            0,
            lost_in_round_2,
            {"T": 1},
            id="a card on top of the river that was not there before was lost",
        ),
        pytest.param(
            after(SEAT_0_LOSES_A_BLANK, SEAT_1_LOSES_A_BEARTRAP, river_visibility="all"),
            None,
            lost_in_round_2,
            {"T": 1},
            id="an open river leaves nothing to guess of losses",
        ),
        pytest.param(
            after(SEAT_0_LOSES_A_BLANK, SEAT_1_LOSES_A_BEARTRAP, river_visibility="all"),
            0,
            hand_1,
            {"HNB": 1},
            id="an open river leaves nothing to guess of hands",
        ),
        pytest.param(
            after(SEAT_0_LOSES_A_BLANK, SEAT_1_LOSES_A_BEARTRAP, ("s0:H s1:N b0:1 f1 x0:own", "HTB", "B", "BNT")),
            1,
            river,
            {"BNT": 1, "BTN": 1},
            id="the river below its top lies in any order",
        ),
    ],
)
def test_how_often_a_world_is_guessed(
    state: State, viewer: int | None, look: Callable[[State], str], expected: dict[str, int]
) -> None:
    """`expected` weighs everything that can be seen, by its true probability."""
    random, seen = Random(20_240_601), view(state, viewer)
    counts = Counter(look(determinize(seen, random)) for _ in range(WORLDS))
    assert counts.keys() == expected.keys()
    share = WORLDS / sum(expected.values())
    spread = sum((counts[look] - share * weight) ** 2 / (share * weight) for look, weight in expected.items())
    # A right answer exceeds this less than once in a thousand, with 11 degrees of freedom and more rarely with fewer.
    assert spread < 31.3


def test_the_same_random_guesses_the_same_world() -> None:
    seen = view(after(SEAT_0_LOSES_A_BLANK, SEAT_1_LOSES_A_BEARTRAP), 0)
    assert determinize(seen, Random(7)) == determinize(seen, Random(7))
    assert determinize(seen, Random(7)) != determinize(seen, Random(8))
