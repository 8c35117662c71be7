"""What a seat may ask for, and the words that moves and events share.

Source: rules/schieberamsch.md, sections 1 and 2.2.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from engines.cards import Card

RANKS = "ATKQ987"
"""The ranks of a plain suit, high to low: the ten is above the king."""

JACKS: tuple[Card, ...] = ("Jc", "Js", "Jh", "Jd")
"""The only trumps, high to low. A jack does not belong to the suit that is printed on it."""

DECK: tuple[Card, ...] = JACKS + tuple(rank + suit for suit in "cshd" for rank in RANKS)
"""All 32 cards in canonical order; of two cards of a suit, trumps included, the earlier one is higher."""

PLACE = {card: place for place, card in enumerate(DECK)}
"""Where each card stands in canonical order."""

AskedCard = Annotated[Card, Meta(pattern="^[7-9TJQKA][cdhs]$", max_length=2)]
"""A card that a seat names: its rank, then its suit.

The pattern alone would let a line break follow, which `$` does not mind in every language.
"""

TRUMP = "trump"

_SUIT = {card: TRUMP if card in JACKS else card[1] for card in DECK}


def suit_of(card: Card) -> str:
    """The suit that the card belongs to: `"trump"` for a jack, otherwise the letter of its suit.

    Raises:
        KeyError: it is not one of the 32 cards.
    """
    return _SUIT[card]


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards in canonical order.

    Raises:
        KeyError: one of them is not one of the 32 cards.
    """
    return tuple(sorted(cards, key=PLACE.__getitem__))


class Pass(Struct, frozen=True, tag_field="type", tag="pass", forbid_unknown_fields=True):
    """Do not announce Grand Hand; or let the hand count as it stands, without kontra or rekontra."""


class AnnounceGrandHand(Struct, frozen=True, tag_field="type", tag="announce_grand_hand", forbid_unknown_fields=True):
    """Play alone against the other two, for 61 card points or more."""


class Kontra(Struct, frozen=True, tag_field="type", tag="kontra", forbid_unknown_fields=True):
    """Double the Grand Hand of the soloist."""


class Rekontra(Struct, frozen=True, tag_field="type", tag="rekontra", forbid_unknown_fields=True):
    """Double your own Grand Hand again."""


class TakeSkat(Struct, frozen=True, tag_field="type", tag="take_skat", forbid_unknown_fields=True):
    """Take the two cards of the skat into your hand; then discard two."""


class PushSkat(Struct, frozen=True, tag_field="type", tag="push_skat", forbid_unknown_fields=True):
    """Leave the skat as it lies, unseen: the hand counts double."""


class DiscardSkat(Struct, frozen=True, tag_field="type", tag="discard_skat", forbid_unknown_fields=True):
    """Put two cards of your hand face down as the new skat; they may be those that you took.

    However `cards` was written, it is held in canonical order: a discard is one value.
    """

    cards: Annotated[tuple[AskedCard, ...], Meta(min_length=2, max_length=2)]

    def __post_init__(self) -> None:
        force_setattr(self, "cards", in_order(self.cards))


class PlayCard(Struct, frozen=True, tag_field="type", tag="play_card", forbid_unknown_fields=True):
    """Play a card of your hand to the trick."""

    card: AskedCard


Move = Pass | AnnounceGrandHand | Kontra | Rekontra | TakeSkat | PushSkat | DiscardSkat | PlayCard
