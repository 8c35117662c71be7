"""Every option: its default, its limits, and what each value does; and how matches end.

Source: rules/schieberamsch.md, sections 4.3, 6 and 7.8.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engines import schieberamsch
from engines.contract import Outcome
from engines.schieberamsch.events import GrandHandAnnounced, HandScored, HandStarted, MatchEnded
from engines.schieberamsch.moves import AnnounceGrandHand, DiscardSkat, Pass, PushSkat, TakeSkat
from engines.schieberamsch.rules import legal_moves
from engines.schieberamsch.state import Options
from tests.support.schieberamsch import GRAND_HAND, RAMSCH, Golden, Played, begun, holding, line_of, play, to_the_end
from tests.support.schieberamsch_scores import grand_hand, ramsch

ENGINE = schieberamsch.ENGINE

DEFAULTS: dict[str, Any] = {
    "end_mode": "hands",
    "hands": 9,
    "target_score": 50,
    "max_hands": 36,
    "first_dealer": None,
    "grand_hand": True,
    "kontra": True,
    "may_discard_jacks": True,
    "redeal_after_grand_hand": False,
    "grand_hand_loss_factor": 1,
    "skat_owner": "last_trick",
}


def test_there_are_no_other_options() -> None:
    assert msgspec.to_builtins(Options()) == DEFAULTS


@pytest.mark.parametrize(
    ("name", "value"),
    [
        pytest.param(name, value, id=f"sec 6: {name}: {value} is allowed")
        for name, values in {
            "end_mode": ("hands", "target"),
            "hands": (1, 60),
            "target_score": (10, 500),
            "max_hands": (1, 120),
            "first_dealer": (None, 0, 2),
            "grand_hand": (True, False),
            "kontra": (True, False),
            "may_discard_jacks": (True, False),
            "redeal_after_grand_hand": (True, False),
            "grand_hand_loss_factor": (1, 2),
            "skat_owner": ("last_trick", "most_points"),
        }.items()
        for value in values
    ],
)
def test_values_within_the_limits(name: str, value: Any) -> None:
    options = msgspec.convert({name: value}, Options)
    assert getattr(options, name) == value
    ENGINE.check(options, 3)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        pytest.param(name, value, id=f"sec 6: {name}: {value!r} is refused")
        for name, values in {
            "end_mode": ("score", None),
            "hands": (0, 61, "9", None),
            "target_score": (9, 501, 50.5),
            "max_hands": (0, 121),
            "first_dealer": (-1, 3, "0"),
            "grand_hand": (None, 1),
            "kontra": ("true",),
            "may_discard_jacks": (0,),
            "redeal_after_grand_hand": (None,),
            "grand_hand_loss_factor": (0, 3, 1.5),
            "skat_owner": ("nobody", None),
            "seats": (3,),
        }.items()
        for value in values
    ],
)
def test_values_beyond_the_limits(name: str, value: Any) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({name: value}, Options)


def test_three_seats_and_no_others() -> None:
    """Section 1."""
    assert list(ENGINE.seats) == [3]


def first_dealer(options: Options, seed: int) -> int:
    started = ENGINE.initial(options, 3, seed.to_bytes(32, "big"))[0]
    assert isinstance(started, HandStarted)
    return started.dealer


@pytest.mark.parametrize("seat", range(3), ids=lambda seat: f"sec 6: first_dealer: {seat}")
def test_a_named_first_dealer(seat: int) -> None:
    assert {first_dealer(Options(first_dealer=seat), number) for number in range(20)} == {seat}


@pytest.mark.parametrize("value", [pytest.param(None, id="sec 6: first_dealer: null")])
def test_a_random_first_dealer(value: None) -> None:
    deals = Counter(first_dealer(Options(first_dealer=value), number) for number in range(300))
    assert all(65 < deals[seat] < 135 for seat in range(3))


@pytest.mark.parametrize(
    ("grand_hand", "moves"),
    [
        pytest.param(True, (Pass(), AnnounceGrandHand()), id="sec 6: grand_hand: true"),
        pytest.param(False, (TakeSkat(), PushSkat()), id="sec 6: grand_hand: false"),
    ],
)
def test_grand_hand(grand_hand: bool, moves: tuple[object, ...]) -> None:
    at = begun(grand_hand=grand_hand)
    assert legal_moves(at, 1) == moves
    assert legal_moves(to_the_end(at).state, 2) == moves, "in the second hand as well"


@pytest.mark.parametrize(
    ("kontra", "phase", "turn"),
    [
        pytest.param(True, "kontra", 0, id="sec 6: kontra: true"),
        pytest.param(False, "play", 1, id="sec 6: kontra: false"),
    ],
)
def test_kontra(kontra: bool, phase: str, turn: int) -> None:
    played = play(begun(kontra=kontra), "1:pass 2:grand")
    assert (played.only(GrandHandAnnounced).phase, played.state.turn) == (phase, turn)


@pytest.mark.parametrize(
    ("allowed", "jacks"),
    [
        pytest.param(True, {"Jc", "Js"}, id="sec 6: may_discard_jacks: true"),
        pytest.param(False, set[str](), id="sec 6: may_discard_jacks: false"),
    ],
)
def test_may_discard_jacks(allowed: bool, jacks: set[str]) -> None:
    at = holding("Jh Jd / Jc / -", "Js Td", grand_hand=False, may_discard_jacks=allowed)
    legal = legal_moves(play(at, "1:take").state, 1)
    named = {card for move in legal if isinstance(move, DiscardSkat) for card in move.cards}
    assert {card for card in named if card[0] == "J"} == jacks


@pytest.mark.parametrize(
    ("factor", "delta"),
    [
        pytest.param(1, 7, id="sec 6: grand_hand_loss_factor: 1"),
        pytest.param(2, 14, id="sec 6: grand_hand_loss_factor: 2"),
    ],
)
def test_grand_hand_loss_factor(factor: int, delta: int) -> None:
    assert grand_hand("Jc", 60, 5, 0, factor).deltas == (0, delta, 0)


@pytest.mark.parametrize(
    ("owner", "points"),
    [
        pytest.param("last_trick", (60, 39, 21), id="sec 6: skat_owner: last_trick"),
        pytest.param("most_points", (71, 39, 10), id="sec 6: skat_owner: most_points"),
    ],
)
def test_skat_owner(owner: str, points: tuple[int, ...]) -> None:
    assert ramsch("60 39 10", "4 4 2", skat="Ac 9s", last=2, skat_owner=owner).points == points


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
    state = begun(end_mode="target", target_score=target_score)
    while state.phase != "finished":
        before, state = state, to_the_end(state).state
    assert max(before.totals) < target_score <= max(state.totals)
    assert state.end_reason == "target"
