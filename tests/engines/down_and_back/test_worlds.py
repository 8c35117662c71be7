"""Guessed worlds: everything that can be, as often as it should.

Source: rules/down-and-back.md, section 3.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engines import down_and_back
from engines.cards import Card
from engines.contract import Seat
from engines.down_and_back.events import StockRefilled, TieDrawn
from engines.down_and_back.moves import DECK
from engines.down_and_back.state import State
from engines.down_and_back.worlds import determinize
from tests.support.down_and_back import all_cards, at_split, begun, play, shown

ENGINE = down_and_back.ENGINE
WORLDS = 2_000


def worlds(state: State, viewer: Seat | None) -> list[State]:
    random, view = Random(20_240_602), ENGINE.view(state, viewer)
    return [determinize(view, random) for _ in range(WORLDS)]


def spread(counts: Counter[Card], total: int) -> float:
    """Chi-square against equal chances, divided by its degrees of freedom."""
    expected = total / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts.values()) / (len(counts) - 1)


def after_refill() -> tuple[State, set[Card]]:
    """Five seats, and 15 cards that all saw before they went back into the stock; seat 2 has just drawn one of them."""
    state = begun(5)
    for _ in range(16):
        drawn = play(state, f"{state.turn}:??").state
        state = play(drawn, f"{drawn.turn}:>{drawn.drawn}").state
    refilled = set(state.stock)
    assert len(refilled) == 15
    return play(state, "2:??").state, refilled


def test_unseen_cards_are_everywhere_equally_often() -> None:
    state = begun(3)
    guessed = worlds(state, 0)
    unseen = set(DECK) - {*state.hands[0], *state.pile}
    for places in (
        Counter(card for world in guessed for card in world.hands[1]),
        Counter(card for world in guessed for card in world.hands[2]),
        Counter(card for world in guessed for card in world.stock[:7]),
    ):
        assert set(places) == unseen
        assert spread(places, 7 * WORLDS) < 1.7


def test_what_the_viewer_holds_is_never_guessed() -> None:
    state = begun(3)
    for world in worlds(state, 2)[:50]:
        assert world.hands[2] == state.hands[2]
        assert world.pile == state.pile


def test_cards_taken_from_the_pile_are_where_they_were_seen_to_go() -> None:
    state = begun(3)
    state = play(play(state, "1:??*").state, f"1:>{state.hands[1][0]}").state
    for world in worlds(state, 0)[:50]:
        assert set(state.known[1]) <= set(world.hands[1])


def test_a_hand_holds_as_many_cards_of_each_stock_as_it_drew() -> None:
    state, refilled = after_refill()
    (old, *_) = (card for card in state.hands[2] if card != state.drawn)
    later = play(state, f"2:>{old}").state
    guessed = worlds(later, 0)
    held = Counter[Card]()
    for world in guessed:
        assert [len(refilled & set(world.hands[seat])) for seat in (1, 3, 4)] == [0, 0, 0]
        (kept,) = refilled & set(world.hands[2])
        held[kept] += 1
    assert set(held) == refilled
    assert spread(held, WORLDS) < 2.6


def test_a_drawn_card_comes_from_the_stock_it_was_drawn_from() -> None:
    state, refilled = after_refill()
    guessed = worlds(state, 0)
    assert {world.drawn for world in guessed} == refilled
    assert all(world.drawn in world.hands[2] for world in guessed)


def test_the_last_card_of_a_stock_does_not_come_from_the_next() -> None:
    state = begun(5)
    for _ in range(15):
        drawn = play(state, f"{state.turn}:??").state
        state = play(drawn, f"{drawn.turn}:>{drawn.drawn}").state
    refilled = play(state, "1:??").state
    for world in worlds(refilled, 0)[:200]:
        assert world.drawn in world.hands[1]
        assert world.drawn not in {*state.pile}


def test_a_hidden_split_can_be_any() -> None:
    state = play(at_split(begun(), "Kc Qd 8h 7s 2c 2d 2h / Ks Qh 8c 7d 4h 5d 7c"), "1=KsQh8c7d").state
    for world in worlds(state, 0)[:200]:
        assert world.splits[0] is None
        split = world.splits[1]
        assert split is not None
        assert {*split.four, *split.three} == set(world.hands[1])
        assert (len(split.four), len(split.three)) == (4, 3)
    own = determinize(ENGINE.view(state, 1), Random(1))
    assert own.splits[1] == state.splits[1]


TIED = (
    "Tc 9d 6h 4s | 2h 4c 6s / Kc Jd 8h 7s | Ah 5s 9h / Ts 9s 6d 5c | 2c 4d 5h / Td 8s 2s Js | Ac Qd 5d / "
    "Ks Jh 8c 7d | As 3s 9c"
)


@pytest.mark.parametrize("stock", ["Kd", "3c 3d Qs"], ids=["a new stock at once", "a new stock for the second draw"])
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, 4, None])
def test_worlds_between_the_showdowns(viewer: Seat | None, stock: str) -> None:
    """The views inside the batch are shown to those who look back, and stand for worlds too."""
    state, random = at_split(begun(5), TIED, stock), Random(3)
    played = shown(begun(5), TIED, stock)
    assert len(played.of_type(TieDrawn)) >= 1
    assert len(played.of_type(StockRefilled)) == 1
    for event in played.events:
        state = ENGINE.evolve(state, event)
        view = ENGINE.view(state, viewer)
        world = determinize(view, random)
        assert ENGINE.view(world, viewer) == view
        assert sorted(all_cards(world)) == sorted(DECK)


def test_the_same_random_guesses_the_same_world() -> None:
    view = ENGINE.view(begun(4), 0)
    assert determinize(view, Random(7)) == determinize(view, Random(7))
    assert determinize(view, Random(7)) != determinize(view, Random(8))
