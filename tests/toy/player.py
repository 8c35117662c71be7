"""The bot `basic` for Highest Card: of its cards that win so far it plays any, and else its lowest."""

from __future__ import annotations

from random import Random

from tests.toy.highest_card.moves import HEIGHT, Move
from tests.toy.highest_card.view import View


def basic(view: View, legal_moves: tuple[Move, ...], chance: Random) -> Move:
    """A card that beats all that lie on the table, or the lowest."""
    to_beat = max((HEIGHT[card] for card in view.trick), default=-1)
    winning = [move for move in legal_moves if HEIGHT[move.card] > to_beat]
    return chance.choice(winning) if winning else min(legal_moves, key=lambda move: HEIGHT[move.card])
