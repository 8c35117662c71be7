"""What can happen in a match."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engines.cards import Card
from engines.contract import Seat


class HandDealt(Struct, frozen=True, tag_field="type", tag="hand_dealt"):
    """A seat was dealt its cards; `cards` is null for the others. The seat dealt last leads: `next_seat`, else null."""

    seat: Seat
    cards: tuple[Card, ...] | None
    next_seat: Seat | None


class CardPlayed(Struct, frozen=True, tag_field="type", tag="card_played"):
    """A card lies on the table; `next_seat` is null if the trick is complete."""

    seat: Seat
    card: Card
    next_seat: Seat | None


class TrickWon(Struct, frozen=True, tag_field="type", tag="trick_won"):
    """The highest card, of equal ones the first, took the trick; `next_seat` is null if it was the last."""

    seat: Seat
    next_seat: Seat | None


class MatchEnded(Struct, frozen=True, tag_field="type", tag="match_ended"):
    """All cards are played; scores are tricks."""

    reason: Literal["cards"]
    places: tuple[int, ...]
    scores: tuple[int, ...]


Event = HandDealt | CardPlayed | TrickWon | MatchEnded
