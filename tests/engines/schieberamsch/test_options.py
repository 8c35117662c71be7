"""Every option: its default, its limits, and what each value does. The length of a match is in test_match_end.

Source: rules/schieberamsch.md, section 6.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from engines import schieberamsch
from engines.schieberamsch.events import GrandHandAnnounced, HandStarted
from engines.schieberamsch.moves import AnnounceGrandHand, DiscardSkat, Pass, PushSkat, TakeSkat
from engines.schieberamsch.rules import legal_moves
from engines.schieberamsch.state import Options
from tests.support.schieberamsch import begun, holding, play, to_the_end
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
