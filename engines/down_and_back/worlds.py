"""Worlds that a view cannot tell from the real one, for those who must guess at hidden cards.

A card that nobody but its holder has seen was in the stock when the deck was dealt, or when the discard pile last went
back into the stock. What each seat drew from the stock and what it discarded tells how many cards of each stock it
still holds; which ones, all ways are equally likely. Nobody's skill is weighed: what a discard says about a hand, or
how a seat would split it, is the caller's business.

Source: rules/down-and-back.md, section 3.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from engines.cards import Card
from engines.chance import SEED_BYTES
from engines.contract import Seat
from engines.down_and_back.moves import DECK, in_order
from engines.down_and_back.state import HAND_SIZE, Halves, State
from engines.down_and_back.view import View


class _Stocks:
    """For each stock of the round, in order: its cards that nobody showed since, and how many of them each seat holds.

    `held[seat][stock]` counts; `unseen[stock]` also holds the cards that still lie in the last stock.
    """

    def __init__(self, view: View) -> None:
        self.unseen: list[set[Card]] = [set(DECK).difference((view.opening_card,))]
        self.held = [[min(count, HAND_SIZE)] for count in view.hand_counts]
        pile = [view.opening_card]
        for turn in view.turns:
            if turn.card is None:
                self.held[turn.seat][-1] += 1
            else:
                pile.pop()
            if turn.up_card is not None:
                self.unseen.append({card for card in pile if card is not None and card != turn.up_card})
                for counts in self.held:
                    counts.append(0)
                pile = [turn.up_card]
            if turn.discarded is not None:
                self.see(turn.seat, (turn.discarded,))
                pile.append(turn.discarded)

    def see(self, seat: Seat | None, cards: Iterable[Card | None]) -> None:
        """The seat, or with None the stock, turns out to hold these cards; those seen before change nothing."""
        for card in cards:
            for stock, unseen in enumerate(self.unseen):
                if card in unseen:
                    unseen.remove(card)
                    if seat is not None:
                        self.held[seat][stock] -= 1

    def deal(self, random: Random) -> list[list[list[Card]]]:
        """The unseen cards of each seat, by stock."""
        pools = [list(in_order(cards)) for cards in self.unseen]
        for pool in pools:
            random.shuffle(pool)
        return [[[pools[stock].pop() for _ in range(count)] for stock, count in enumerate(held)] for held in self.held]


def determinize(view: View, random: Random) -> State:
    """A world drawn from all that fit the view: shown to the same seat, it gives the same view again."""
    stocks = _Stocks(view)
    shown = [_shown_cards(view, seat) for seat in range(len(view.chips))]
    for seat, cards in enumerate(shown):
        stocks.see(seat, cards)
    for showdown in (view.four, view.three):
        for draw in showdown.draws if showdown is not None else ():
            stocks.see(None, draw)
    guessed = stocks.deal(random)
    hands = tuple(
        in_order((*shown[seat], *(card for cards in by_stock for card in cards)))
        for seat, by_stock in enumerate(guessed)
    )
    return State(
        options=view.options,
        seed=random.randbytes(SEED_BYTES),
        chips=view.chips,
        hands=hands,
        known=view.known,
        splits=tuple(_guess_split(view, seat, hand, random) for seat, hand in enumerate(hands)),
        pot=view.pot,
        phase=view.phase,
        round=view.round,
        dealer=view.dealer,
        seats=view.seats,
        eliminated=view.eliminated,
        turn=view.turn,
        drawn=_guess_drawn(view, guessed),
        opening_card=view.opening_card,
        turns=view.turns,
        stock=_guess_stock(view, hands, random),
        pile=view.pile,
        aside=view.aside,
        four=view.four,
        three=view.three,
        last_round=view.last_round,
        end_reason=view.end_reason,
    )


def _shown_cards(view: View, seat: Seat) -> set[Card]:
    """The cards of the seat's hand that the viewer has seen."""
    if seat == view.seat and view.hand is not None:
        return set(view.hand)
    shown = [showdown.hands[seat] or () for showdown in (view.four, view.three) if showdown is not None]
    return {*view.known[seat], *(card for cards in shown for card in cards)}


def _guess_drawn(view: View, guessed: Sequence[Sequence[list[Card]]]) -> Card | None:
    """The card that the seat in turn has just drawn: one that it holds of the stock as it was before the draw."""
    if view.drawn is not None or view.phase != "discard" or view.turn is None:
        return view.drawn
    stock = -1 if view.turns[-1].up_card is None else -2
    return guessed[view.turn][stock][0]


def _guess_split(view: View, seat: Seat, hand: tuple[Card, ...], random: Random) -> Halves | None:
    if seat not in view.committed:
        return None
    if seat == view.seat:
        return view.split
    shown = view.four.hands[seat] if view.four is not None else None
    four = shown or in_order(random.sample(hand, 4))
    return Halves(four=four, three=tuple(card for card in hand if card not in four))


def _guess_stock(view: View, hands: Iterable[tuple[Card, ...]], random: Random) -> tuple[Card, ...]:
    """All other cards, in any order."""
    elsewhere = {card for cards in (*hands, view.pile, view.aside) for card in cards}
    stock = [card for card in DECK if card not in elsewhere]
    random.shuffle(stock)
    return tuple(stock)
