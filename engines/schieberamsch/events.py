"""What the table saw, in the order in which it can happen.

A stored event holds everything, and every event of a type has the same fields for everyone: what a viewer may not
know is null. Which fields those are is decided in view.py. The order of the deck is in no event: the seed and the
labels in state.py determine it. Lists "by seat" have a place for each of the three seats. `next_seat` is the seat that
then has to decide, in the `phase` that goes with it.

Source: rules/schieberamsch.md, sections 2 and 3.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engines.cards import Card
from engines.contract import Seat

Kind = Literal["ramsch", "grand_hand"]
"""What a hand is played as: everyone for itself and against points, or one seat alone and for them."""

Phase = Literal["announce", "skat", "kontra", "play", "finished"]

EndReason = Literal["hands", "target", "max_hands"]


class HandStarted(Struct, frozen=True, tag_field="type", tag="hand_started"):
    """The dealer shuffled. `next_seat`, forehand, decides first once all cards are dealt."""

    hand_number: int
    dealer: Seat
    phase: Literal["announce", "skat"]
    next_seat: Seat


class HandDealt(Struct, frozen=True, tag_field="type", tag="hand_dealt"):
    """A seat got its ten cards, in canonical order: its secret. What nobody is dealt is the skat."""

    seat: Seat
    cards: tuple[Card, ...] | None


class Passed(Struct, frozen=True, tag_field="type", tag="passed"):
    """A seat announced no Grand Hand; or, in a Grand Hand, said no kontra or rekontra."""

    seat: Seat
    phase: Phase
    next_seat: Seat


class GrandHandAnnounced(Struct, frozen=True, tag_field="type", tag="grand_hand_announced"):
    """A seat plays alone against the other two."""

    seat: Seat
    phase: Phase
    next_seat: Seat


class KontraSaid(Struct, frozen=True, tag_field="type", tag="kontra_said"):
    """An opponent doubled the Grand Hand; `next_seat`, the soloist, may double it again."""

    seat: Seat
    next_seat: Seat


class RekontraSaid(Struct, frozen=True, tag_field="type", tag="rekontra_said"):
    """The soloist doubled its Grand Hand again; `next_seat`, forehand, leads."""

    seat: Seat
    next_seat: Seat


class SkatTaken(Struct, frozen=True, tag_field="type", tag="skat_taken"):
    """A seat took the two cards of the skat, its secret, and must discard two."""

    seat: Seat
    cards: tuple[Card, ...] | None


class SkatDiscarded(Struct, frozen=True, tag_field="type", tag="skat_discarded"):
    """A seat put two cards face down as the new skat: its secret until somebody takes them."""

    seat: Seat
    cards: tuple[Card, ...] | None
    phase: Phase
    next_seat: Seat


class SkatPushed(Struct, frozen=True, tag_field="type", tag="skat_pushed"):
    """A seat left the skat as it lay. All points of the hand now count `factor` times: 2, 4 or 8."""

    seat: Seat
    factor: int
    phase: Phase
    next_seat: Seat


class CardPlayed(Struct, frozen=True, tag_field="type", tag="card_played"):
    """A seat played a card. `next_seat` is null when that completed the trick."""

    seat: Seat
    card: Card
    next_seat: Seat | None


class TrickWon(Struct, frozen=True, tag_field="type", tag="trick_won"):
    """A seat won a trick of `points` card points. `cards` are in the order played; the winner leads the next trick."""

    seat: Seat
    cards: tuple[Card, ...]
    points: int


class HandScored(Struct, frozen=True, tag_field="type", tag="hand_scored"):
    """The hand is over, and the skat was turned up.

    By seat: `points`, the card points, skat included; `tricks`, how many it won; `deltas`, what its score changes by;
    `totals`, its score after that: low is good. Everything was multiplied by `factor` before it was divided by ten.

    In Ramsch `pushes` tells how often the skat was pushed, `virgin` which seat won no trick, while both others did, and
    `march` which seat won all; each is null if none did. In a Grand Hand `soloist` is the one who played alone and
    `won` tells if it got its 61 points; `matadors` counts the unbroken run of jacks from the highest down that
    the soloist held `with` the skat or played `without`; `multiplier` is what 24 was multiplied by. What belongs to
    the other kind of hand is null, or 0 for `pushes` and `kontra_level`.
    """

    hand_number: int
    kind: Kind
    skat: tuple[Card, ...]
    points: tuple[int, ...]
    tricks: tuple[int, ...]
    factor: int
    deltas: tuple[int, ...]
    totals: tuple[int, ...]
    pushes: int = 0
    virgin: Seat | None = None
    march: Seat | None = None
    soloist: Seat | None = None
    won: bool | None = None
    kontra_level: int = 0
    jacks: Literal["with", "without"] | None = None
    matadors: int | None = None
    multiplier: int | None = None


class MatchEnded(Struct, frozen=True, tag_field="type", tag="match_ended"):
    """The match is over. `places` and `scores` are by seat; the lowest score wins."""

    reason: EndReason
    places: tuple[int, ...]
    scores: tuple[int, ...]


Event = (
    HandStarted
    | HandDealt
    | Passed
    | GrandHandAnnounced
    | KontraSaid
    | RekontraSaid
    | SkatTaken
    | SkatDiscarded
    | SkatPushed
    | CardPlayed
    | TrickWon
    | HandScored
    | MatchEnded
)
