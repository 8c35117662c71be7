"""Everything about a match, hidden cards included: it never leaves the server.

Source: rules/showdown.md, sections 2 and 9.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Literal, TypeVar, assert_never

from msgspec import Meta, Struct

from engines.contract import Seat
from engines.showdown.moves import KINDS, Kind, Pile

Phase = Literal["stacking", "betting", "flipping", "finished"]

Card = TypeVar("Card", Kind, Kind | None)
"""A card of a pile that is known, or one of a pile seen in part."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the table agrees on before the match; texts.en.json says what each is for."""

    starting_energy: Annotated[int, Meta(ge=1, le=30)] = 10
    energy_cap: Annotated[int, Meta(ge=1, le=30)] = 10
    beartrap_damage: Annotated[int, Meta(ge=1, le=10)] = 3
    battery_gain: Annotated[int, Meta(ge=0, le=10)] = 1
    river_visibility: Literal["top", "all", "hidden"] = "top"
    flip_order: Literal["top_down", "free"] = "top_down"
    next_starter: Literal["alternate", "loser", "winner"] = "alternate"
    first_seat: Literal["random"] | Annotated[int, Meta(ge=0, le=1)] = "random"
    auto_flip: bool = True
    reveal_at_end: bool = True


class Bid(Struct, frozen=True):
    """A bet that a seat placed."""

    seat: Seat
    count: int


class Flipped(Struct, frozen=True):
    """A turned card: `seat` owns its pile, null for the river; `index` was its place in the pile, 0 for the top."""

    seat: Seat | None
    pile: Pile
    index: int
    card: Kind


class PastRound(Struct, frozen=True):
    """A finished round.

    `stacks` lists, by seat, the cards as they were stacked, bottom first; `river` the river as it lay when the round
    began, top first; `river_top` the last card that showed on top of it. `energy` is by seat, after the round. In a
    view, a card that the viewer never saw is null. `forfeited` is null as well while the loser has yet to forfeit.
    """

    round: int
    starter: Seat
    stacks: tuple[tuple[Kind | None, ...], ...]
    bids: tuple[Bid, ...]
    flipper: Seat
    flipped: tuple[Flipped, ...]
    loser: Seat
    reason: Literal["hit", "bet_reached"]
    river: tuple[Kind | None, ...]
    river_top: Kind | None
    forfeited: Kind | None
    energy: tuple[int, ...]


class State(Struct, frozen=True):
    """A match at one version.

    `hands` and `stacks` are by seat; a hand is in canonical order, a stack bottom first, the river top first. Turned
    cards lie in `flipped` and nowhere else. `river_top` is the card that everyone sees on top of the river. `turn` is
    null once nobody is to move: between two rounds, and after the end. `bound` is null until betting opens.
    """

    options: Options
    seed: bytes
    energy: tuple[int, ...]
    phase: Phase = "stacking"
    round: int = 0
    starter: Seat = 0
    turn: Seat | None = None
    hands: tuple[tuple[Kind, ...], ...] = (KINDS, KINDS)
    stacks: tuple[tuple[Kind, ...], ...] = ((), ())
    river: tuple[Kind, ...] = ()
    river_top: Kind | None = None
    bids: tuple[Bid, ...] = ()
    bound: int | None = None
    flipped: tuple[Flipped, ...] = ()
    past: tuple[PastRound, ...] = ()
    winner: Seat | None = None
    end_reason: Literal["energy", "cards"] | None = None


def blank(options: Options, seat_count: int, seed: bytes) -> State:
    """The table before the first round: each seat holds one card of each kind, the river is empty."""
    return State(options=options, seed=seed, energy=(options.starting_energy, options.starting_energy))


def other(seat: Seat) -> Seat:
    """The seat across the table."""
    return 1 - seat


def pile_of(state: State, pile: Pile) -> tuple[Kind, ...]:
    """The unturned cards of a pile as the flipper names it, top first. Not checked: that somebody flips."""
    flipper = state.bids[-1].seat
    match pile:
        case "own":
            return state.stacks[flipper][::-1]
        case "opponent":
            return state.stacks[other(flipper)][::-1]
        case "river":
            return state.river
        case _:
            assert_never(pile)


def shown_top(options: Options, river: tuple[Kind, ...]) -> Kind | None:
    """The top card of this river, if there is one and everyone may see it."""
    return river[0] if river and options.river_visibility != "hidden" else None


def in_order(cards: Iterable[Kind]) -> tuple[Kind, ...]:
    """The cards in canonical order."""
    return tuple(sorted(cards, key=KINDS.index))


def as_piled(unturned: Sequence[Card], flipped: Iterable[Flipped]) -> tuple[Card, ...]:
    """A pile as it lay before cards were turned, top first. `flipped` are the cards turned from it, in order."""
    pile = list(unturned)
    for turned in reversed(list(flipped)):
        pile.insert(turned.index, turned.card)
    return tuple(pile)
