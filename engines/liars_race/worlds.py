"""Worlds that a view cannot tell from the real one, for those who must guess at hidden cards.

Nobody has to follow suit, so a card on the table says nothing about the rest of a hand, and no card is ever handed
on. Every way to place the unseen cards is equally likely; what a play says about its player's plans is the caller's
business.

Source: rules/liars-race.md, sections 9 and 13.
"""

from __future__ import annotations

from random import Random

from engines.chance import SEED_BYTES
from engines.liars_race.moves import DECK, in_order
from engines.liars_race.state import State
from engines.liars_race.view import View


def determinize(view: View, random: Random) -> State:
    """A world drawn from all that fit the view: shown to the same seat, it gives the same view again."""
    known = {*view.seen, *(view.hand or ())}
    unseen = [card for card in DECK if card not in known]
    random.shuffle(unseen)
    hands = tuple(
        view.hand if seat == view.seat and view.hand is not None else in_order(unseen.pop() for _ in range(count))
        for seat, count in enumerate(view.hand_counts)
    )
    return State(
        options=view.options,
        seed=random.randbytes(SEED_BYTES),
        hands=hands,
        positions=view.positions,
        dice=view.dice,
        undealt=in_order(unseen),
        phase=view.phase,
        deal=view.deal,
        trick=view.trick,
        tricks_total=view.tricks_total,
        leader=view.leader,
        turn=view.turn,
        plays=view.plays,
        tricks=view.tricks,
        last_trick=view.last_trick,
        winner=view.winner,
        end_reason=view.end_reason,
    )
