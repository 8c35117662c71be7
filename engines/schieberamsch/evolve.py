"""What each event changes. Nothing is judged here, and no chance drawn: the event says it all.

Source: rules/schieberamsch.md, section 2.
"""

from __future__ import annotations

from typing import TypeVar, assert_never

from msgspec.structs import replace

from engines.contract import Seat
from engines.schieberamsch.events import (
    CardPlayed,
    Event,
    GrandHandAnnounced,
    HandDealt,
    HandScored,
    HandStarted,
    KontraSaid,
    MatchEnded,
    Passed,
    RekontraSaid,
    SkatDiscarded,
    SkatPushed,
    SkatTaken,
    TrickWon,
)
from engines.schieberamsch.moves import in_order
from engines.schieberamsch.state import SEATS, Exchange, State, Trick

Value = TypeVar("Value")


def evolve(state: State, event: Event) -> State:
    """The state after the event. Not checked: that the event can happen in this state."""
    match event:
        case CardPlayed(seat=seat, card=card, next_seat=next_seat):
            hands = _with(state.hands, seat, tuple(other for other in state.hands[seat] if other != card))
            return replace(state, hands=hands, trick=(*state.trick, card), turn=next_seat)
        case TrickWon():
            return _trick_won(state, event)
        case HandStarted():
            return _hand_started(state, event)
        case HandDealt(seat=seat, cards=cards):
            assert cards is not None, "a redacted event cannot be replayed"
            skat = tuple(card for card in state.skat if card not in cards)
            return replace(state, hands=_with(state.hands, seat, cards), skat=skat)
        case Passed(seat=seat, phase=phase, next_seat=next_seat):
            passed = (*state.passed, seat) if state.phase == "announce" else state.passed
            return replace(state, phase=phase, turn=next_seat, passed=passed)
        case GrandHandAnnounced(seat=seat, phase=phase, next_seat=next_seat):
            return replace(state, phase=phase, turn=next_seat, soloist=seat)
        case KontraSaid(seat=seat, next_seat=next_seat):
            return replace(state, turn=next_seat, kontra_by=seat, kontra_level=1)
        case RekontraSaid(next_seat=next_seat):
            return replace(state, phase="play", turn=next_seat, kontra_level=2)
        case SkatTaken() | SkatDiscarded() | SkatPushed():
            return _skat_moved(state, event)
        case HandScored():
            return _hand_scored(state, event)
        case MatchEnded(reason=reason):
            return replace(state, phase="finished", turn=None, end_reason=reason)
        case _:
            assert_never(event)


def _hand_started(state: State, event: HandStarted) -> State:
    return State(
        options=state.options,
        seed=state.seed,
        totals=state.totals,
        phase=event.phase,
        hand_number=event.hand_number,
        dealer=event.dealer,
        turn=event.next_seat,
        leader=event.next_seat,
        last_hand=state.last_hand,
        discards=state.discards,
    )


def _skat_moved(state: State, event: SkatTaken | SkatDiscarded | SkatPushed) -> State:
    seat = event.seat
    if isinstance(event, SkatPushed):
        exchanges = (*state.exchanges, Exchange(seat=seat, pushed=True))
        return replace(state, phase=event.phase, turn=event.next_seat, exchanges=exchanges)
    cards = event.cards
    assert cards is not None, "a redacted event cannot be replayed"
    if isinstance(event, SkatTaken):
        exchanges = (*state.exchanges, Exchange(seat=seat, pushed=False, taken=cards))
        hands = _with(state.hands, seat, in_order((*state.hands[seat], *cards)))
        return replace(state, hands=hands, skat=(), exchanges=exchanges)
    return replace(
        state,
        phase=event.phase,
        turn=event.next_seat,
        hands=_with(state.hands, seat, tuple(card for card in state.hands[seat] if card not in cards)),
        skat=cards,
        exchanges=(*state.exchanges[:-1], replace(state.exchanges[-1], discarded=cards)),
    )


def _trick_won(state: State, event: TrickWon) -> State:
    trick = Trick(leader=state.leader, cards=event.cards, winner=event.seat, points=event.points)
    turn = event.seat if any(state.hands) else None
    return replace(state, trick=(), tricks=(*state.tricks, trick), leader=event.seat, turn=turn)


def _hand_scored(state: State, event: HandScored) -> State:
    discarded = {exchange.seat: exchange.discarded for exchange in state.exchanges}
    discards = (*state.discards, tuple(discarded.get(seat) for seat in SEATS))
    return replace(state, turn=None, totals=event.totals, last_hand=event, discards=discards)


def _with(values: tuple[Value, ...], seat: Seat, value: Value) -> tuple[Value, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
