"""What a seat may ask for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta, Struct

from engines.cards import DECK, Card

AskedCard = Annotated[Card, Meta(pattern="^[2-9TJQKA][cdhs]$")]
"""A card that a seat names: its rank, then its suit."""

HEIGHT = {card: place % 13 for place, card in enumerate(DECK)}
"""How high each card is; suits do not matter."""


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards by suit, then by rank."""
    return tuple(sorted(cards, key=DECK.index))


class PlayCard(Struct, frozen=True, tag_field="type", tag="play_card", forbid_unknown_fields=True):
    """Play a card of your hand."""

    card: AskedCard


Move = PlayCard
