"""Guessed worlds: everything that can be, as often as it should.

Source: rules/liars-race.md, sections 9 and 13.
"""

from __future__ import annotations

from collections import Counter
from math import comb
from random import Random

import pytest

from engines import liars_race
from engines.cards import Card
from engines.contract import Seat
from engines.liars_race.moves import DECK
from engines.liars_race.state import State
from engines.liars_race.worlds import determinize
from tests.support.liars_race import begun, holding, play

ENGINE = liars_race.ENGINE
WORLDS = 2_000


def worlds(state: State, viewer: Seat | None) -> list[State]:
    random, view = Random(20_240_603), ENGINE.view(state, viewer)
    return [determinize(view, random) for _ in range(WORLDS)]


def spread(counts: Counter[Card], total: int) -> float:
    """Chi-square against equal chances, divided by its degrees of freedom."""
    expected = total / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts.values()) / (len(counts) - 1)


@pytest.mark.parametrize(
    ("seat_count", "deals"),
    [pytest.param(3, 6.4e13, id="sec 13: three seats"), pytest.param(4, 1.2e18, id="sec 13: four seats")],
)
def test_how_many_deals_are_possible(seat_count: int, deals: float) -> None:
    """What lies between the view of the first leader and the truth: the counts say it all."""
    view = ENGINE.view(begun(seat_count), 0)
    ways, unseen = 1, 54 - view.hand_counts[0]
    for count in view.hand_counts[1:]:
        ways *= comb(unseen, count)
        unseen -= count
    assert unseen == view.undealt_count
    assert ways == pytest.approx(deals, rel=0.05)


def test_unseen_cards_are_everywhere_equally_often() -> None:
    state = play(holding(begun(), "3c Td 9h 2s Xb Xr / Ac 4c / Kd"), "0:Td 1:4c").state
    guessed = worlds(state, 0)
    unseen = set(DECK) - {*state.hands[0], "Td", "4c"}
    for size, places in (
        (5, Counter(card for world in guessed for card in world.hands[1])),
        (6, Counter(card for world in guessed for card in world.hands[2])),
        (36, Counter(card for world in guessed for card in world.undealt)),
    ):
        assert set(places) == unseen
        assert spread(places, size * WORLDS) < 1.7


def test_what_the_viewer_knows_is_never_guessed() -> None:
    state = play(begun(), f"0:{begun().hands[0][0]}").state
    for world in worlds(state, 2)[:50]:
        assert world.hands[2] == state.hands[2]
        assert world.plays == state.plays
        assert world.dice == state.dice


def test_a_spectator_guesses_every_hand() -> None:
    state = begun(4)
    places = Counter(card for world in worlds(state, None) for card in world.hands[3])
    assert set(places) == set(DECK)
    assert spread(places, 5 * WORLDS) < 1.7


def test_the_same_random_guesses_the_same_world() -> None:
    view = ENGINE.view(begun(4), 0)
    assert determinize(view, Random(7)) == determinize(view, Random(7))
    assert determinize(view, Random(7)) != determinize(view, Random(8))
