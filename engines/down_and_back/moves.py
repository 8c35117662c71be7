"""What a seat may ask for, and the words that moves and events share.

Source: rules/down-and-back.md, sections 1, 2.2 and 4.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from engines.cards import SUITS, Card

RANKS = "A23456789TJQK"
"""Low to high: the ace is always low."""

DECK: tuple[Card, ...] = tuple(rank + suit for rank in reversed(RANKS) for suit in SUITS)
"""All 52 cards in canonical order: kings first, aces last, within a rank clubs, diamonds, hearts, spades."""

_PLACE = {card: place for place, card in enumerate(DECK)}

AskedCard = Annotated[Card, Meta(pattern="^[A2-9TJQK][cdhs]$", max_length=2)]
"""A card that a seat names: its rank, then its suit.

The pattern alone would let a line break follow, which `$` does not mind in every language.
"""

Source = Literal["stock", "discard"]
"""Where a card is drawn from: the stock, or the top of the discard pile."""

Half = Literal["four", "three"]
"""A part of a split hand: the four cards "down", or the three cards "back"."""

Category = Literal["high_card", "pair", "two_pairs", "flush", "run", "bouncer", "prial", "quad"]
"""What a hand of four or three cards is called."""

CATEGORIES: tuple[Category, ...] = ("high_card", "pair", "two_pairs", "flush", "run", "bouncer", "prial", "quad")
"""From low to high, of four cards and of three; three cards are never two pairs nor a quad."""


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards in canonical order.

    Raises:
        KeyError: one of them is not a card.
    """
    return tuple(sorted(cards, key=_PLACE.__getitem__))


class DrawStock(Struct, frozen=True, tag_field="type", tag="draw_stock", forbid_unknown_fields=True):
    """Take the top card of the stock into your hand."""


class DrawDiscard(Struct, frozen=True, tag_field="type", tag="draw_discard", forbid_unknown_fields=True):
    """Take the top card of the discard pile into your hand, for all to see."""


class Discard(Struct, frozen=True, tag_field="type", tag="discard", forbid_unknown_fields=True):
    """Put a card of your hand on top of the discard pile; it may be the one that you just drew."""

    card: AskedCard


class Split(Struct, frozen=True, tag_field="type", tag="split", forbid_unknown_fields=True):
    """Commit four of your cards to the hand of four; the others are the hand of three. Final, and secret for now.

    However `four` was written, it is held in canonical order: a split is one value.
    """

    four: Annotated[tuple[AskedCard, ...], Meta(min_length=4, max_length=4)]

    def __post_init__(self) -> None:
        force_setattr(self, "four", in_order(self.four))


Move = DrawStock | DrawDiscard | Discard | Split
