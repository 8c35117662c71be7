"""What a seat may ask for, and the words that moves and events share.

Source: rules/showdown.md, sections 1 and 4.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Kind = Literal["hit", "beartrap", "blank", "battery"]
"""What a card is; the two cards of a kind are the same card to the rules."""

KINDS: tuple[Kind, ...] = ("hit", "beartrap", "blank", "battery")
"""The canonical order, in which hands are shown and chance draws."""

Pile = Literal["own", "opponent", "river"]
"""A pile as the seat that flips names it."""


class StackCard(Struct, frozen=True, tag_field="type", tag="stack_card", forbid_unknown_fields=True):
    """Put a card of your hand face down on top of your stack."""

    card: Kind


class Bet(Struct, frozen=True, tag_field="type", tag="bet", forbid_unknown_fields=True):
    """Say that you could turn so many cards without meeting a hit."""

    count: Annotated[int, Meta(ge=1, le=8)]


class Fold(Struct, frozen=True, tag_field="type", tag="fold", forbid_unknown_fields=True):
    """Bid no higher: the other seat must flip."""


class Flip(Struct, frozen=True, tag_field="type", tag="flip", forbid_unknown_fields=True, omit_defaults=True):
    """Turn a card over: your own stack first, then the piles in any order.

    `index` chooses the place in the opponent's stack or the river, 0 for the top. It is needed with
    `flip_order=free`, and otherwise not allowed.
    """

    pile: Pile
    index: Annotated[int, Meta(ge=0, le=7)] | None = None


Move = StackCard | Bet | Fold | Flip
