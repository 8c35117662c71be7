"""Engines that hide too little, to see whether the comparison of twin worlds notices."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any
from zlib import crc32

from engines.contract import AnyEngine, IllegalMove, Seat
from tests.support.games import GAMES


def _whole_events(engine: AnyEngine) -> AnyEngine:
    return replace(engine, redact=lambda event, seat: event)


def _view_of_the_next_seat(engine: AnyEngine) -> AnyEngine:
    def view(state: Any, seat: Seat | None) -> Any:
        return engine.view(state, 0 if seat is None else (seat + 1) % _seat_count(state))

    return replace(engine, view=view)


def _cards_among_the_facts(engine: AnyEngine) -> AnyEngine:
    def decide(state: Any, seat: Seat, move: Any) -> tuple[Any, ...]:
        try:
            return engine.decide(state, seat, move)
        except IllegalMove as error:
            raise IllegalMove(error.rule, error.detail, **error.facts, cards=GAMES[engine.name].cards(state)) from error

    return replace(engine, decide=decide)


def _one_event_more(engine: AnyEngine) -> AnyEngine:
    """The event of a move is told twice, or not, as the hidden cards will have it. The second one changes nothing."""
    last: list[Any] = [None, None]

    def decide(state: Any, seat: Seat, move: Any) -> tuple[Any, ...]:
        events = engine.decide(state, seat, move)
        return (events[0], *events) if _secret(engine, state) % 2 else events

    def evolve(state: Any, event: Any) -> Any:
        if state is last[0] and event == last[1]:
            return state
        last[:] = engine.evolve(state, event), event
        return last[0]

    return replace(engine, decide=decide, evolve=evolve)


def _a_legal_move_less(engine: AnyEngine) -> AnyEngine:
    def legal_moves(state: Any, seat: Seat) -> tuple[Any, ...]:
        return engine.legal_moves(state, seat)[_secret(engine, state) % 2 :]

    return replace(engine, legal_moves=legal_moves)


def _secret(engine: AnyEngine, state: Any) -> int:
    """A number that follows from where all cards are."""
    return crc32(repr(GAMES[engine.name].cards(state)).encode())


def _seat_count(state: Any) -> int:
    return len(state.hands)


LEAKS: Mapping[str, Callable[[AnyEngine], AnyEngine]] = {
    "events are not redacted": _whole_events,
    "everyone sees the view of the next seat": _view_of_the_next_seat,
    "the facts of a refusal hold all cards": _cards_among_the_facts,
    "how many events follow tells of hidden cards": _one_event_more,
    "how many moves are legal tells of hidden cards": _a_legal_move_less,
}
"""Each leak by what it is."""
