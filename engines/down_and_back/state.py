"""Everything about a match, hidden cards included: it never leaves the server.

Source: rules/down-and-back.md, sections 2 and 6.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from engines.cards import Card
from engines.chance import shuffled
from engines.contract import Seat
from engines.down_and_back.events import EndReason, Key
from engines.down_and_back.moves import DECK, Category, Source, in_order

Phase = Literal["draw", "discard", "split", "finished"]

HAND_SIZE = 7


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the table agrees on before the match; texts.en.json says what each is for."""

    rounds: Annotated[int, Meta(ge=1, le=100)] = 10
    starting_chips: Annotated[int, Meta(ge=1, le=10_000)] = 20
    ante: Annotated[int, Meta(ge=1, le=1_000)] = 1
    turns: Annotated[int, Meta(ge=1, le=10)] = 6
    first_dealer: Annotated[int, Meta(ge=0, le=4)] | None = None
    unclaimed_pot: Literal["split", "sudden_death"] = "split"


class Turn(Struct, frozen=True):
    """What all saw of a turn.

    `card` is null if it came from the stock. `up_card` is the new up-card if the draw emptied the stock, else null.
    `discarded` is null while the turn lasts.
    """

    seat: Seat
    source: Source
    card: Card | None
    up_card: Card | None = None
    discarded: Card | None = None


class Halves(Struct, frozen=True):
    """A split hand, each half in canonical order."""

    four: tuple[Card, ...]
    three: tuple[Card, ...]


class Showdown(Struct, frozen=True):
    """One of the two showdowns of a round, as far as it went.

    `hands`, `categories` and `keys` are by seat, null for a seat that took no part. `draws` holds the tie draws in
    order, each by seat; `tied` the seats that are still level, none once there is a winner.
    """

    hands: tuple[tuple[Card, ...] | None, ...]
    categories: tuple[Category | None, ...]
    keys: tuple[Key | None, ...]
    tied: tuple[Seat, ...]
    draws: tuple[tuple[Card | None, ...], ...]
    winner: Seat | None


class PastRound(Struct, frozen=True):
    """The end of a round: its showdowns, the pot that was played for, and who took it, null if it was carried."""

    round: int
    dealer: Seat
    four: Showdown
    three: Showdown
    pot: int
    winner: Seat | None


class State(Struct, frozen=True):
    """A match at one version.

    By seat: `chips`, `hands` (in canonical order), `known` (cards of the hand that all saw it take) and `splits`.
    `seats` are those who play this round, in the order of their turns; `eliminated` those who are out of the match.
    `stock` and `pile` are listed top first, `aside` holds the cards of tie draws. `opening_card` began the discard
    pile, `turns` is the round so far, `drawn` the card that the seat in turn has just drawn. `four` and `three` are
    null before their showdowns.
    """

    options: Options
    seed: bytes
    chips: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    known: tuple[tuple[Card, ...], ...]
    splits: tuple[Halves | None, ...]
    pot: int = 0
    phase: Phase = "draw"
    round: int = 0
    dealer: Seat = 0
    seats: tuple[Seat, ...] = ()
    eliminated: tuple[Seat, ...] = ()
    turn: Seat | None = None
    drawn: Card | None = None
    opening_card: Card | None = None
    turns: tuple[Turn, ...] = ()
    stock: tuple[Card, ...] = DECK
    pile: tuple[Card, ...] = ()
    aside: tuple[Card, ...] = ()
    four: Showdown | None = None
    three: Showdown | None = None
    last_round: PastRound | None = None
    end_reason: EndReason | None = None


def blank(options: Options, seat_count: int, seed: bytes) -> State:
    """The table before the first round: every seat has its chips, and no card is dealt."""
    return State(
        options=options,
        seed=seed,
        chips=(options.starting_chips,) * seat_count,
        hands=((),) * seat_count,
        known=((),) * seat_count,
        splits=(None,) * seat_count,
    )


def still_in(state: State) -> tuple[Seat, ...]:
    """The seats that are not out of the match, from 0 up."""
    return tuple(seat for seat in range(len(state.chips)) if seat not in state.eliminated)


def shuffled_deck(seed: bytes, round_number: int) -> tuple[Card, ...]:
    """The deck of a round, top first, before a card is dealt."""
    return shuffled(DECK, seed, f"deal/{round_number}")


def shuffled_again(state: State) -> tuple[Card, ...]:
    """The cards of which a new stock is made, top first.

    During the turns those of the discard pile; once hands are shown, all that are in no hand.
    """
    if state.four is None:
        refills = sum(turn.up_card is not None for turn in state.turns)
        return shuffled(in_order(state.pile), state.seed, f"refill/{state.round}/{refills + 1}")
    draws = sum(len(showdown.draws) for showdown in (state.four, state.three) if showdown is not None)
    cards = in_order(state.stock + state.pile + state.aside)
    return shuffled(cards, state.seed, f"tie/{state.round}/{draws + 1}")
