"""Worlds that a view cannot tell from the real one."""

from __future__ import annotations

from random import Random

from engines.cards import DECK
from engines.chance import SEED_BYTES
from tests.toy.highest_card.moves import in_order
from tests.toy.highest_card.state import State
from tests.toy.highest_card.view import View


def determinize(view: View, random: Random) -> State:
    """A world drawn from all that fit the view."""
    shown = {*(view.hand or ()), *view.trick, *view.seen}
    unseen = [card for card in DECK if card not in shown]
    random.shuffle(unseen)
    hands = tuple(
        view.hand if seat == view.seat and view.hand is not None else in_order(unseen.pop() for _ in range(count))
        for seat, count in enumerate(view.hand_counts)
    )
    return State(
        options=view.options,
        seed=random.randbytes(SEED_BYTES),
        phase=view.phase,
        hands=hands,
        stock=in_order(unseen),
        trick=view.trick,
        seen=view.seen,
        tricks=view.tricks,
        turn=view.turn,
    )
