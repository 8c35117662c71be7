"""What each event changes. Nothing is judged here, and no chance drawn: the event says it all.

Source: rules/showdown.md, sections 2 to 6.
"""

from __future__ import annotations

from typing import TypeVar, assert_never

from msgspec.structs import replace

from engines.contract import Seat
from engines.showdown.events import (
    BetPlaced,
    BettingClosed,
    CardFlipped,
    CardForfeited,
    CardStacked,
    Event,
    Folded,
    MatchEnded,
    RiverShuffled,
    RoundEnded,
    RoundStarted,
)
from engines.showdown.moves import Kind
from engines.showdown.state import Bid, Flipped, PastRound, State, as_piled, in_order, other

Value = TypeVar("Value")


def evolve(state: State, event: Event) -> State:
    """The state after the event. Not checked: that the event can happen in this state."""
    match event:
        case RoundStarted(round=number, starter=starter, energy=energy):
            return replace(state, phase="stacking", round=number, starter=starter, turn=starter, energy=energy)
        case CardStacked(seat=seat, card=card):
            assert card is not None, "a redacted event cannot be replayed"
            hands = _with(state.hands, seat, _without(state.hands[seat], card))
            stacks = _with(state.stacks, seat, (*state.stacks[seat], card))
            return replace(state, hands=hands, stacks=stacks, turn=other(seat))
        case BetPlaced(seat=seat, count=count, bound=bound):
            bids = (*state.bids, Bid(seat=seat, count=count))
            return replace(state, phase="betting", bids=bids, bound=bound, turn=other(seat))
        case Folded():
            return replace(state, turn=None)
        case BettingClosed(flipper=flipper):
            return replace(state, phase="flipping", turn=flipper)
        case CardFlipped():
            return _card_flipped(state, event)
        case RoundEnded():
            return _round_ended(state, event)
        case CardForfeited(seat=seat, card=card):
            assert card is not None, "a redacted event cannot be replayed"
            past = (*state.past[:-1], replace(state.past[-1], forfeited=card))
            hands = _with(state.hands, seat, _without(state.hands[seat], card))
            return replace(state, hands=hands, river=(*state.river, card), past=past)
        case RiverShuffled(top=top, river=river):
            assert river is not None, "a redacted event cannot be replayed"
            return replace(state, river=river, river_top=top)
        case MatchEnded(reason=reason, winner=winner):
            return replace(state, phase="finished", turn=None, winner=winner, end_reason=reason)
        case _:
            assert_never(event)


def _card_flipped(state: State, event: CardFlipped) -> State:
    flipper = event.flipper
    if event.pile == "river":
        owner = None
        state = replace(state, river=_without_place(state.river, event.index), river_top=event.river_top)
    else:
        owner = flipper if event.pile == "own" else other(flipper)
        stack = state.stacks[owner]
        from_below = len(stack) - 1 - event.index
        state = replace(state, stacks=_with(state.stacks, owner, _without_place(stack, from_below)))
    turned = Flipped(seat=owner, pile=event.pile, index=event.index, card=event.card)
    energy = _with(state.energy, flipper, event.energy_after)
    return replace(state, flipped=(*state.flipped, turned), energy=energy)


def _round_ended(state: State, event: RoundEnded) -> State:
    """The cards go back where they came from, turned river cards below the others, and the round becomes past."""
    stacks = tuple(_stack_as_built(state, seat) for seat in (0, 1))
    from_river = [turned for turned in state.flipped if turned.seat is None]
    past = PastRound(
        round=state.round,
        starter=state.starter,
        stacks=stacks,
        bids=state.bids,
        flipper=state.bids[-1].seat,
        flipped=state.flipped,
        loser=event.loser,
        reason=event.reason,
        river=as_piled(state.river, from_river),
        river_top=state.river_top,
        forfeited=None,
        energy=state.energy,
    )
    return replace(
        state,
        turn=None,
        hands=tuple(in_order(hand + stack) for hand, stack in zip(state.hands, stacks, strict=True)),
        stacks=((), ()),
        river=state.river + tuple(turned.card for turned in from_river),
        bids=(),
        bound=None,
        flipped=(),
        past=(*state.past, past),
    )


def _stack_as_built(state: State, seat: Seat) -> tuple[Kind, ...]:
    return as_piled(state.stacks[seat][::-1], [turned for turned in state.flipped if turned.seat == seat])[::-1]


def _with(values: tuple[Value, ...], seat: Seat, value: Value) -> tuple[Value, ...]:
    return (value, values[1]) if seat == 0 else (values[0], value)


def _without(hand: tuple[Kind, ...], card: Kind) -> tuple[Kind, ...]:
    return _without_place(hand, hand.index(card))


def _without_place(cards: tuple[Kind, ...], place: int) -> tuple[Kind, ...]:
    return cards[:place] + cards[place + 1 :]
