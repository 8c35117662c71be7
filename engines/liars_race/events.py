"""What the table saw, in the order in which it can happen.

A stored event holds everything, and every event of a type has the same fields for everyone: what a viewer may not
know is null. Which fields those are is decided in view.py. The order of the deck is in no event: the seed and the
labels in state.py determine it. Lists "by seat" have a place for every seat.

Source: rules/liars-race.md, sections 3 to 6, 8 and 9.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engines.cards import Card
from engines.contract import Seat
from engines.liars_race.moves import Suit

EndReason = Literal["goal", "max_deals"]


class Play(Struct, frozen=True):
    """A card that lies in the trick, and who played it."""

    seat: Seat
    card: Card


class DealStarted(Struct, frozen=True, tag_field="type", tag="deal_started"):
    """All 54 cards were shuffled. Each seat gets `hand_size` of them, and `undealt_count` are left over, unseen."""

    deal: int
    leader: Seat
    hand_size: int
    undealt_count: int


class HandDealt(Struct, frozen=True, tag_field="type", tag="hand_dealt"):
    """A seat got its cards, in canonical order: its secret."""

    seat: Seat
    cards: tuple[Card, ...] | None


class DiceRolled(Struct, frozen=True, tag_field="type", tag="dice_rolled"):
    """The seats rolled their dice, for all to see; `dice` by seat."""

    dice: tuple[int, ...]


class CardPlayed(Struct, frozen=True, tag_field="type", tag="card_played"):
    """A seat played a card. `next_seat` is null when that completed the trick."""

    seat: Seat
    card: Card
    next_seat: Seat | None


class TrickWon(Struct, frozen=True, tag_field="type", tag="trick_won"):
    """A seat won the trick with `card`, and leads the next one.

    `plays` are in the order played. `lead_suit` is the suit of the first of them, null if that is a joker.
    """

    seat: Seat
    card: Card
    lead_suit: Suit | None
    plays: tuple[Play, ...]


class PawnMoved(Struct, frozen=True, tag_field="type", tag="pawn_moved", rename={"from_": "from"}):
    """A seat's pawn went from one space to another, or had to and could not: then both are the same.

    `steps` is what the trick gave it, below 0 for a penalty. `landed` is where that took it; if that is a green or a
    red space, `shortcut` tells its colour and `to` where its arrow led, else `shortcut` is null and `to` is `landed`.
    """

    seat: Seat
    steps: int
    from_: int
    landed: int
    shortcut: Literal["green", "red"] | None
    to: int
    cause: Literal["win", "penalty"]


class MatchEnded(Struct, frozen=True, tag_field="type", tag="match_ended"):
    """The match is over. `places` and `scores` are by seat; the scores are the spaces on which the pawns stand."""

    reason: EndReason
    places: tuple[int, ...]
    scores: tuple[int, ...]


Event = DealStarted | HandDealt | DiceRolled | CardPlayed | TrickWon | PawnMoved | MatchEnded
