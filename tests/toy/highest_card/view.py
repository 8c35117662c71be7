"""What a seat, or a spectator, may know."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engines.cards import Card
from engines.contract import Seat
from tests.toy.highest_card.events import Event, HandDealt
from tests.toy.highest_card.state import Options, Phase, State


class View(Struct, frozen=True, tag_field="game", tag="highest-card"):
    """What this seat, or with `seat` null a spectator, may know: its own hand, and how many cards the others hold."""

    seat: Seat | None
    options: Options
    phase: Phase
    hand: tuple[Card, ...] | None
    hand_counts: tuple[int, ...]
    trick: tuple[Card, ...]
    seen: tuple[Card, ...]
    tricks: tuple[int, ...]
    turn: Seat | None


def view(state: State, seat: Seat | None) -> View:
    """What this seat, or with None a spectator, knows."""
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        hand=None if seat is None else state.hands[seat],
        hand_counts=tuple(len(hand) for hand in state.hands),
        trick=state.trick,
        seen=state.seen,
        tricks=state.tricks,
        turn=state.turn,
    )


def redact(event: Event, seat: Seat | None) -> Event:
    """The event without the cards of other seats."""
    return replace(event, cards=None) if isinstance(event, HandDealt) and event.seat != seat else event
