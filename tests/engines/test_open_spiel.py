"""A second opinion on trick play: Grand Hands of Schieberamsch beside the Grand of Skat in OpenSpiel.

Both games have the same 32 cards, deal, trumps, ranks and card points, forehand leads in both, and the skat counts for
the soloist. OpenSpiel knows no Grand Hand: its soloist takes the skat and discards two cards, here the same two.

Source: rules/schieberamsch.md, sections 1, 2.1 and 2.3. Why this package: DECISIONS.md, decision 15.
"""

from __future__ import annotations

import platform
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from engines.cards import Card
from engines.schieberamsch import ENGINE
from engines.schieberamsch.events import HandDealt, HandScored, TrickWon
from engines.schieberamsch.moves import DECK, AnnounceGrandHand, Pass, PlayCard
from engines.schieberamsch.state import Options

HANDS = 10_000
GROUPS = 10

# The same condition stands in pyproject.toml. Where it holds, a package that is missing is an error, not a skip.
HAS_WHEEL = sys.version_info < (3, 15) and (sys.platform, platform.machine()) in {
    ("linux", "x86_64"),
    ("linux", "aarch64"),
    ("darwin", "arm64"),
}

if HAS_WHEEL:
    import pyspiel

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(not HAS_WHEEL, reason="open_spiel has no wheel for this Python on this system"),
]

SKAT = 3
DEAL = (0,) * 3 + (1,) * 3 + (2,) * 3 + (SKAT,) * 2 + (0,) * 4 + (1,) * 4 + (2,) * 4 + (0,) * 3 + (1,) * 3 + (2,) * 3
"""Who gets each card: forehand is 0, the dealer 2. OpenSpiel deals in the same packets."""

_POINTS = re.compile(r"Points \(Solo / Team\): \((\d+) / (\d+)\)")


class Hand(Struct, frozen=True):
    """A deal. `hands` by player: 0 is forehand, 2 the dealer, as everywhere in this module."""

    number: int
    hands: tuple[tuple[Card, ...], ...]
    skat: tuple[Card, ...]
    soloist: int


class Decision(Struct, frozen=True):
    """A card to be played: by whom, which may be, and the card points of soloist and opponents in the tricks so far."""

    player: int
    legal: frozenset[Card]
    points: tuple[int, int]


class Course(Struct, frozen=True):
    """The thirty decisions of a hand, the cards played, and the points at the end, skat included."""

    decisions: tuple[Decision, ...]
    played: tuple[Card, ...]
    points: tuple[int, int]


def ours(number: int) -> tuple[Hand, Course]:
    """A Grand Hand played at random by our engine."""
    random = Random(number)
    dealer, soloist = number % 3, number // 3 % 3
    forehand = (dealer + 1) % 3
    options = Options(hands=1, kontra=False, first_dealer=dealer)
    seed = random.randbytes(32)
    state = ENGINE.blank(options, 3, seed)
    dealt = dict[int, tuple[Card, ...]]()
    for event in ENGINE.initial(options, 3, seed):
        state = ENGINE.evolve(state, event)
        if isinstance(event, HandDealt):
            assert event.cards is not None
            dealt[(event.seat - forehand) % 3] = event.cards
    skat = tuple(card for card in DECK if not any(card in hand for hand in dealt.values()))

    for player in range(soloist + 1):
        said = AnnounceGrandHand() if player == soloist else Pass()
        for event in ENGINE.decide(state, (forehand + player) % 3, said):
            state = ENGINE.evolve(state, event)

    decisions, played, points = list[Decision](), list[Card](), (0, 0)
    final = None
    while seats := ENGINE.to_move(state):
        (seat,) = seats
        legal = [move.card for move in ENGINE.legal_moves(state, seat) if isinstance(move, PlayCard)]
        decisions.append(Decision((seat - forehand) % 3, frozenset(legal), points))
        played.append(random.choice(legal))
        for event in ENGINE.decide(state, seat, PlayCard(card=played[-1])):
            state = ENGINE.evolve(state, event)
            if isinstance(event, TrickWon):
                is_solo = (event.seat - forehand) % 3 == soloist
                points = (points[0] + is_solo * event.points, points[1] + (not is_solo) * event.points)
            elif isinstance(event, HandScored):
                solo = event.points[(forehand + soloist) % 3]
                final = (solo, sum(event.points) - solo)
    assert final is not None
    hand = Hand(number, tuple(dealt[player] for player in range(3)), skat, soloist)
    return hand, Course(tuple(decisions), tuple(played), final)


def theirs(hand: Hand, played: tuple[Card, ...]) -> Course:
    """The same deal and the same cards in OpenSpiel."""
    state = _skat().new_initial_state()
    piles = [iter(pile) for pile in (*hand.hands, hand.skat)]
    for pile in DEAL:
        state.apply_action(_actions()[next(piles[pile])])
    for player in range(hand.soloist + 1):
        bids = {state.action_to_string(player, action): action for action in state.legal_actions()}
        state.apply_action(bids["grand" if player == hand.soloist else "unknown/pass"])
    assert _legal(state) == {*hand.hands[hand.soloist], *hand.skat}
    for card in hand.skat:
        state.apply_action(_actions()[card])

    decisions, points = list[Decision](), (0, 0)
    for number, card in enumerate(played):
        if number % 3 == 0:
            points = _points(state)
        decisions.append(Decision(state.current_player(), _legal(state), points))
        state.apply_action(_actions()[card])
    assert state.is_terminal()
    return Course(tuple(decisions), played, _points(state))


@cache
def _skat() -> Any:
    return pyspiel.load_game("skat")


@cache
def _actions() -> dict[Card, int]:
    """OpenSpiel's number of each card, which it calls `"DT"`, by our code for it, `"Td"`."""
    state = _skat().new_initial_state()
    names = {action: state.action_to_string(pyspiel.PlayerId.CHANCE, action) for action in state.legal_actions()}
    return {name[1] + name[0].lower(): action for action, name in names.items()}


@cache
def _cards() -> dict[int, Card]:
    return {action: card for card, action in _actions().items()}


def _legal(state: Any) -> frozenset[Card]:
    return frozenset(_cards()[action] for action in state.legal_actions())


def _points(state: Any) -> tuple[int, int]:
    found = _POINTS.search(str(state))
    assert found is not None
    return int(found[1]), int(found[2])


def hands(group: int) -> Iterator[tuple[Hand, Course]]:
    """Every tenth hand: all dealers and soloists are in each group."""
    return (ours(number) for number in range(group, HANDS, GROUPS))


def test_both_have_the_same_cards() -> None:
    assert sorted(_actions()) == sorted(DECK)


@pytest.mark.parametrize("group", range(GROUPS))
def test_a_grand_hand_is_played_and_counted_as_in_skat(group: int) -> None:
    soloists = Counter[int]()
    won = Counter[bool]()
    for hand, here in hands(group):
        there = theirs(hand, here.played)
        for mine, other in zip(here.decisions, there.decisions, strict=True):
            assert mine == other, hand
        assert here.points == there.points, hand
        soloists[hand.soloist] += 1
        won[here.points[0] > 60] += 1
    assert min(soloists.values()) >= HANDS // GROUPS // 3
    assert min(won.values()) >= 10
