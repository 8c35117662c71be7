"""What the table saw, in the order in which it can happen.

A stored event holds everything, and every event of a type has the same fields for everyone: what a viewer may not
know is null. Which fields those are is decided in view.py. The order of the stock is in no event: the seed and the
labels in state.py determine it. Lists "by seat" have a place for every seat of the match; null stands for a seat that
takes no part.

Source: rules/down-and-back.md, sections 2 and 3.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engines.cards import Card
from engines.contract import Seat
from engines.down_and_back.moves import Category, Half, Source

Key = tuple[int, ...]
"""What decides between two hands of a category: ranks from 1, the ace, to 13, the king; the first difference counts."""

EndReason = Literal["rounds", "last_seat", "nobody_can_ante"]


class RoundStarted(Struct, frozen=True, tag_field="type", tag="round_started"):
    """Everyone still in paid the ante, the deck was shuffled, and `up_card` began the discard pile.

    `seats` lists those who play, in the order of their turns; the dealer is the last. `chips` by seat and `pot` are
    counted after the ante; `stock_count` once all hands are dealt.
    """

    round: int
    dealer: Seat
    seats: tuple[Seat, ...]
    ante: int
    chips: tuple[int, ...]
    pot: int
    up_card: Card
    stock_count: int


class HandDealt(Struct, frozen=True, tag_field="type", tag="hand_dealt"):
    """A seat got its seven cards, in canonical order: its secret."""

    seat: Seat
    cards: tuple[Card, ...] | None


class CardDrawn(Struct, frozen=True, tag_field="type", tag="card_drawn"):
    """A seat drew a card: from the stock its secret, from the discard pile for all to see."""

    seat: Seat
    source: Source
    card: Card | None
    stock_count: int


class StockRefilled(Struct, frozen=True, tag_field="type", tag="stock_refilled"):
    """Used cards were shuffled into a stock of `stock_count` cards.

    In the middle of a turn the stock was empty: the whole discard pile was shuffled, and `up_card` begins the new one.
    Before a tie draw the stock was too small: it was shuffled together with the discard pile and the cards set aside,
    and `up_card` is null.
    """

    up_card: Card | None
    stock_count: int


class CardDiscarded(Struct, frozen=True, tag_field="type", tag="card_discarded"):
    """A seat put a card on the discard pile. `next_seat` draws now; null: all turns are played, and all split."""

    seat: Seat
    card: Card
    next_seat: Seat | None


class SplitCommitted(Struct, frozen=True, tag_field="type", tag="split_committed"):
    """A seat split its hand, its secret until the showdown."""

    seat: Seat
    four: tuple[Card, ...] | None
    three: tuple[Card, ...] | None


class ShowdownFour(Struct, frozen=True, tag_field="type", tag="showdown_four"):
    """All hands of four were shown together; lists are by seat.

    `tied` lists the seats whose hands are equally best, if they are several, in the order of their turns. Then
    `winner` is null until they have drawn for it.
    """

    hands: tuple[tuple[Card, ...] | None, ...]
    categories: tuple[Category | None, ...]
    keys: tuple[Key | None, ...]
    tied: tuple[Seat, ...]
    winner: Seat | None


class ShowdownThree(Struct, frozen=True, tag_field="type", tag="showdown_three"):
    """All hands of three were shown together; the fields are those of `showdown_four`."""

    hands: tuple[tuple[Card, ...] | None, ...]
    categories: tuple[Category | None, ...]
    keys: tuple[Key | None, ...]
    tied: tuple[Seat, ...]
    winner: Seat | None


class TieDrawn(Struct, frozen=True, tag_field="type", tag="tie_drawn"):
    """Each tied seat turned up the top card of the stock: `drawn` by seat, null for the others.

    The highest rank wins; if several are equally high, `tied` lists their seats, `winner` is null, and they draw again.
    """

    half: Half
    drawn: tuple[Card | None, ...]
    tied: tuple[Seat, ...]
    winner: Seat | None
    stock_count: int


class PotWon(Struct, frozen=True, tag_field="type", tag="pot_won"):
    """A seat took the whole pot: it won both showdowns, or nobody else can go on. `chips` by seat, after that."""

    seat: Seat
    amount: int
    reason: Literal["sweep", "last_seat"]
    chips: tuple[int, ...]


class PotCarried(Struct, frozen=True, tag_field="type", tag="pot_carried"):
    """Two seats won a showdown each, so nobody takes the pot."""

    pot: int


class PotShared(Struct, frozen=True, tag_field="type", tag="pot_shared"):
    """The last pot went to those who played the last round. `shares` by seat; `chips` by seat, after that."""

    shares: tuple[int, ...]
    chips: tuple[int, ...]


class SeatEliminated(Struct, frozen=True, tag_field="type", tag="seat_eliminated"):
    """A seat cannot pay the next ante and is out of the match."""

    seat: Seat


class MatchEnded(Struct, frozen=True, tag_field="type", tag="match_ended"):
    """The match is over. `places` and `scores`, which are the chips, are by seat."""

    reason: EndReason
    places: tuple[int, ...]
    scores: tuple[int, ...]


Event = (
    RoundStarted
    | HandDealt
    | CardDrawn
    | StockRefilled
    | CardDiscarded
    | SplitCommitted
    | ShowdownFour
    | ShowdownThree
    | TieDrawn
    | PotWon
    | PotCarried
    | PotShared
    | SeatEliminated
    | MatchEnded
)
