"""What each event changes. Nothing is judged here: the event says it all.

Source: rules/liars-race.md, section 2.
"""

from __future__ import annotations

from typing import TypeVar, assert_never

from msgspec.structs import replace

from engines.contract import Seat
from engines.liars_race.events import (
    CardPlayed,
    DealStarted,
    DiceRolled,
    Event,
    HandDealt,
    MatchEnded,
    PawnMoved,
    Play,
    TrickWon,
)
from engines.liars_race.moves import DECK
from engines.liars_race.state import Moved, State, Trick

Value = TypeVar("Value")


def evolve(state: State, event: Event) -> State:
    """The state after the event. Not checked: that the event can happen in this state."""
    match event:
        case DealStarted(deal=deal, leader=leader):
            hands = ((),) * len(state.hands)
            return replace(
                state, deal=deal, trick=1, leader=leader, turn=None, hands=hands, undealt=DECK, plays=(), tricks=()
            )
        case HandDealt():
            return _hand_dealt(state, event)
        case DiceRolled(dice=dice):
            return replace(state, dice=dice)
        case CardPlayed():
            return _card_played(state, event)
        case TrickWon():
            return _trick_won(state, event)
        case PawnMoved():
            return _pawn_moved(state, event)
        case MatchEnded(reason=reason, places=places):
            return replace(
                state,
                phase="finished",
                trick=len(state.tricks),
                turn=None,
                winner=places.index(1),
                end_reason=reason,
            )
        case _:
            assert_never(event)


def _hand_dealt(state: State, event: HandDealt) -> State:
    cards, seat = event.cards, event.seat
    assert cards is not None, "a redacted event cannot be replayed"
    hands = _with(state.hands, seat, cards)
    undealt = tuple(card for card in state.undealt if card not in cards)
    return replace(state, hands=hands, undealt=undealt, turn=state.leader if all(hands) else None)


def _card_played(state: State, event: CardPlayed) -> State:
    hand = tuple(card for card in state.hands[event.seat] if card != event.card)
    return replace(
        state,
        turn=event.next_seat,
        hands=_with(state.hands, event.seat, hand),
        plays=(*state.plays, Play(seat=event.seat, card=event.card)),
    )


def _trick_won(state: State, event: TrickWon) -> State:
    trick = Trick(plays=event.plays, lead_suit=event.lead_suit, winner=event.seat)
    goes_on = bool(state.hands[event.seat])
    return replace(
        state,
        trick=state.trick + goes_on,
        tricks_total=state.tricks_total + 1,
        leader=event.seat,
        turn=event.seat if goes_on else None,
        plays=(),
        tricks=(*state.tricks, trick),
        last_trick=trick,
    )


def _pawn_moved(state: State, event: PawnMoved) -> State:
    *earlier, last = state.tricks
    moved = Moved(seat=event.seat, from_=event.from_, landed=event.landed, to=event.to)
    trick = replace(last, moves=(*last.moves, moved))
    positions = _with(state.positions, event.seat, event.to)
    return replace(state, positions=positions, tricks=(*earlier, trick), last_trick=trick)


def _with(values: tuple[Value, ...], seat: Seat, value: Value) -> tuple[Value, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
