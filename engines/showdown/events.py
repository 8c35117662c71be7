"""What the table saw, in the order in which it can happen.

A stored event holds everything, and every event of a type has the same fields for everyone: what a viewer may not
know is null. Which fields those are is decided in view.py.

Source: rules/showdown.md, section 8.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engines.contract import Seat
from engines.showdown.moves import Kind, Pile


class RoundStarted(Struct, frozen=True, tag_field="type", tag="round_started"):
    """A round began with the stacking phase, the starter to move.

    `energy` and `hand_counts` are by seat. `river_top` is null when no card lies there or the river is hidden;
    `river` is null unless it lies open, then its cards are listed top first.
    """

    round: int
    starter: Seat
    energy: tuple[int, ...]
    hand_counts: tuple[int, ...]
    river_count: int
    river_top: Kind | None
    river: tuple[Kind, ...] | None


class CardStacked(Struct, frozen=True, tag_field="type", tag="card_stacked"):
    """A card went face down on top of a seat's stack, now `height` cards high. `card` is its owner's secret."""

    seat: Seat
    card: Kind | None
    height: int


class BetPlaced(Struct, frozen=True, tag_field="type", tag="bet_placed"):
    """A seat bet to turn `count` cards; `bound` is the number of cards in the three piles."""

    seat: Seat
    count: int
    bound: int


class Folded(Struct, frozen=True, tag_field="type", tag="folded"):
    """A seat bid no higher."""

    seat: Seat


class BettingClosed(Struct, frozen=True, tag_field="type", tag="betting_closed"):
    """The flipper must turn `bet` cards, because the other seat folded or because no higher bet exists."""

    flipper: Seat
    bet: int
    cause: Literal["fold", "bound"]


class CardFlipped(Struct, frozen=True, tag_field="type", tag="card_flipped"):
    """The round's card number `number` was turned and took effect on the flipper's energy.

    `index` is the card's place in the pile before it was turned, 0 for the top. `river_top` is the card that then
    tops the river; null unless this card came from the river and the river shows its top.
    """

    number: int
    flipper: Seat
    pile: Pile
    index: int
    card: Kind
    energy_before: int
    energy_after: int
    river_top: Kind | None


class RoundEnded(Struct, frozen=True, tag_field="type", tag="round_ended"):
    """A seat lost the round after `flips` cards: it turned a hit, or the other seat turned as many as it had bet.

    All cards went back to where they came from.
    """

    loser: Seat
    reason: Literal["hit", "bet_reached"]
    flips: int


class CardForfeited(Struct, frozen=True, tag_field="type", tag="card_forfeited"):
    """The round's loser gave a card drawn at random to the river and kept `hand_count` cards.

    `card` is the loser's secret unless `open`.
    """

    seat: Seat
    card: Kind | None
    hand_count: int
    open: bool


class RiverShuffled(Struct, frozen=True, tag_field="type", tag="river_shuffled"):
    """The river was shuffled and piled again.

    `top` is null when the river is hidden. `river` lists its cards top first; it is everyone's secret unless `open`.
    """

    count: int
    top: Kind | None
    river: tuple[Kind, ...] | None
    open: bool


class MatchEnded(Struct, frozen=True, tag_field="type", tag="match_ended"):
    """A seat won, because the other's energy is gone or its last card is. `places` and `scores` are by seat."""

    reason: Literal["energy", "cards"]
    winner: Seat
    places: tuple[int, ...]
    scores: tuple[int, ...]


Event = (
    RoundStarted
    | CardStacked
    | BetPlaced
    | Folded
    | BettingClosed
    | CardFlipped
    | RoundEnded
    | CardForfeited
    | RiverShuffled
    | MatchEnded
)
