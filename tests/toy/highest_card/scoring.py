"""Places, and what is shown after the end."""

from __future__ import annotations

from msgspec import Struct

from engines.cards import Card
from engines.contract import Outcome
from tests.toy.highest_card.state import State


class Disclosure(Struct, frozen=True, tag_field="game", tag="highest-card"):
    """The cards that nobody was dealt."""

    stock: tuple[Card, ...]


def places(scores: tuple[int, ...]) -> tuple[int, ...]:
    """One more than the seats that took more tricks."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def outcome(state: State) -> Outcome | None:
    """Who took how many tricks; None until the match is over."""
    if state.phase != "finished":
        return None
    return Outcome(places=places(state.tricks), scores=state.tricks, reason="cards")


def disclose(state: State) -> Disclosure | None:
    """The stock, once the match is over; None before, and when the options keep it hidden."""
    return Disclosure(stock=state.stock) if state.phase == "finished" and state.options.reveal_at_end else None
