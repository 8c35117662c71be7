"""What a seat, or a spectator, may know. Hiding happens here and nowhere else.

Source: rules/showdown.md, section 8.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from engines.contract import Seat
from engines.showdown.events import CardForfeited, CardStacked, Event, RiverShuffled
from engines.showdown.moves import Kind
from engines.showdown.state import Bid, Flipped, Options, PastRound, Phase, State


class View(Struct, frozen=True, tag_field="game", tag="showdown"):
    """What this seat, or with `seat` null a spectator, may know.

    `hand` is in canonical order and `stack` bottom first, both null for a spectator. `river_top` is the card that
    shows on top of the river; `river` lists it all, top first, if it lies open. Everything else is public, and means
    what it means in the state; cards that the viewer never saw are null in `past`.
    """

    seat: Seat | None
    options: Options
    phase: Phase
    round: int
    starter: Seat
    turn: Seat | None
    energy: tuple[int, ...]
    hand: tuple[Kind, ...] | None
    hand_counts: tuple[int, ...]
    stack: tuple[Kind, ...] | None
    stack_counts: tuple[int, ...]
    river_count: int
    river_top: Kind | None
    river: tuple[Kind, ...] | None
    bet: int | None
    bettor: Seat | None
    bound: int | None
    bids: tuple[Bid, ...]
    flipped: tuple[Flipped, ...]
    past: tuple[PastRound, ...]
    winner: Seat | None
    end_reason: Literal["energy", "cards"] | None


def view(state: State, seat: Seat | None) -> View:
    """What this seat, or with None a spectator, knows if it forgot nothing."""
    is_open = state.options.river_visibility == "all"
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        round=state.round,
        starter=state.starter,
        turn=state.turn,
        energy=state.energy,
        hand=None if seat is None else state.hands[seat],
        hand_counts=tuple(len(hand) for hand in state.hands),
        stack=None if seat is None else state.stacks[seat],
        stack_counts=tuple(len(stack) for stack in state.stacks),
        river_count=len(state.river),
        river_top=state.river_top,
        river=state.river if is_open else None,
        bet=state.bids[-1].count if state.bids else None,
        bettor=state.bids[-1].seat if state.bids else None,
        bound=state.bound,
        bids=state.bids,
        flipped=state.flipped,
        past=tuple(_past_as_seen(past, seat, state.options) for past in state.past),
        winner=state.winner,
        end_reason=state.end_reason,
    )


def redact(event: Event, seat: Seat | None) -> Event:
    """The event without the fields that this seat, or with None a spectator, may not know."""
    match event:
        case CardStacked(seat=owner) if owner != seat:
            return replace(event, card=None)
        case CardForfeited(seat=owner, open=False) if owner != seat:
            return replace(event, card=None)
        case RiverShuffled(open=False):
            return replace(event, river=None)
        case _:
            return event


def seen_in_river(count: int, flipped: Iterable[Flipped], options: Options) -> frozenset[int]:
    """Places, counted from the top as the round began, of the river cards that everyone saw: turned, or on top."""
    if options.river_visibility == "all":
        return frozenset(range(count))
    unturned = list(range(count))
    shows_top = options.river_visibility == "top"
    seen = set(unturned[:1]) if shows_top else set()
    for turned in flipped:
        if turned.seat is None:
            seen.add(unturned.pop(turned.index))
            if shows_top:
                seen.update(unturned[:1])
    return frozenset(seen)


def _past_as_seen(past: PastRound, seat: Seat | None, options: Options) -> PastRound:
    knows_forfeit = options.river_visibility == "all" or past.loser == seat
    seen = seen_in_river(len(past.river), past.flipped, options)
    return replace(
        past,
        stacks=tuple(
            stack if owner == seat else _stack_as_seen(stack, owner, past.flipped)
            for owner, stack in enumerate(past.stacks)
        ),
        river=tuple(card if place in seen else None for place, card in enumerate(past.river)),
        forfeited=past.forfeited if knows_forfeit else None,
    )


def _stack_as_seen(stack: tuple[Kind | None, ...], owner: Seat, flipped: Iterable[Flipped]) -> tuple[Kind | None, ...]:
    """The stack, bottom first, with only the cards that were turned."""
    unturned = list(range(len(stack)))[::-1]
    turned = {unturned.pop(card.index) for card in flipped if card.seat == owner}
    return tuple(card if place in turned else None for place, card in enumerate(stack))
