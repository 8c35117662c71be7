"""How long matches are: the simulated lengths of the rules page, for random players.

A median of 400 matches lies within 2 tricks of that of 4,000, and a mean number of deals within a tenth.
Source: rules/liars-race.md, section 7.
"""

from __future__ import annotations

from random import Random
from statistics import mean, median
from typing import Any

import pytest

from engines.liars_race import ENGINE
from engines.liars_race.state import Options, State

MATCHES = 400


def finished(seat_count: int, options: Options) -> list[State]:
    """The ends of so many random matches."""
    random, ends = Random(f"{seat_count} {options}"), list[State]()
    for _ in range(MATCHES):
        seed = random.randbytes(32)
        state = ENGINE.blank(options, seat_count, seed)
        for event in ENGINE.initial(options, seat_count, seed):
            state = ENGINE.evolve(state, event)
        while state.turn is not None:
            for event in ENGINE.decide(state, state.turn, random.choice(ENGINE.legal_moves(state, state.turn))):
                state = ENGINE.evolve(state, event)
        ends.append(state)
    return ends


@pytest.mark.parametrize(
    ("board", "seat_count", "tricks", "deals"),
    [
        pytest.param("short", 3, 9, 2.1, id="sec 7: short, 3 seats"),
        pytest.param("short", 4, 11, 2.9, id="sec 7: short, 4 seats"),
        pytest.param("standard", 3, 18, 3.7, id="sec 7: standard, 3 seats"),
        pytest.param("standard", 4, 25, 6.1, id="sec 7: standard, 4 seats"),
        pytest.param("long", 3, 28, 5.4, id="sec 7: long, 3 seats"),
        pytest.param("long", 4, 38, 8.7, id="sec 7: long, 4 seats"),
    ],
)
def test_the_length_of_a_match(board: Any, seat_count: int, tricks: int, deals: float) -> None:
    ends = finished(seat_count, Options(board=board))
    assert abs(median(end.tricks_total for end in ends) - tricks) <= 2
    assert mean(end.deal for end in ends) == pytest.approx(deals, rel=0.1)


@pytest.mark.parametrize(
    ("options", "tricks"),
    [
        pytest.param({"dice_policy": "per_trick"}, 19, id="sec 7: dice_policy=per_trick"),
        pytest.param({"dice_policy": "per_game"}, 17, id="sec 7: dice_policy=per_game"),
        pytest.param({"ace_rank": "high"}, 17, id="sec 7: ace_rank=high"),
        pytest.param({"goal_rule": "exact_stay"}, 29, id="sec 7: goal_rule=exact_stay"),
        pytest.param({"goal_rule": "exact_bounce"}, 30, id="sec 7: goal_rule=exact_bounce"),
        pytest.param({"below_start": "skip"}, 18, id="sec 7: below_start=skip"),
        pytest.param({"penalty_shortcuts": False}, 18, id="sec 7: penalty_shortcuts=false"),
    ],
)
def test_what_an_option_does_to_the_length(options: dict[str, Any], tricks: int) -> None:
    assert abs(median(end.tricks_total for end in finished(3, Options(**options))) - tricks) <= 3
