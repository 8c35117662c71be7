"""What a seat may ask for, and the words that moves and events share.

Source: rules/liars-race.md, sections 1 and 4.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta, Struct

from engines.cards import JOKERS, SUITS, Card

RANKS = "A23456789TJQK"
"""Low to high, as long as the options do not make the ace high."""

DECK: tuple[Card, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS) + JOKERS
"""All 54 cards in canonical order: clubs, diamonds, hearts, spades, each from the ace to the king, then the jokers."""

_PLACE = {card: place for place, card in enumerate(DECK)}

AskedCard = Annotated[Card, Meta(pattern="^([A2-9TJQK][cdhs]|X[br])$", max_length=2)]
"""A card that a seat names: its rank, then its suit, or a joker: `Xb` the black one, `Xr` the coloured one.

The pattern alone would let a line break follow, which `$` does not mind in every language.
"""

Suit = Literal["c", "d", "h", "s"]


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards in canonical order.

    Raises:
        KeyError: one of them is not a card.
    """
    return tuple(sorted(cards, key=_PLACE.__getitem__))


class PlayCard(Struct, frozen=True, tag_field="type", tag="play_card", forbid_unknown_fields=True):
    """Play a card of your hand to the trick. Any card may be played at any time."""

    card: AskedCard


Move = PlayCard
