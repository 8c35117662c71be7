"""The bot `basic` for Down and Back: keeps the cards of which the draws still to come may make the best two hands.

A split is worth the chance to win both showdowns, less the chance that another seat wins both. A hand with draws to
come is worth what it becomes with the best of so many cards, drawn from those that the seat has not seen.

Source: rules/down-and-back.md, sections 2 and 4.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random
from typing import assert_never

from msgspec import Struct

from engines.cards import Card
from engines.down_and_back.moves import DECK, Discard, DrawDiscard, DrawStock, Move, Split, in_order
from engines.down_and_back.view import View
from worker.players.down_and_back_hands import odds_of_four, odds_of_three

CARDS_IMAGINED = 20
"""How many of the cards that may be drawn are tried for one move."""

SWEPT: Mapping[int, float] = {1: 1.0, 2: 0.6, 3: 0.45, 4: 0.35}
"""How often one of so many other seats wins both showdowns if this seat wins neither."""


class Hopes(Struct, frozen=True):
    """The chance of each few cards of a hand to win their showdown, as they are and with each imagined card.

    `fours` and `threes` are complete hands; `for_four` and `for_three` lack a card, and have a chance for each that is
    imagined. Cards are in the order of the hand.
    """

    fours: Mapping[tuple[Card, ...], float]
    threes: Mapping[tuple[Card, ...], float]
    for_four: Mapping[tuple[Card, ...], list[float]]
    for_three: Mapping[tuple[Card, ...], list[float]]
    swept: float


def basic(view: View, legal_moves: tuple[Move, ...], chance: Random) -> Move:
    """A sensible move, in some milliseconds."""
    match view.phase:
        case "draw":
            return _draw(view, chance)
        case "discard":
            return _discard(view, chance)
        case "split":
            return _split(view)
        case "finished":
            raise ValueError("the match is over")
        case _:
            assert_never(view.phase)


def _draw(view: View, chance: Random) -> Move:
    """The open card, if the hand without its worst card is worth more than the hand with one draw more."""
    draws, up_card = _draws_left(view), view.pile[0]
    hopes = _hopes(view, (*_hand(view), up_card), draws, chance)
    taken = (*_hand(view), up_card)
    kept = max(_prospect(_without(taken, card), draws - 1, hopes) for card in _hand(view))
    return DrawDiscard() if kept > _prospect(_hand(view), draws, hopes) else DrawStock()


def _discard(view: View, chance: Random) -> Move:
    """The card without which the hand is worth the most; if it may be one of several, any."""
    hand, draws = _hand(view), _draws_left(view)
    hopes = _hopes(view, hand, draws, chance)
    worth = {card: _prospect(_without(hand, card), draws, hopes) for card in hand}
    return Discard(card=max(hand, key=lambda card: (worth[card], chance.random())))


def _split(view: View) -> Move:
    """The best split; of equal ones, the one with the stronger hand of four."""
    hand, rivals = _hand(view), len(view.seats) - 1
    odds = {four: (odds_of_four(four), odds_of_three(_left(hand, four))) for four in combinations(hand, 4)}
    best = max(odds, key=lambda four: _worth(odds[four][0] ** rivals, odds[four][1] ** rivals, SWEPT[rivals]))
    return Split(four=best)


def _prospect(hand: tuple[Card, ...], draws: int, hopes: Hopes) -> float:
    """What seven cards are worth with so many draws to come."""
    now = max(_worth(hopes.fours[four], hopes.threes[_left(hand, four)], hopes.swept) for four in combinations(hand, 4))
    if draws == 0:
        return now
    worth = [now] * len(next(iter(hopes.for_three.values())))
    for few in combinations(hand, 3):
        beside = max(hopes.threes[three] for three in combinations(_left(hand, few), 3))
        worth = _better(worth, hopes.for_four[few], beside, hopes.swept)
    for pair in combinations(hand, 2):
        beside = max(hopes.fours[four] for four in combinations(_left(hand, pair), 4))
        worth = _better(worth, hopes.for_three[pair], beside, hopes.swept)
    return _best_of(draws, worth)


def _better(worth: Sequence[float], hopes: Sequence[float], beside: float, swept: float) -> list[float]:
    """For each imagined card, the better of what was found before and of a half with this hope beside the other."""
    # This is `_worth`, with what does not depend on the card taken out of the loop.
    loss = swept * (1 - beside)
    rise = beside + loss
    return [max(before, hope * rise - loss) for before, hope in zip(worth, hopes, strict=True)]


def _worth(four: float, three: float, swept: float) -> float:
    """What a split is worth, -1 to 1, given its chances in the two showdowns."""
    return four * three - swept * (1 - four) * (1 - three)


def _best_of(draws: int, worth: Sequence[float]) -> float:
    """The mean of the best of so many draws, each drawn card being as likely as any other."""
    count = len(worth)
    chances = (((place + 1) / count) ** draws - (place / count) ** draws for place in range(count))
    return sum(value * chance for value, chance in zip(sorted(worth), chances, strict=True))


def _hopes(view: View, hand: tuple[Card, ...], draws: int, chance: Random) -> Hopes:
    rivals = len(view.seats) - 1
    unseen = set(DECK).difference(hand, view.pile, *view.known)
    imagined = chance.sample(in_order(unseen), min(CARDS_IMAGINED, len(unseen))) if draws else []
    return Hopes(
        fours={few: odds_of_four(few) ** rivals for few in combinations(hand, 4)},
        threes={few: odds_of_three(few) ** rivals for few in combinations(hand, 3)},
        for_four={few: [odds_of_four((*few, card)) ** rivals for card in imagined] for few in combinations(hand, 3)},
        for_three={few: [odds_of_three((*few, card)) ** rivals for card in imagined] for few in combinations(hand, 2)},
        swept=SWEPT[rivals],
    )


def _hand(view: View) -> tuple[Card, ...]:
    assert view.hand is not None, "spectators are never asked for a move"
    return view.hand


def _draws_left(view: View) -> int:
    """How often the seat may yet draw in this round."""
    return view.options.turns - sum(turn.seat == view.seat for turn in view.turns)


def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return tuple(other for other in hand if other != card)


def _left(hand: tuple[Card, ...], few: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(card for card in hand if card not in few)
