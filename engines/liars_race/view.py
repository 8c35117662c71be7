"""What a seat, or a spectator, may know. Hiding happens here and nowhere else.

Source: rules/liars-race.md, section 9.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engines.cards import Card
from engines.contract import Seat
from engines.liars_race.events import EndReason, Event, HandDealt, Play
from engines.liars_race.moves import Suit
from engines.liars_race.state import Board, Options, Phase, State, Trick, board_of, lead_suit


class View(Struct, frozen=True, tag_field="game", tag="liars-race"):
    """What this seat, or with `seat` null a spectator, may know.

    `hand` is the viewer's own. `board` is the board of the match in full, even if the options only name it. `seen`
    lists all cards played in this deal, in that order; `lead_suit` is null while no card lies there, or if a joker was
    led. Everything else is public, and means what it means in the state.
    """

    seat: Seat | None
    options: Options
    board: Board
    phase: Phase
    deal: int
    trick: int
    tricks_total: int
    leader: Seat
    turn: Seat | None
    dice: tuple[int, ...]
    positions: tuple[int, ...]
    hand: tuple[Card, ...] | None
    hand_counts: tuple[int, ...]
    undealt_count: int
    plays: tuple[Play, ...]
    lead_suit: Suit | None
    seen: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    last_trick: Trick | None
    winner: Seat | None
    end_reason: EndReason | None


def view(state: State, seat: Seat | None) -> View:
    """What this seat, or with None a spectator, knows if it forgot nothing of the deal."""
    return View(
        seat=seat,
        options=state.options,
        board=board_of(state.options),
        phase=state.phase,
        deal=state.deal,
        trick=state.trick,
        tricks_total=state.tricks_total,
        leader=state.leader,
        turn=state.turn,
        dice=state.dice,
        positions=state.positions,
        hand=None if seat is None else state.hands[seat],
        hand_counts=tuple(len(hand) for hand in state.hands),
        undealt_count=len(state.undealt),
        plays=state.plays,
        lead_suit=lead_suit(state.plays),
        seen=tuple(play.card for plays in (*(trick.plays for trick in state.tricks), state.plays) for play in plays),
        tricks=state.tricks,
        last_trick=state.last_trick,
        winner=state.winner,
        end_reason=state.end_reason,
    )


def redact(event: Event, seat: Seat | None) -> Event:
    """The event without the fields that this seat, or with None a spectator, may not know."""
    match event:
        case HandDealt(seat=owner) if owner != seat:
            return replace(event, cards=None)
        case _:
            return event
