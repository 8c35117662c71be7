"""Everything about a match, hidden cards included: it never leaves the server.

Source: rules/liars-race.md, sections 2, 3, 7 and 10.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Literal

from msgspec import Meta, Struct

from engines.cards import Card
from engines.chance import drawn, shuffled
from engines.contract import Seat
from engines.liars_race.events import EndReason, Play
from engines.liars_race.moves import DECK, Suit

Phase = Literal["playing", "finished"]

BoardName = Literal["short", "standard", "long"]

LENGTHS = range(12, 101)
"""How long a board may be."""

MOST_ARROWS = 15
"""How many arrows of one colour a board may have."""

_DIE = range(1, 7)

_USUAL_HAND = {3: 6, 4: 5}
"""Cards of each hand by the number of seats, unless the options say otherwise."""


class Arrow(Struct, frozen=True, forbid_unknown_fields=True, rename={"from_": "from"}):
    """Whoever lands on the space `from` goes on to the space `to` at once."""

    from_: int
    to: int


_Arrows = Annotated[tuple[Arrow, ...], Meta(extra_json_schema={"maxItems": MOST_ARROWS})]


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """A track from space 0, the start, to space `length`, the goal. Green arrows lead forward, red ones back.

    A space is green or red if an arrow of that colour starts there. Green arrows lead to red spaces, red ones to green.
    """

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    length: Annotated[int, Meta(extra_json_schema={"minimum": LENGTHS[0], "maximum": LENGTHS[-1]})]
    green: _Arrows
    red: _Arrows


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the table agrees on before the match; texts.en.json says what each is for."""

    board: BoardName | Board = "standard"
    hand_size: Literal["auto"] | Annotated[int, Meta(ge=1, le=13)] = "auto"
    ace_rank: Literal["low", "high"] = "low"
    dice_policy: Literal["per_deal", "per_trick", "per_game"] = "per_deal"
    first_leader: Literal["random"] | Annotated[int, Meta(ge=0, le=3)] = "random"
    goal_rule: Literal["reach_or_pass", "exact_stay", "exact_bounce"] = "reach_or_pass"
    below_start: Literal["clamp", "skip"] = "clamp"
    penalty_shortcuts: bool = True
    max_deals: Annotated[int, Meta(ge=1, le=100)] = 30
    reveal_at_end: bool = True


class Moved(Struct, frozen=True, rename={"from_": "from"}):
    """How a trick moved a pawn: from one space to where it `landed`, and on to `to` if an arrow took it there."""

    seat: Seat
    from_: int
    landed: int
    to: int


class Trick(Struct, frozen=True):
    """A won trick: its cards in the order played, and how the pawns moved after it, in that order."""

    plays: tuple[Play, ...]
    lead_suit: Suit | None
    winner: Seat
    moves: tuple[Moved, ...] = ()


class State(Struct, frozen=True):
    """A match at one version.

    By seat: `hands` (in canonical order), `dice`, `positions`. `undealt` holds the cards that no seat was dealt, in
    canonical order. `trick` counts within the deal, `tricks_total` counts the tricks won in the match. `leader` leads
    the trick whose cards so far are `plays`. `tricks` are those of this deal; `last_trick` is the last one won, in
    this deal or the one before. `dice` is empty before the first roll. `turn` is null when nobody can play a card.
    """

    options: Options
    seed: bytes
    hands: tuple[tuple[Card, ...], ...]
    positions: tuple[int, ...]
    dice: tuple[int, ...] = ()
    undealt: tuple[Card, ...] = DECK
    phase: Phase = "playing"
    deal: int = 0
    trick: int = 0
    tricks_total: int = 0
    leader: Seat = 0
    turn: Seat | None = None
    plays: tuple[Play, ...] = ()
    tricks: tuple[Trick, ...] = ()
    last_trick: Trick | None = None
    winner: Seat | None = None
    end_reason: EndReason | None = None


def _made(name: BoardName, length: int, green: Mapping[int, int], red: Mapping[int, int]) -> Board:
    return Board(
        name=name,
        length=length,
        green=tuple(Arrow(from_=start, to=end) for start, end in green.items()),
        red=tuple(Arrow(from_=start, to=end) for start, end in red.items()),
    )


BOARDS: Mapping[BoardName, Board] = MappingProxyType(
    {
        "short": _made("short", 20, {3: 8, 7: 13, 12: 17}, {8: 3, 13: 7, 17: 12}),
        "standard": _made(
            "standard", 32, {4: 10, 9: 15, 17: 23, 22: 28}, {10: 4, 15: 9, 20: 9, 23: 17, 28: 22}
        ),
        "long": _made(
            "long",
            44,
            {4: 11, 10: 17, 20: 27, 26: 33, 34: 40},
            {11: 4, 17: 10, 23: 10, 27: 20, 33: 26, 40: 34},
        ),
    }
)  # fmt: skip
"""The boards that have a name of their own."""


def board_of(options: Options) -> Board:
    """The board of the match."""
    return options.board if isinstance(options.board, Board) else BOARDS[options.board]


def hand_size(options: Options, seat_count: int) -> int:
    """Cards that each seat is dealt, and so the tricks of a deal."""
    return _USUAL_HAND[seat_count] if options.hand_size == "auto" else options.hand_size


def blank(options: Options, seat_count: int, seed: bytes) -> State:
    """The table before the first deal: every pawn at the start, and no card is dealt."""
    return State(options=options, seed=seed, hands=((),) * seat_count, positions=(0,) * seat_count)


def lead_suit(plays: tuple[Play, ...]) -> Suit | None:
    """The suit of the first card; None if there is none yet, or it is a joker."""
    match plays[0].card[1] if plays else None:
        case "c" | "d" | "h" | "s" as suit:
            return suit
        case _:
            return None


def shuffled_deck(seed: bytes, deal: int) -> tuple[Card, ...]:
    """The deck of a deal, the card dealt first in front: seat 0 gets the first cards, seat 1 the next, and so on."""
    return shuffled(DECK, seed, f"deal/{deal}")


def rolled(seed: bytes, deal: int, trick: int, seat_count: int) -> tuple[int, ...]:
    """The dice that are rolled before a trick of a deal, by seat."""
    return tuple(drawn(_DIE, seed, f"dice/{deal}/{trick}/{seat}") for seat in range(seat_count))


def first_leader(options: Options, seat_count: int, seed: bytes) -> Seat:
    """The seat that leads the first trick of the match."""
    if options.first_leader == "random":
        return drawn(range(seat_count), seed, "first-leader")
    return options.first_leader
