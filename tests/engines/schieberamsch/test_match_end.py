"""Who deals next, and how matches end.

Source: rules/schieberamsch.md, sections 4.3 and 7.8.
"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engines import schieberamsch
from engines.contract import Outcome
from engines.schieberamsch.events import HandScored, HandStarted, MatchEnded
from tests.support.schieberamsch import GRAND_HAND, RAMSCH, Golden, Played, begun, line_of, play, to_the_end

ENGINE = schieberamsch.ENGINE


def whole(golden: Golden, hand_number: int = 1, totals: tuple[int, ...] = (0, 0, 0), **options: Any) -> Played:
    """A hand of the rules page, when these were the scores before it."""
    at = replace(golden.begun(**options), totals=totals, hand_number=hand_number)
    return play(at, f"{golden.said} {line_of(golden.tricks)}")


@pytest.mark.parametrize(
    ("grand", "redeal", "next_dealer"),
    [
        pytest.param(False, False, 0, id="7.8 dealer 2, Ramsch hand"),
        pytest.param(False, True, 0, id="7.8 dealer 2, Ramsch hand, redeal_after_grand_hand"),
        pytest.param(True, False, 0, id="7.8 dealer 2, Grand Hand: sec 6: redeal_after_grand_hand: false"),
        pytest.param(True, True, 2, id="7.8 dealer 2, Grand Hand: sec 6: redeal_after_grand_hand: true"),
    ],
)
def test_the_next_dealer(grand: bool, redeal: bool, next_dealer: int) -> None:
    at = begun(first_dealer=2, redeal_after_grand_hand=redeal)
    played = to_the_end(play(at, "0:grand 1:pass 2:pass").state if grand else at)
    assert played.only(HandScored).kind == ("grand_hand" if grand else "ramsch")
    started = played.only(HandStarted)
    assert (started.dealer, started.next_seat, started.hand_number) == (next_dealer, (next_dealer + 1) % 3, 2)


END_OF_MATCH = [
    pytest.param(
        {"hands": 3},
        3,
        (12, -9, -9),
        MatchEnded(reason="hands", places=(3, 1, 1), scores=(12, -9, -9)),
        id="7.8 hands = 3, totals after hand 3: 12, -9, -9",
    ),
    pytest.param({"hands": 3}, 2, (500, -9, -9), None, id="sec 4.3: hands: one hand is left, whatever the scores"),
    pytest.param({"end_mode": "target"}, 3, (49, 10, 0), None, id="7.8 target, 50; totals 49, 10, 0"),
    pytest.param(
        {"end_mode": "target"},
        3,
        (50, 61, -7),
        MatchEnded(reason="target", places=(2, 3, 1), scores=(50, 61, -7)),
        id="7.8 target, 50; totals 50, 61, -7",
    ),
    pytest.param(
        {"end_mode": "target", "target_score": 25},
        3,
        (0, 0, 25),
        MatchEnded(reason="target", places=(1, 1, 3), scores=(0, 0, 25)),
        id="sec 4.3: target: the score itself is enough: R28 tied winners share the win",
    ),
    pytest.param({"end_mode": "target", "hands": 3}, 3, (9, 10, 0), None, id="sec 4.3: target: hands has no meaning"),
    pytest.param({"end_mode": "target", "max_hands": 4}, 3, (9, 10, 0), None, id="sec 4.3: max_hands: one is left"),
    pytest.param(
        {"end_mode": "target", "max_hands": 3},
        3,
        (9, 10, 9),
        MatchEnded(reason="max_hands", places=(1, 3, 1), scores=(9, 10, 9)),
        id="sec 4.3: max_hands: at the latest",
    ),
    pytest.param(
        {"end_mode": "target", "max_hands": 3},
        3,
        (9, 50, 9),
        MatchEnded(reason="target", places=(1, 3, 1), scores=(9, 50, 9)),
        id="sec 4.3: max_hands: the target comes first",
    ),
    pytest.param(
        {"hands": 1, "max_hands": 5},
        1,
        (0, 0, 0),
        MatchEnded(reason="hands", places=(1, 1, 1), scores=(0, 0, 0)),
        id="sec 4.3: hands: all three share the win",
    ),
]


@pytest.mark.parametrize(("options", "hand_number", "totals", "end"), END_OF_MATCH)
def test_the_end_of_the_match(
    options: dict[str, Any], hand_number: int, totals: tuple[int, ...], end: MatchEnded | None
) -> None:
    """The hand of section 7.6 brings seat 2 25 points."""
    before = (totals[0], totals[1], totals[2] - 25)
    played = whole(RAMSCH, hand_number, before, **options)
    assert played.only(HandScored).totals == totals
    assert played.of_type(MatchEnded) == ([] if end is None else [end])
    assert len(played.of_type(HandStarted)) == (end is None)
    assert (played.state.phase == "finished") == (end is not None)
    if end is not None:
        assert ENGINE.to_move(played.state) == frozenset()
        assert ENGINE.outcome(played.state) == Outcome(places=end.places, scores=end.scores, reason=end.reason)


def test_every_hand_counts_grand_hands_too() -> None:
    """Section 4.3."""
    played = whole(GRAND_HAND, 3, (50, 0, 0), hands=3)
    assert played.only(MatchEnded) == MatchEnded(reason="hands", places=(3, 1, 2), scores=(50, -9, 0))
    assert whole(GRAND_HAND, 3, (49, 0, 0), end_mode="target").of_type(MatchEnded) == []
    assert whole(GRAND_HAND, 3, (50, 0, 0), end_mode="target").only(MatchEnded).reason == "target"


@pytest.mark.parametrize("hands", [9, 2], ids=["R28 nine hands, three deals each", "sec 6: hands: 2"])
def test_hands(hands: int) -> None:
    state, dealers = begun(hands=hands), [0]
    while state.phase != "finished":
        played = to_the_end(state)
        state = played.state
        dealers += [event.dealer for event in played.of_type(HandStarted)]
    assert dealers == [number % 3 for number in range(hands)]


@pytest.mark.parametrize("max_hands", [1, 3], ids=lambda number: f"sec 6: max_hands: {number}")
def test_max_hands(max_hands: int) -> None:
    state, hands = begun(end_mode="target", target_score=500, max_hands=max_hands), 0
    while state.phase != "finished":
        state, hands = to_the_end(state).state, hands + 1
    assert (hands, state.end_reason) == (max_hands, "max_hands")


@pytest.mark.parametrize("target_score", [10, 60], ids=lambda score: f"sec 6: target_score: {score}")
def test_target_score(target_score: int) -> None:
    state, highest = begun(end_mode="target", target_score=target_score), list[int]()
    while state.phase != "finished":
        state = to_the_end(state).state
        highest.append(max(state.totals))
    assert [score >= target_score for score in highest] == [False] * (len(highest) - 1) + [True]
    assert state.end_reason == "target"
