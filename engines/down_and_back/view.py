"""What a seat, or a spectator, may know. Hiding happens here and nowhere else.

Source: rules/down-and-back.md, section 3.
"""

from __future__ import annotations

from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from engines.cards import Card
from engines.contract import Seat
from engines.down_and_back.events import CardDrawn, EndReason, Event, HandDealt, SplitCommitted
from engines.down_and_back.moves import Category
from engines.down_and_back.scoring import rate_four, rate_three
from engines.down_and_back.state import Halves, Options, PastRound, Phase, Showdown, State, Turn


class Hint(Struct, frozen=True):
    """A way to split the hand, and what its halves would be."""

    four: tuple[Card, ...]
    three: tuple[Card, ...]
    four_category: Category
    three_category: Category


class View(Struct, frozen=True, tag_field="game", tag="down-and-back"):
    """What this seat, or with `seat` null a spectator, may know.

    `hand` and `split` are the viewer's own, `split` null until it commits; `hints` lists all its splits while it has
    to commit, else null. `drawn` is the card that the seat in turn has just drawn, if the viewer saw it. `pile` is
    listed top first. `known` holds, by seat, the cards that all saw the seat take and that it still holds; `committed`
    the seats that have split their hands. Everything else is public, and means what it means in the state.
    """

    seat: Seat | None
    options: Options
    phase: Phase
    round: int
    dealer: Seat
    seats: tuple[Seat, ...]
    eliminated: tuple[Seat, ...]
    turn: Seat | None
    chips: tuple[int, ...]
    pot: int
    hand: tuple[Card, ...] | None
    hand_counts: tuple[int, ...]
    known: tuple[tuple[Card, ...], ...]
    drawn: Card | None
    stock_count: int
    pile: tuple[Card, ...]
    opening_card: Card | None
    turns: tuple[Turn, ...]
    committed: tuple[Seat, ...]
    split: Halves | None
    hints: tuple[Hint, ...] | None
    four: Showdown | None
    three: Showdown | None
    aside: tuple[Card, ...]
    last_round: PastRound | None
    end_reason: EndReason | None


def view(state: State, seat: Seat | None) -> View:
    """What this seat, or with None a spectator, knows if it forgot nothing of the round."""
    is_splitting = state.phase == "split" and seat in state.seats and state.splits[seat] is None
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        round=state.round,
        dealer=state.dealer,
        seats=state.seats,
        eliminated=state.eliminated,
        turn=state.turn,
        chips=state.chips,
        pot=state.pot,
        hand=None if seat is None else state.hands[seat],
        hand_counts=tuple(len(hand) for hand in state.hands),
        known=state.known,
        drawn=state.drawn if _saw_draw(state, seat) else None,
        stock_count=len(state.stock),
        pile=state.pile,
        opening_card=state.opening_card,
        turns=state.turns,
        committed=tuple(owner for owner, split in enumerate(state.splits) if split is not None),
        split=None if seat is None else state.splits[seat],
        hints=tuple(_hint(state.hands[seat], four) for four in combinations(state.hands[seat], 4))
        if is_splitting and seat is not None
        else None,
        four=state.four,
        three=state.three,
        aside=state.aside,
        last_round=state.last_round,
        end_reason=state.end_reason,
    )


def redact(event: Event, seat: Seat | None) -> Event:
    """The event without the fields that this seat, or with None a spectator, may not know."""
    match event:
        case HandDealt(seat=owner) if owner != seat:
            return replace(event, cards=None)
        case CardDrawn(seat=owner, source="stock") if owner != seat:
            return replace(event, card=None)
        case SplitCommitted(seat=owner) if owner != seat:
            return replace(event, four=None, three=None)
        case _:
            return event


def _saw_draw(state: State, seat: Seat | None) -> bool:
    return state.drawn is not None and (seat == state.turn or state.turns[-1].source == "discard")


def _hint(hand: tuple[Card, ...], four: tuple[Card, ...]) -> Hint:
    three = tuple(card for card in hand if card not in four)
    return Hint(
        four=four,
        three=three,
        four_category=rate_four(four).category,
        three_category=rate_three(three).category,
    )
