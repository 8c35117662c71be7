"""Everything about a match, hidden cards included."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from engines.cards import DECK, Card
from engines.contract import Seat
from tests.toy.highest_card.moves import in_order

Phase = Literal["play", "finished"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the table agrees on before the match; texts.en.json says what each is for."""

    cards: Annotated[int, Meta(ge=1, le=5)] = 3
    reveal_at_end: bool = True


class State(Struct, frozen=True):
    """A position: `trick` lists the cards on the table from the leader on, `seen` those of earlier tricks."""

    options: Options
    seed: bytes
    phase: Phase
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    trick: tuple[Card, ...]
    seen: tuple[Card, ...]
    tricks: tuple[int, ...]
    turn: Seat | None


def blank(options: Options, seat_count: int, seed: bytes) -> State:
    """The state before the first event."""
    return State(
        options=options,
        seed=seed,
        phase="play",
        hands=((),) * seat_count,
        stock=in_order(DECK),
        trick=(),
        seen=(),
        tricks=(0,) * seat_count,
        turn=None,
    )
