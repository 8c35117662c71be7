"""The bot `basic` for Highest Card: it plays its highest card where that wins, and else its lowest."""

from __future__ import annotations

from random import Random

from tests.toy.highest_card.moves import HEIGHT, Move
from tests.toy.highest_card.view import View


def basic(view: View, legal_moves: tuple[Move, ...], chance: Random) -> Move:
    """The highest card if it beats all that lie on the table, otherwise the lowest."""
    ordered = sorted(legal_moves, key=lambda move: HEIGHT[move.card])
    to_beat = max((HEIGHT[card] for card in view.trick), default=-1)
    return ordered[-1] if HEIGHT[ordered[-1].card] > to_beat else ordered[0]
