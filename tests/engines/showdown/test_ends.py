"""The end of a round, step by step, and the end of the match.

Source: rules/showdown.md, sections 6 and 7.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Literal

import pytest

from engines import showdown
from engines.chance import drawn, shuffled
from engines.contract import Outcome
from engines.showdown.events import CardForfeited, MatchEnded, RiverShuffled, RoundEnded, RoundStarted
from engines.showdown.moves import KINDS
from engines.showdown.state import Options, State, in_order
from tests.support.matches import random_match
from tests.support.showdown import Played, cards, codes, play, position, seed_that_draws

SEAT_1_LOSES = "s0:N s1:B b0:3 f1 x0:own x0:riv x0:opp"
"""Seat 0 turns its own blank, then the river's top, then seat 1's battery."""


def a_round(lost: str = "H", order: str = "HBT") -> Played:
    """Seat 1 loses round 3 with this card, and the river then lies in this order."""
    seed = seed_that_draws(3, "HNB", lost, order)
    return play(position("HTN / HNB", "TB", seed=seed), SEAT_1_LOSES)


def test_the_events_of_a_round_end_come_in_order() -> None:
    kinds = [type(event) for event in a_round().events[-4:]]
    assert kinds == [RoundEnded, CardForfeited, RiverShuffled, RoundStarted]


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("s0:N s1:B b0:1 f1 x0:own", id="sec 6: step 1: turned and unturned cards go back"),
        pytest.param("s0:N s1:B b0:2 x0:own x0:opp", id="sec 6: step 1: all turned cards go back"),
        pytest.param("s0:H s1:B b0:1 f1 x0:own", id="sec 6: step 1: after a hit too"),
        pytest.param("s0:N s1:T s0:H s1:H b0:1 b1:2 f0 x1:own", id="sec 6: step 1: seat 1 flips"),
    ],
)
def test_stack_cards_return_to_their_owners(line: str) -> None:
    played = play(position(), line)
    (forfeit,) = played.of_type(CardForfeited)
    assert forfeit.card is not None
    collected = list(played.state.hands)
    collected[forfeit.seat] = in_order((*collected[forfeit.seat], forfeit.card))
    assert collected == [KINDS, KINDS]
    assert (played.state.stacks, played.state.flipped) == (((), ()), ())


def test_unturned_cards_are_not_shown() -> None:
    """Step 1: the hit below the battery stays a secret, in events and in views."""
    state = play(position(), "s0:H s1:N s0:B s1:T b0:1 f1 x0:own").state
    for viewer in (1, None):
        past = showdown.ENGINE.view(state, viewer).past[0]
        assert codes(past.stacks[0]) == "?B"
    assert codes(showdown.ENGINE.view(state, 0).past[0].stacks[0]) == "HB"


@pytest.mark.parametrize(
    "order",
    [
        pytest.param("HBT", id="sec 6: step 1: turned river cards go back to the river"),
        pytest.param("THB", id="sec 6: step 3: the whole river is shuffled"),
        pytest.param("BTH", id="sec 6: step 3: the forfeited card joins the river"),
    ],
)
def test_the_river_after_a_round(order: str) -> None:
    played = a_round(order=order)
    assert codes(played.state.river) == order
    assert [(shuffle.count, shuffle.top) for shuffle in played.of_type(RiverShuffled)] == [(3, cards(order)[0])]


@pytest.mark.parametrize("lost", "HNB", ids=lambda lost: f"sec 6: step 2: any card of the whole hand, {lost}")
def test_the_forfeit(lost: str) -> None:
    """The battery that was turned can go, and so can a card that was never stacked."""
    played = a_round(lost=lost, order="TB" + lost)
    assert [(forfeit.seat, forfeit.card, forfeit.hand_count) for forfeit in played.of_type(CardForfeited)] == [
        (1, cards(lost)[0], 2)
    ]
    assert codes(played.state.hands[1]) == "HNB".replace(lost, "")


@pytest.mark.parametrize("seat", [0, 1], ids=lambda seat: f"sec 6: step 2: each card equally often, seat {seat}")
def test_forfeits_are_uniform(seat: int) -> None:
    line = ("s0:H s1:N b0:1 f1 x0:own", "s0:N s1:H b0:1 f1 x0:own")[seat]
    lost = Counter(
        play(position(seed=number.to_bytes(32, "big")), line).of_type(CardForfeited)[0].card for number in range(2_000)
    )
    assert set(lost) == set(KINDS)
    # A fair draw exceeds this once in ten thousand: chi-square with 3 degrees of freedom.
    assert sum((lost[kind] - 500) ** 2 / 500 for kind in KINDS) < 21.1


@pytest.mark.parametrize(
    ("hands", "line", "lost", "won"),
    [
        pytest.param("HTNB / B", "s0:N s1:B b0:1 f1 x0:own", "B", 0, id="sec 6: step 4: the other's last card"),
        pytest.param("H / HTNB", "s0:H s1:B b0:1 f1 x0:own", "H", 1, id="sec 6: step 4: the own last card"),
    ],
)
def test_the_last_card(hands: str, line: str, lost: str, won: int) -> None:
    played = play(position(hands, "HTN"), line)
    assert [forfeit.card for forfeit in played.of_type(CardForfeited)] == list(cards(lost))
    assert [(end.winner, end.reason) for end in played.of_type(MatchEnded)] == [(won, "cards")]
    assert not played.of_type(RoundStarted)
    assert [type(event) for event in played.events[-2:]] == [RiverShuffled, MatchEnded], "the river takes it first"


@pytest.mark.parametrize("starter", [0, 1], ids=lambda starter: f"sec 6: step 5: the other seat than {starter} starts")
def test_the_next_round(starter: int) -> None:
    line = ("s0:N s1:B b0:1 f1 x0:own", "s1:N s0:B b1:1 f0 x1:own")[starter]
    played = play(position(starter=starter), line)
    started = played.of_type(RoundStarted)[0]
    assert (started.round, started.starter, started.river_count) == (2, 1 - starter, 1)
    assert sorted(started.hand_counts) == [3, 4]
    assert (played.state.phase, played.state.turn, played.state.round) == ("stacking", 1 - starter, 2)
    assert (played.state.bids, played.state.bound) == ((), None)


@pytest.mark.parametrize("number", range(20), ids=lambda number: f"sec 6: draws: match {number}")
def test_all_chance_comes_from_the_seed(number: int) -> None:
    """The first starter, then per round the forfeit and the river, each from the cards in canonical order."""
    match = random_match(showdown.ENGINE, Options(), 2, Random(number))
    seed = match.blank.seed
    assert match.events[0].starter == drawn((0, 1), seed, "first-seat")
    for step in match.steps:
        for state, event in zip((step.before, *step.states(showdown.ENGINE)), step.events, strict=False):
            match event:
                case CardForfeited(seat=seat, card=card):
                    assert card == drawn(in_order(state.hands[seat]), seed, f"round/{state.round}/forfeit")
                case RiverShuffled(river=river):
                    assert river == shuffled(in_order(state.river), seed, f"round/{state.round}/river")


@pytest.mark.parametrize(
    ("at", "line", "winner", "reason", "energy"),
    [
        pytest.param(
            position(energy="3/10"),
            "s0:T s1:N b0:1 f1 x0:own",
            1,
            "energy",
            (0, 10),
            id="sec 7: energy: the flipper loses",
        ),
        pytest.param(
            position("TN / B", "HHTNB", "3/1"),
            "s0:T s1:B b0:1 f1 x0:own",
            1,
            "energy",
            (0, 1),
            id="sec 7: one winner: nobody forfeits after the energy is gone",
        ),
        pytest.param(
            position("NB / T", "HHTNB", "1/1"), "s0:N s1:T b0:1 f1 x0:own", 0, "cards", (1, 1), id="sec 7: cards"
        ),
    ],
)
def test_the_end_of_the_match(
    at: State, line: str, winner: int, reason: Literal["energy", "cards"], energy: tuple[int, int]
) -> None:
    played = play(at, line)
    assert (played.state.phase, played.state.turn) == ("finished", None)
    assert (played.state.winner, played.state.end_reason, played.state.energy) == (winner, reason, energy)
    places = (1, 2) if winner == 0 else (2, 1)
    scores = (1, 0) if winner == 0 else (0, 1)
    assert showdown.ENGINE.outcome(played.state) == Outcome(places=places, scores=scores, reason=reason)
    assert played.events[-1] == MatchEnded(reason=reason, winner=winner, places=places, scores=scores)
    assert bool(played.of_type(RoundEnded)) == (reason == "cards"), "sec 6 is not run when energy ends the match"
    assert bool(played.of_type(CardForfeited)) == (reason == "cards")
