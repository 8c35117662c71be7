"""The tables of worked examples: following suit, tricks, scores, matadors.

Source: rules/schieberamsch.md, sections 2.3, 4 and 7.1 to 7.5.
"""

from __future__ import annotations

import pytest

from engines.cards import cards
from engines.contract import IllegalMove
from engines.schieberamsch.events import TrickWon
from engines.schieberamsch.moves import DECK, PlayCard
from engines.schieberamsch.rules import decide, legal_moves
from engines.schieberamsch.scoring import card_points, grand_hand_delta, grand_hand_multiplier, matadors, ramsch_deltas
from tests.support.schieberamsch import at_play, line_of, play
from tests.support.schieberamsch_scores import grand_hand, ramsch


@pytest.mark.parametrize(
    ("hand", "led", "legal"),
    [
        pytest.param("Jc Ac 9h", "7c", "Ac", id="7.1 Jc Ac 9h to 7c"),
        pytest.param("Jc 9h", "7c", "Jc 9h", id="7.1 Jc 9h to 7c"),
        pytest.param("Jc Ac", "Jd", "Jc", id="7.1 Jc Ac to Jd"),
        pytest.param("Ac 7c", "Jd", "Ac 7c", id="7.1 Ac 7c to Jd"),
        pytest.param("Jd 7s", "As", "7s", id="7.1 Jd 7s to As"),
        pytest.param("Jd Th", "As", "Jd Th", id="7.1 Jd Th to As"),
    ],
)
def test_following_suit(hand: str, led: str, legal: str) -> None:
    state = at_play(f"9s / 8d / {hand}", trick=led, leader=1)
    assert legal_moves(state, 2) == tuple(PlayCard(card=card) for card in cards(legal))
    for card in set(hand.split()) - set(legal.split()):
        with pytest.raises(IllegalMove, match="must-follow-suit"):
            decide(state, 2, PlayCard(card=card))


@pytest.mark.parametrize(
    ("trick", "winner", "points"),
    [
        pytest.param("7h 9h Ah", 0, 11, id="7.2 7h 9h Ah"),
        pytest.param("Kd Td Qd", 2, 17, id="7.2 Kd Td Qd"),
        pytest.param("As Jd Ts", 2, 23, id="7.2 As Jd Ts"),
        pytest.param("Jd Js Jh", 2, 6, id="7.2 Jd Js Jh"),
        pytest.param("Jh As Ts", 1, 23, id="7.2 Jh As Ts"),
        pytest.param("9c Jd Jc", 0, 4, id="7.2 9c Jd Jc"),
        pytest.param("Ac Ah 7c", 1, 22, id="7.2 Ac Ah 7c"),
        pytest.param("7d 8c 9s", 1, 0, id="7.2 7d 8c 9s"),
    ],
)
def test_who_wins_a_trick(trick: str, winner: int, points: int) -> None:
    first, second, third = trick.split()
    state = at_play(f"{third} / {first} / {second}", leader=1)
    played = play(state, line_of(f"1: {trick}"))
    assert played.only(TrickWon) == TrickWon(seat=winner, cards=cards(trick), points=points)
    assert played.state.leader == winner


@pytest.mark.parametrize(
    ("higher", "lower"),
    [pytest.param(a, b, id=f"sec 1: {a} over {b}") for a, b in zip("ATKQ98", "TKQ987", strict=True)],
)
@pytest.mark.parametrize("suit", "cshd")
def test_the_order_of_a_plain_suit(higher: str, lower: str, suit: str) -> None:
    other = "7s" if suit == "h" else "7h"
    high, low = higher + suit, lower + suit
    for first, second, winner in ((high, low, 1), (low, high, 2)):
        played = play(at_play(f"{other} / {first} / {second}"), line_of(f"1: {first} {second} {other}"))
        assert played.only(TrickWon).seat == winner


def test_card_points_of_the_deck() -> None:
    """Section 1: 30 a suit, 120 in the deck."""
    assert card_points(DECK) == 120
    assert [card_points([card for card in DECK if card[1] == suit]) for suit in "cshd"] == [30] * 4
    assert [card_points([rank + "c"]) for rank in "ATKQJ987"] == [11, 10, 4, 3, 2, 0, 0, 0]


@pytest.mark.parametrize(
    ("points", "tricks", "pushes", "deltas"),
    [
        pytest.param("50 40 30", "4 3 3", 0, (5, 0, 0), id="7.3 row 1"),
        pytest.param("50 40 30", "4 3 3", 1, (10, 0, 0), id="7.3 row 2, one push"),
        pytest.param("50 40 30", "4 3 3", 2, (20, 0, 0), id="7.3 row 2, two pushes"),
        pytest.param("50 40 30", "4 3 3", 3, (40, 0, 0), id="7.3 row 2, three pushes"),
        pytest.param("59 31 30", "5 3 2", 0, (5, 0, 0), id="7.3 row 3"),
        pytest.param("47 46 27", "4 3 3", 1, (9, 0, 0), id="7.3 row 4"),
        pytest.param("45 45 30", "4 4 2", 0, (4, 4, 0), id="7.3 row 5"),
        pytest.param("45 45 30", "4 4 2", 1, (9, 9, 0), id="7.3 row 6"),
        pytest.param("40 40 40", "4 3 3", 0, (4, 4, 4), id="7.3 row 7, no push"),
        pytest.param("40 40 40", "4 3 3", 2, (16, 16, 16), id="7.3 row 7, two pushes"),
        pytest.param("83 37 0", "7 3 0", 0, (16, 0, 0), id="7.3 row 8"),
        pytest.param("83 37 0", "7 3 0", 1, (33, 0, 0), id="7.3 row 9"),
        pytest.param("60 60 0", "5 5 0", 0, (12, 12, 0), id="7.3 row 10"),
        pytest.param("60 60 0", "6 4 0", 3, (96, 96, 0), id="7.3 row 11"),
        pytest.param("60 60 0", "5 4 1", 0, (6, 6, 0), id="7.3 row 12"),
        pytest.param("120 0 0", "9 1 0", 0, (24, 0, 0), id="7.3 row 13"),
        pytest.param("120 0 0", "8 1 1", 0, (12, 0, 0), id="7.3 row 14"),
        pytest.param("120 0 0", "9 1 0", 3, (192, 0, 0), id="7.3 row 15"),
        pytest.param("0 0 120", "0 0 10", 0, (0, 0, -12), id="7.3 row 16, no push"),
        pytest.param("0 0 120", "0 0 10", 1, (0, 0, -24), id="7.3 row 16, one push"),
        pytest.param("0 0 120", "0 0 10", 2, (0, 0, -48), id="7.3 row 16, two pushes"),
        pytest.param("0 0 120", "0 0 10", 3, (0, 0, -96), id="7.3 row 16, three pushes"),
    ],
)
def test_ramsch_scores(points: str, tricks: str, pushes: int, deltas: tuple[int, ...]) -> None:
    own, won = ([int(word) for word in words.split()] for words in (points, tricks))
    assert ramsch_deltas(own, won, pushes) == deltas
    event = ramsch(points, tricks, pushes)
    assert (list(event.points), list(event.tricks), event.pushes) == (own, won, pushes)
    assert (event.deltas, event.totals) == (deltas, deltas)


@pytest.mark.parametrize(
    ("jacks", "kind", "count"),
    [
        pytest.param("Jc", "with", 1, id="7.4 Jc"),
        pytest.param("Jc Jd", "with", 1, id="7.4 Jc Jd"),
        pytest.param("Jc Jh", "with", 1, id="7.4 Jc Jh"),
        pytest.param("Jc Jh Jd", "with", 1, id="7.4 Jc Jh Jd"),
        pytest.param("Jc Js", "with", 2, id="7.4 Jc Js"),
        pytest.param("Jc Js Jd", "with", 2, id="7.4 Jc Js Jd"),
        pytest.param("Jc Js Jh", "with", 3, id="7.4 Jc Js Jh"),
        pytest.param("Jc Js Jh Jd", "with", 4, id="7.4 Jc Js Jh Jd"),
        pytest.param("", "without", 4, id="7.4 none"),
        pytest.param("Jd", "without", 3, id="7.4 Jd"),
        pytest.param("Jh", "without", 2, id="7.4 Jh"),
        pytest.param("Jh Jd", "without", 2, id="7.4 Jh Jd"),
        pytest.param("Js", "without", 1, id="7.4 Js"),
        pytest.param("Js Jd", "without", 1, id="7.4 Js Jd"),
        pytest.param("Js Jh", "without", 1, id="7.4 Js Jh"),
        pytest.param("Js Jh Jd", "without", 1, id="7.4 Js Jh Jd"),
    ],
)
def test_matadors(jacks: str, kind: str, count: int) -> None:
    assert matadors(cards(jacks)) == count
    event = grand_hand(jacks, 61, 6)
    assert (event.jacks, event.matadors) == (kind, count)


@pytest.mark.parametrize(
    ("jacks", "points", "tricks", "level", "multiplier", "raw", "deltas"),
    [
        pytest.param("Jc", 61, 6, 0, 3, 72, (-7, -7), id="7.5 row 1"),
        pytest.param("Jc", 60, 5, 0, 3, 72, (7, 14), id="7.5 row 2"),
        pytest.param("Jc Js", 89, 8, 0, 4, 96, (-9, -9), id="7.5 row 3"),
        pytest.param("Jc Js", 90, 8, 0, 5, 120, (-12, -12), id="7.5 row 4"),
        pytest.param("Jc Js Jd", 70, 6, 0, 4, 96, (-9, -9), id="7.5 row 5"),
        pytest.param("Jc Js Jh", 118, 9, 0, 6, 144, (-14, -14), id="7.5 row 6"),
        pytest.param("Jc Js Jh Jd", 116, 9, 0, 7, 168, (-16, -16), id="7.5 row 7"),
        pytest.param("Jc Js Jh Jd", 120, 10, 0, 8, 192, (-19, -19), id="7.5 row 8"),
        pytest.param("Jc Js Jh Jd", 120, 10, 2, 8, 768, (-76, -76), id="7.5 row 9"),
        pytest.param("Js Jh Jd", 65, 6, 0, 3, 72, (-7, -7), id="7.5 row 10"),
        pytest.param("Jh", 61, 6, 1, 4, 192, (-19, -19), id="7.5 row 11"),
        pytest.param("Jh", 60, 5, 1, 4, 192, (19, 38), id="7.5 row 12"),
        pytest.param("Jd", 72, 7, 0, 5, 120, (-12, -12), id="7.5 row 13"),
        pytest.param("Jd", 29, 2, 1, 6, 288, (28, 57), id="7.5 row 14"),
        pytest.param("Jh", 30, 2, 0, 5, 120, (12, 24), id="7.5 row 15"),
        pytest.param("Jh", 31, 3, 0, 4, 96, (9, 19), id="7.5 row 16"),
        pytest.param("", 22, 0, 0, 8, 192, (19, 38), id="7.5 row 17"),
        pytest.param("Jc Js", 55, 5, 2, 4, 384, (38, 76), id="7.5 row 18"),
    ],
)
def test_grand_hand_scores(
    jacks: str, points: int, tricks: int, level: int, multiplier: int, raw: int, deltas: tuple[int, int]
) -> None:
    assert 24 * multiplier * (1, 2, 4)[level] == raw
    assert grand_hand_multiplier(cards(jacks), points, tricks) == multiplier
    for loss_factor, delta in zip((1, 2), deltas, strict=True):
        assert grand_hand_delta(multiplier, points, level, loss_factor) == delta
        event = grand_hand(jacks, points, tricks, level, loss_factor)
        assert (event.points[1], event.tricks[1], event.kontra_level) == (points, tricks, level)
        assert (event.multiplier, event.won, event.deltas) == (multiplier, points >= 61, (0, delta, 0))
        assert event.factor == (1, 2, 4)[level] * (1 if points >= 61 else loss_factor)


@pytest.mark.parametrize(
    ("multiplier", "value", "scores"),
    [
        pytest.param(3, 72, (7, 14, 28), id="sec 4.2: multiplier 3"),
        pytest.param(4, 96, (9, 19, 38), id="sec 4.2: multiplier 4"),
        pytest.param(5, 120, (12, 24, 48), id="sec 4.2: multiplier 5"),
        pytest.param(6, 144, (14, 28, 57), id="sec 4.2: multiplier 6"),
        pytest.param(7, 168, (16, 33, 67), id="sec 4.2: multiplier 7"),
        pytest.param(8, 192, (19, 38, 76), id="sec 4.2: multiplier 8"),
    ],
)
def test_score_values(multiplier: int, value: int, scores: tuple[int, ...]) -> None:
    assert 24 * multiplier == value
    assert tuple(-grand_hand_delta(multiplier, 61, level, 2) for level in range(3)) == scores
    assert tuple(grand_hand_delta(multiplier, 60, level, 1) for level in range(3)) == scores
