"""Every slug, what leads to it, and the facts that explain it.

Source: rules/showdown.md, sections 4 and 5; design, section 3.
"""

from __future__ import annotations

from typing import Any

import pytest

from engines.contract import IllegalMove
from engines.showdown.rules import SLUGS, decide
from tests.support.showdown import play, position, read

TOP_DOWN: dict[str, Any] = {"auto_flip": False}
FREE: dict[str, Any] = {"auto_flip": False, "flip_order": "free"}
THREE_PILES = "s0:N s1:B s0:T s1:N b0:2 b1:5"
"""Seat 1 is to flip 5 cards: its stack holds a blank over a battery, the other's a beartrap over a blank."""

REFUSALS = [
    pytest.param(TOP_DOWN, "", "s1:N", "not-your-turn", {"turn": 0}, id="the other seat is to move"),
    pytest.param(TOP_DOWN, "s0:N s1:N b0:1", "s1:H", "stacking-is-over", {}, id="stack during the betting"),
    pytest.param(TOP_DOWN, "s0:N s1:N b0:1 f1", "s0:H", "stacking-is-over", {}, id="stack during the flipping"),
    pytest.param(
        TOP_DOWN, "s0:N s1:N", "s0:N", "not-in-hand", {"hand": ("hit", "beartrap", "battery")}, id="a card not held"
    ),
    pytest.param(TOP_DOWN, "", "b0:1", "both-must-stack-first", {"stack_counts": (0, 0)}, id="bet before any card"),
    pytest.param(
        TOP_DOWN, "s0:N", "b1:1", "both-must-stack-first", {"stack_counts": (1, 0)}, id="bet before the own card"
    ),
    pytest.param(TOP_DOWN, "s0:N s1:N b0:1 f1", "b0:2", "betting-is-over", {}, id="bet during the flipping"),
    pytest.param(TOP_DOWN, "s0:N s1:N b0:1 f1", "f0", "betting-is-over", {}, id="fold during the flipping"),
    pytest.param(
        TOP_DOWN, "s0:N s1:N s0:T b1:2", "b0:1", "bet-must-rise", {"minimum": 3, "maximum": 4}, id="a lower bet"
    ),
    pytest.param(
        TOP_DOWN, "s0:N s1:N s0:T b1:2", "b0:2", "bet-must-rise", {"minimum": 3, "maximum": 4}, id="the same bet"
    ),
    pytest.param(
        TOP_DOWN, "s0:N s1:N", "b0:4", "bet-above-bound", {"minimum": 1, "maximum": 3}, id="a first bet too high"
    ),
    pytest.param(
        TOP_DOWN, "s0:N s1:N b0:1", "b1:4", "bet-above-bound", {"minimum": 2, "maximum": 3}, id="a raise too high"
    ),
    pytest.param(TOP_DOWN, "s0:N s1:N", "f0", "nothing-to-fold", {}, id="fold before a bet"),
    pytest.param(TOP_DOWN, "s0:N s1:N", "x0:own", "betting-comes-first", {}, id="flip during the stacking"),
    pytest.param(TOP_DOWN, "s0:N s1:N b0:1", "x1:own", "betting-comes-first", {}, id="flip during the betting"),
    pytest.param(
        TOP_DOWN, THREE_PILES, "x1:opp", "own-stack-first", {"piles": ("own",)}, id="the other stack too early"
    ),
    pytest.param(TOP_DOWN, THREE_PILES, "x1:riv", "own-stack-first", {"piles": ("own",)}, id="the river too early"),
    pytest.param(FREE, THREE_PILES, "x1:riv:0", "own-stack-first", {"piles": ("own",)}, id="free order too early"),
    pytest.param(
        TOP_DOWN,
        THREE_PILES + " x1:own x1:own",
        "x1:own",
        "pile-empty",
        {"piles": ("opponent", "river")},
        id="the own stack is turned",
    ),
    pytest.param(
        TOP_DOWN,
        THREE_PILES + " x1:own x1:own x1:riv",
        "x1:riv",
        "pile-empty",
        {"piles": ("opponent",)},
        id="the river is turned",
    ),
    pytest.param(
        FREE,
        THREE_PILES + " x1:own x1:own x1:opp:1 x1:opp:0",
        "x1:opp:0",
        "pile-empty",
        {"piles": ("river",)},
        id="the other stack is turned",
    ),
    pytest.param(TOP_DOWN, THREE_PILES, "x1:own:0", "index-not-allowed", {}, id="a place in the own stack"),
    pytest.param(FREE, THREE_PILES, "x1:own:1", "index-not-allowed", {}, id="a place in the own stack, free order"),
    pytest.param(
        TOP_DOWN, THREE_PILES + " x1:own x1:own", "x1:opp:0", "index-not-allowed", {}, id="a place without free order"
    ),
    pytest.param(
        FREE, THREE_PILES + " x1:own x1:own", "x1:opp", "index-needed", {"pile_count": 2}, id="no place in free order"
    ),
    pytest.param(
        FREE,
        THREE_PILES + " x1:own x1:own",
        "x1:riv:1",
        "no-such-card",
        {"pile_count": 1},
        id="a place that is not there",
    ),
]


@pytest.mark.parametrize(("options", "line", "refused", "rule", "facts"), REFUSALS)
def test_a_refusal_names_its_rule(
    options: dict[str, Any], line: str, refused: str, rule: str, facts: dict[str, Any]
) -> None:
    state = play(position("HTNB / HNB", "T", **options), line).state
    seat, move = read(refused)
    with pytest.raises(IllegalMove) as refusal:
        decide(state, seat, move)
    assert (refusal.value.rule, refusal.value.facts) == (rule, facts)
    assert f"seat {seat}" in refusal.value.detail


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_moves_after_the_end(seat: int) -> None:
    state = play(position("HTNB / HTNB", energy="3/3"), "s0:T s1:N b0:1 f1 x0:own").state
    with pytest.raises(IllegalMove, match=f"match-over: seat {seat} cannot move"):
        decide(state, seat, read("f0")[1])


def test_every_slug_is_reached() -> None:
    reached = {str(row.values[3]) for row in REFUSALS}
    assert reached | {"match-over"} == set(SLUGS)
    assert len(set(SLUGS)) == len(SLUGS)
