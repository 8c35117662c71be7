"""What a game must offer to be played: one record of pure functions, after Chassaing's decider.

An engine decides (may say no), evolves (never says no), shows (hides what a seat may not know) and guesses
(deals a world that a seat cannot tell from the real one). Whoever calls it does the input and output.

Source: design, section 3.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

import msgspec

Seat = int
"""A place at the table, counted clockwise from 0."""

Facts = dict[str, Any]
"""What a front end needs to explain a refusal: JSON values only."""

Options = TypeVar("Options", bound=msgspec.Struct)
State = TypeVar("State", bound=msgspec.Struct)
Move = TypeVar("Move", bound=msgspec.Struct)
Event = TypeVar("Event", bound=msgspec.Struct)
View = TypeVar("View", bound=msgspec.Struct)


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended.

    `places` holds the place of each seat, 1 for the best; equal places are a tie. `scores` holds the game's own
    points by seat. `reason` is the game's own word for the end.
    """

    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class IllegalMove(Exception):
    """The rules forbid this move now.

    `rule` is the kebab-case slug of the broken rule, `detail` a sentence in English that names the seat and what it
    tried, `facts` the values that explain the refusal; they never hold what the seat may not know.
    """

    def __init__(self, rule: str, detail: str, **facts: Any) -> None:
        super().__init__(f"{rule}: {detail}")
        self.rule = rule
        self.detail = detail
        self.facts: Facts = facts


class InvalidOptions(Exception):
    """These options are well formed, each by itself, but do not go together.

    `option` is the name of the option to blame, `detail` the condition it breaks.
    """

    def __init__(self, option: str, detail: str) -> None:
        super().__init__(f"{option}: {detail}")
        self.option = option
        self.detail = detail


@dataclass(frozen=True, kw_only=True, slots=True)
class Engine(Generic[Options, State, Move, Event, View]):
    """One game. The types serve the codec and the JSON Schemas; the functions are pure.

    - `check`: raises InvalidOptions for options that contradict each other.
    - `blank`: the state before the first event; it holds the options and the secret seed.
    - `initial`: the events that set up the table and lead to the first decision.
    - `decide`: everything that follows from a move, as one batch. Raises IllegalMove.
    - `evolve`: trusts every event and decides nothing.
    - `to_move`: the seats that face a decision; empty once the match is over.
    - `legal_moves`: exactly the moves that `decide` accepts, in a fixed order; empty for a seat not to move.
    - `view`: what a seat, or with None a spectator, may know, past included.
    - `redact`: hides fields of an event from a seat; never drops the event.
    - `disclose`: what lay hidden, for everyone to see after the end; None when the options keep it hidden.
    - `determinize`: a state whose view for that seat equals the given view.
    - `outcome`: None until the match is over.
    """

    name: str
    edition: int
    seats: range
    options_type: type[Options]
    move_types: tuple[type[Move], ...]
    event_types: tuple[type[Event], ...]
    state_type: type[State]
    view_type: type[View]
    disclosure_type: type[msgspec.Struct]
    rules: tuple[str, ...]

    check: Callable[[Options, int], None]
    blank: Callable[[Options, int, bytes], State]
    initial: Callable[[Options, int, bytes], tuple[Event, ...]]
    decide: Callable[[State, Seat, Move], tuple[Event, ...]]
    evolve: Callable[[State, Event], State]
    to_move: Callable[[State], frozenset[Seat]]
    legal_moves: Callable[[State, Seat], tuple[Move, ...]]
    view: Callable[[State, Seat | None], View]
    redact: Callable[[Event, Seat | None], Event]
    disclose: Callable[[State], msgspec.Struct | None]
    determinize: Callable[[View, Random], State]
    outcome: Callable[[State], Outcome | None]


AnyEngine = Engine[Any, Any, Any, Any, Any]
"""An engine whose game the caller does not know."""
