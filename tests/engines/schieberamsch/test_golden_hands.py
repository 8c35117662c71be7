"""The two hands that the rules page tells card by card, played from their decks, and what would change with options.

Source: rules/schieberamsch.md, sections 7.6 and 7.7.
"""

from __future__ import annotations

from typing import Any

import pytest

from engines.cards import cards
from engines.contract import IllegalMove
from engines.schieberamsch.events import (
    CardPlayed,
    GrandHandAnnounced,
    HandDealt,
    HandScored,
    HandStarted,
    KontraSaid,
    Passed,
    RekontraSaid,
    SkatDiscarded,
    SkatPushed,
    SkatTaken,
    TrickWon,
)
from engines.schieberamsch.moves import in_order
from tests.support.schieberamsch import GRAND_HAND, RAMSCH, Golden, Played, line_of, play


def played_out(golden: Golden, said: str | None = None, **options: Any) -> Played:
    """The whole hand, with what is said before the tricks replaced."""
    before = play(golden.begun(**options), golden.said if said is None else said)
    after = play(before.state, line_of(golden.tricks))
    return Played(state=after.state, events=before.events + after.events)


def told(played: Played) -> list[tuple[int, int]]:
    """The winner and the points of each trick."""
    return [(won.seat, won.points) for won in played.of_type(TrickWon)]


def test_7_6_the_deal() -> None:
    state = RAMSCH.begun()
    assert state.hands[1] == in_order(cards("Tc Qd 9c 9s Kd 7d Kh Kc Td Th"))
    assert state.hands[2] == in_order(cards("Jd Ad 9d Ks 7s 8d Jc 9h As Qc"))
    assert state.hands[0] == in_order(cards("Qh 8s 7c 8h Jh Qs Ah 8c Ac 7h"))
    assert state.skat == cards("Js Ts")


def test_7_6_the_skat_goes_round() -> None:
    played = play(RAMSCH.begun(), RAMSCH.said)
    assert played.events == (
        Passed(seat=1, phase="announce", next_seat=2),
        Passed(seat=2, phase="announce", next_seat=0),
        Passed(seat=0, phase="skat", next_seat=1),
        SkatTaken(seat=1, cards=cards("Js Ts")),
        SkatDiscarded(seat=1, cards=cards("Js 7d"), phase="skat", next_seat=2),
        SkatPushed(seat=2, factor=2, phase="skat", next_seat=0),
        SkatTaken(seat=0, cards=cards("Js 7d")),
        SkatDiscarded(seat=0, cards=cards("Js Ah"), phase="play", next_seat=1),
    )
    assert played.state.skat == cards("Js Ah")
    assert [len(hand) for hand in played.state.hands] == [10, 10, 10]


def test_7_6_the_first_discard_is_refused_if_jacks_stay() -> None:
    at = play(RAMSCH.begun(may_discard_jacks=False), "1:pass 2:pass 0:pass 1:take").state
    with pytest.raises(IllegalMove) as refusal:
        play(at, "1:>Js7d")
    assert refusal.value.rule == "jack-not-discardable"
    assert refusal.value.facts == {"cards": tuple(card for card in at.hands[1] if card != "Js")}


def test_7_6_the_tricks() -> None:
    played = played_out(RAMSCH)
    assert told(played) == [(1, 7), (2, 15), (2, 8), (2, 14), (1, 10), (1, 6), (1, 10), (1, 14), (1, 10), (2, 13)]
    leaders = [event.seat for event in played.of_type(CardPlayed)[::3]]
    assert leaders == [1, 1, 2, 2, 2, 1, 1, 1, 1, 1]


@pytest.mark.parametrize(
    ("options", "points", "deltas"),
    [
        pytest.param({}, (0, 57, 63), (0, 0, 25), id="7.6 the skat changes the loser"),
        pytest.param({"skat_owner": "most_points"}, (0, 70, 50), (0, 28, 0), id="7.6 skat_owner most_points"),
    ],
)
def test_7_6_the_score(options: dict[str, Any], points: tuple[int, ...], deltas: tuple[int, ...]) -> None:
    assert played_out(RAMSCH, **options).only(HandScored) == HandScored(
        hand_number=1,
        kind="ramsch",
        skat=cards("Js Ah"),
        points=points,
        tricks=(0, 6, 4),
        factor=4,
        deltas=deltas,
        totals=deltas,
        pushes=1,
        virgin=0,
    )


def test_7_6_the_next_hand_is_dealt_at_once() -> None:
    played = played_out(RAMSCH)
    *_, last = (number for number, event in enumerate(played.events) if isinstance(event, CardPlayed))
    assert [type(event) for event in played.events[last:]] == [
        CardPlayed,
        TrickWon,
        HandScored,
        HandStarted,
        HandDealt,
        HandDealt,
        HandDealt,
    ]
    assert played.only(HandStarted) == HandStarted(hand_number=2, dealer=1, phase="announce", next_seat=2)


def test_7_7_the_deal() -> None:
    state = GRAND_HAND.begun()
    assert state.hands[0] == in_order(cards("Jh 7c 8h Qh Qd 7h 8s 9c 9d Kh"))
    assert state.hands[1] == in_order(cards("Ad 7d Js Ts Qc 8d 8c 9s Ac Jd"))
    assert state.hands[2] == in_order(cards("Kd Ks Th Qs Tc As Td 7s Kc 9h"))
    assert state.skat == cards("Jc Ah")


@pytest.mark.parametrize(
    ("said", "events"),
    [
        pytest.param(
            "2:pass 0:pass",
            (Passed(seat=2, phase="kontra", next_seat=0), Passed(seat=0, phase="play", next_seat=0)),
            id="7.7 no kontra",
        ),
        pytest.param(
            "2:kontra 1:pass",
            (KontraSaid(seat=2, next_seat=1), Passed(seat=1, phase="play", next_seat=0)),
            id="7.7 kontra of seat 2",
        ),
        pytest.param(
            "2:pass 0:kontra 1:pass",
            (
                Passed(seat=2, phase="kontra", next_seat=0),
                KontraSaid(seat=0, next_seat=1),
                Passed(seat=1, phase="play", next_seat=0),
            ),
            id="7.7 kontra of seat 0",
        ),
        pytest.param(
            "2:kontra 1:rekontra",
            (KontraSaid(seat=2, next_seat=1), RekontraSaid(seat=1, next_seat=0)),
            id="7.7 rekontra",
        ),
    ],
)
def test_7_7_what_is_said(said: str, events: tuple[object, ...]) -> None:
    played = play(GRAND_HAND.begun(), f"0:pass 1:grand {said}")
    assert played.events == (
        Passed(seat=0, phase="announce", next_seat=1),
        GrandHandAnnounced(seat=1, phase="kontra", next_seat=2),
        *events,
    )
    assert (played.state.phase, played.state.turn) == ("play", 0)


def test_7_7_the_tricks() -> None:
    assert told(played_out(GRAND_HAND)) == [
        (2, 0),
        (1, 21),
        (2, 7),
        (1, 14),
        (2, 7),
        (1, 4),
        (0, 14),
        (1, 12),
        (0, 3),
        (0, 25),
    ]


@pytest.mark.parametrize(
    ("said", "level", "delta"),
    [
        pytest.param("2:pass 0:pass", 0, -9, id="7.7 plain"),
        pytest.param("2:kontra 1:pass", 1, -19, id="7.7 after kontra"),
        pytest.param("2:pass 0:kontra 1:rekontra", 2, -38, id="7.7 after rekontra"),
    ],
)
def test_7_7_the_score(said: str, level: int, delta: int) -> None:
    assert played_out(GRAND_HAND, f"0:pass 1:grand {said}").only(HandScored) == HandScored(
        hand_number=1,
        kind="grand_hand",
        skat=cards("Jc Ah"),
        points=(42, 64, 14),
        tricks=(3, 4, 3),
        factor=2**level,
        deltas=(0, delta, 0),
        totals=(0, delta, 0),
        soloist=1,
        won=True,
        kontra_level=level,
        jacks="with",
        matadors=2,
        multiplier=4,
    )


def test_7_7_without_the_option_kontra_nobody_is_asked() -> None:
    played = play(GRAND_HAND.begun(kontra=False), "0:pass 1:grand")
    assert played.events[-1] == GrandHandAnnounced(seat=1, phase="play", next_seat=0)
    assert played_out(GRAND_HAND, "0:pass 1:grand", kontra=False).only(HandScored).deltas == (0, -9, 0)
