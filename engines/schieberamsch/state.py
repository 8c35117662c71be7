"""Everything about a match, hidden cards included: it never leaves the server.

Source: rules/schieberamsch.md, sections 2 and 6.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from engines.cards import Card
from engines.chance import shuffled
from engines.contract import Seat
from engines.schieberamsch.events import EndReason, HandScored, Phase
from engines.schieberamsch.moves import DECK, in_order

SEATS: tuple[Seat, ...] = (0, 1, 2)

TRICKS = 10
"""Tricks of a hand, and cards of each seat before the first."""

_PACKETS = (((0, 3), (11, 15), (23, 26)), ((3, 6), (15, 19), (26, 29)), ((6, 9), (19, 23), (29, 32)))
"""Where the cards of forehand, middlehand and the dealer lie in the shuffled deck: dealt by threes, fours, threes."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the table agrees on before the match; texts.en.json says what each is for."""

    end_mode: Literal["hands", "target"] = "hands"
    hands: Annotated[int, Meta(ge=1, le=60)] = 9
    target_score: Annotated[int, Meta(ge=10, le=500)] = 50
    max_hands: Annotated[int, Meta(ge=1, le=120)] = 36
    first_dealer: Annotated[int, Meta(ge=0, le=2)] | None = None
    grand_hand: bool = True
    kontra: bool = True
    may_discard_jacks: bool = True
    redeal_after_grand_hand: bool = False
    grand_hand_loss_factor: Annotated[int, Meta(ge=1, le=2)] = 1
    skat_owner: Literal["last_trick", "most_points"] = "last_trick"


class Exchange(Struct, frozen=True):
    """What a seat did with the skat: took it and discarded, or pushed it.

    `taken` and `discarded` are null if it pushed the skat, and in a view if the viewer did not see them; `discarded`
    also while the seat has yet to discard.
    """

    seat: Seat
    pushed: bool
    taken: tuple[Card, ...] | None = None
    discarded: tuple[Card, ...] | None = None


class Trick(Struct, frozen=True):
    """A won trick: `cards` in the order played, the leader's first."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    points: int


class State(Struct, frozen=True):
    """A match at one version.

    By seat: `totals` and `hands`, each in canonical order. `skat` holds the cards that no seat was dealt, or that one
    discarded. `passed` lists the seats that announced no Grand Hand, `exchanges` what seats did with the skat, in
    order. `leader` leads the `trick` that is being played, of which the cards so far are listed in the order played.
    `discards` holds, for each hand that was scored, what each seat discarded, null if it did not. `turn` is null once
    nobody is to move: between two hands, and after the end.
    """

    options: Options
    seed: bytes
    totals: tuple[int, ...] = (0, 0, 0)
    phase: Phase = "announce"
    hand_number: int = 0
    dealer: Seat = 0
    turn: Seat | None = None
    hands: tuple[tuple[Card, ...], ...] = ((), (), ())
    skat: tuple[Card, ...] = DECK
    passed: tuple[Seat, ...] = ()
    exchanges: tuple[Exchange, ...] = ()
    soloist: Seat | None = None
    kontra_by: Seat | None = None
    kontra_level: int = 0
    leader: Seat = 0
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    last_hand: HandScored | None = None
    discards: tuple[tuple[tuple[Card, ...] | None, ...], ...] = ()
    end_reason: EndReason | None = None


def blank(options: Options, seat_count: int, seed: bytes) -> State:
    """The table before the first hand: no card is dealt."""
    return State(options=options, seed=seed)


def after(seat: Seat) -> Seat:
    """The next seat clockwise."""
    return (seat + 1) % 3


def pushes(exchanges: tuple[Exchange, ...]) -> int:
    """How often the skat was pushed, 0 to 3."""
    return sum(exchange.pushed for exchange in exchanges)


def must_discard(state: State) -> bool:
    """Whether the seat in turn has taken the skat and not yet discarded."""
    return bool(state.exchanges) and not state.exchanges[-1].pushed and state.exchanges[-1].discarded is None


def shuffled_deck(seed: bytes, hand_number: int) -> tuple[Card, ...]:
    """The deck of a hand, the card dealt first in front. The cut is part of the shuffle."""
    return shuffled(DECK, seed, f"deal/{hand_number}")


def dealt(deck: tuple[Card, ...], dealer: Seat) -> tuple[tuple[Card, ...], ...]:
    """The three hands dealt from this deck, by seat; the two cards left over are the skat."""
    in_turn = [in_order(card for start, end in packets for card in deck[start:end]) for packets in _PACKETS]
    return tuple(in_turn[(seat - dealer - 1) % 3] for seat in SEATS)
