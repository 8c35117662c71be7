"""The bot `basic` at Down and Back: what it knows of hands, and what it does where a player would not hesitate."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random

import pytest
from msgspec.structs import replace

from engines.cards import cards
from engines.down_and_back import ENGINE
from engines.down_and_back.moves import CATEGORIES, DECK, Category, Discard, DrawDiscard, DrawStock, Move, Split
from engines.down_and_back.scoring import rate_four as rated_four
from engines.down_and_back.scoring import rate_three as rated_three
from engines.down_and_back.state import State, Turn
from tests.support.down_and_back import at_split, begun, laid
from worker.players.down_and_back import basic
from worker.players.down_and_back_hands import (
    ODDS_FOUR,
    ODDS_THREE,
    odds_of_four,
    odds_of_three,
    rate_four,
    rate_three,
)

TIMES = 8


def chosen(state: State) -> set[Move]:
    """What `basic` does, with any chance, for the seat in turn or seat 0."""
    seat = state.turn or 0
    view, moves = ENGINE.view(state, seat), ENGINE.legal_moves(state, seat)
    return {basic(view, moves, Random(number)) for number in range(TIMES)}


def in_turn(hand: str, up_card: str, left: int, seats: int = 2) -> State:
    """Seat 1 holds this hand and is to draw, so many draws of its six being left. The others hold nothing known."""
    state = laid(begun(seats), "- / " + hand + " / -" * (seats - 2), pile=up_card)
    others = [card for card in DECK if card not in state.hands[1] and card not in state.pile]
    hands = [tuple(others[7 * seat : 7 * seat + 7]) for seat in range(seats)]
    hands[1] = state.hands[1]
    past = tuple(Turn(seat=1, source="stock", card=None, discarded=up_card[:2]) for _ in range(6 - left))
    return replace(
        state,
        hands=tuple(hands),
        stock=tuple(card for card in state.stock if not any(card in hand for hand in hands)),
        turns=past,
        turn=1,
    )


def drawn(hand: str, left: int, seats: int = 2) -> State:
    """Seat 1 has drawn the last card of this hand of eight, and so many draws are left."""
    state = in_turn(hand, "2c", left + 1, seats)
    return replace(
        state, phase="discard", drawn=hand[-2:], turns=(*state.turns, Turn(seat=1, source="stock", card=None))
    )


def test_all_hands_of_four_are_rated_as_the_rules_rate_them() -> None:
    for four in combinations(DECK, 4):
        rating = rated_four(four)
        assert rate_four(four[::-1]) == (rating.category, rating.key[0] - 1), four


def test_all_hands_of_three_are_rated_as_the_rules_rate_them() -> None:
    for three in combinations(DECK, 3):
        rating = rated_three(three)
        assert rate_three(three[::-1]) == (rating.category, rating.key[0] - 1), three


@pytest.mark.parametrize(
    ("odds", "categories"),
    [
        pytest.param(ODDS_FOUR, CATEGORIES, id="four cards"),
        pytest.param(ODDS_THREE, [name for name in CATEGORIES if name not in {"two_pairs", "quad"}], id="three cards"),
    ],
)
def test_a_higher_hand_has_better_odds(odds: dict[Category, tuple[float, float]], categories: list[Category]) -> None:
    assert list(odds) == list(categories)
    assert all(low < high for low, high in odds.values())
    assert all(before[1] == after[0] for before, after in pairwise(odds.values()))
    assert (min(odds.values())[0], max(odds.values())[1]) == (0.0, 1.0)


def test_odds_lie_between_those_of_the_lowest_and_the_highest_hand() -> None:
    assert odds_of_four(cards("Ac Ad Ah As")) == ODDS_FOUR["quad"][0]
    assert odds_of_four(cards("Kc Kd Kh Ks")) == ODDS_FOUR["quad"][1]
    assert odds_of_three(cards("7c 7d 7h")) == pytest.approx(sum(ODDS_THREE["prial"]) / 2)


@pytest.mark.parametrize(
    ("hand", "four"),
    [
        pytest.param("6c 5c 4c 3c 6d 5d 4d", "6c 5c 4c 3c", id="two bouncers, the only way"),
        pytest.param("Kc Kd Kh Qc 9d 8d 7d", "Kc Kd Kh Qc", id="a prial and a bouncer"),
        pytest.param("9c 8d 7h 6s Kc Qd Jh", "9c 8d 7h 6s", id="two runs"),
        pytest.param("Kc Qd Jh Ts Kd Kh Ks", "Kc Kd Kh Ks", id="a quad and a run"),
    ],
)
def test_how_a_hand_is_split(hand: str, four: str) -> None:
    state = at_split(begun(2), hand + " / 2h 3h 5s 7s 8s 9s Ts")
    assert chosen(state) == {Split(four=cards(four))}


@pytest.mark.parametrize(
    ("hand", "up_card", "left", "move"),
    [
        pytest.param("6c 5c 4c 6d 5d 4d Ks", "3c", 1, DrawDiscard(), id="the card that completes both hands"),
        pytest.param("6c 5c 4c 6d 5d 4d Ks", "3c", 4, DrawDiscard(), id="even with turns to come"),
        pytest.param("6c 5c 4c 3c 6d 5d 4d", "2s", 1, DrawStock(), id="not a card without use"),
        pytest.param("Kc Kd Kh 8h 9d 8d 7d", "Ks", 1, DrawDiscard(), id="the fourth of a rank"),
        pytest.param("Kc Jd 9h 7s 5c 3d 2h", "As", 6, DrawStock(), id="not a low card for a poor hand"),
    ],
)
def test_which_pile_is_drawn_from(hand: str, up_card: str, left: int, move: Move) -> None:
    assert chosen(in_turn(hand, up_card, left)) == {move}


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize(
    ("hand", "left", "card"),
    [
        pytest.param("6c 5c 4c 3c 6d 5d 4d Ks", 0, "Ks", id="two bouncers stay, whatever a king is worth"),
        pytest.param("6c 5c 4c 3c 6d 5d 4d Ks", 5, "Ks", id="from the start"),
        pytest.param("Kc Kd Kh 2s 9d 8d 7d 2c", 0, "2c", id="the fourth card of a prial is of the fourth suit"),
        pytest.param("Kc Kd Kh Qs 9d 8d 7d 2c", 3, "2c", id="the card that would spoil the prial"),
        pytest.param("Tc 9d 8h 7s Kc Qc Jc 2d", 2, "2d", id="a run and a bouncer stay"),
    ],
)
def test_which_card_is_discarded(hand: str, left: int, card: str, seats: int) -> None:
    assert chosen(drawn(hand, left, seats)) == {Discard(card=card)}
