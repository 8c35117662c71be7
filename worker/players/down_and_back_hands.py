"""What hands of four and three are worth at Down and Back, as a chance of being the best hand shown.

How often a hand beats that of another seat was counted in matches of the bot `basic` against itself. Between the lowest
and the highest hand of a category the chance is taken to grow evenly with the rank that decides first.

Source: rules/down-and-back.md, section 4.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from engines.cards import Card
from engines.down_and_back.moves import RANKS, Category

Rated = tuple[Category, int]
"""A category, and the rank from 0, the ace, to 12, the king, that decides first between two hands of it."""

ODDS_FOUR: Mapping[Category, tuple[float, float]] = {
    "high_card": (0.0, 0.01),
    "pair": (0.01, 0.03),
    "two_pairs": (0.03, 0.05),
    "flush": (0.05, 0.15),
    "run": (0.15, 0.6),
    "bouncer": (0.6, 0.67),
    "prial": (0.67, 0.96),
    "quad": (0.96, 1.0),
}
"""How often a hand of four beats another seat's: the lowest hand of the category, and the highest."""

ODDS_THREE: Mapping[Category, tuple[float, float]] = {
    "high_card": (0.0, 0.01),
    "pair": (0.01, 0.03),
    "flush": (0.03, 0.2),
    "run": (0.2, 0.64),
    "bouncer": (0.64, 0.94),
    "prial": (0.94, 1.0),
}
"""The same for hands of three."""

_RANK = {rank: place for place, rank in enumerate(RANKS)}
_JACK = _RANK["J"]


def odds_of_four(cards: Sequence[Card]) -> float:
    """How often these four cards beat another seat's, 0 to 1."""
    category, rank = rate_four(cards)
    low, high = ODDS_FOUR[category]
    return low + (high - low) * rank / 12


def odds_of_three(cards: Sequence[Card]) -> float:
    """How often these three cards beat another seat's, 0 to 1."""
    category, rank = rate_three(cards)
    low, high = ODDS_THREE[category]
    return low + (high - low) * rank / 12


def rate_four(cards: Sequence[Card]) -> Rated:
    """What four cards are, in any order."""
    ranks = sorted([_RANK[card[0]] for card in cards])
    suits = {card[1] for card in cards}
    match len(set(ranks)):
        case 4:
            return _rate_ranks(ranks, suits)
        case 3:
            return _rate_pair_in_four(cards, ranks)
        case 2 if ranks[0] == ranks[1] and ranks[2] == ranks[3]:
            return "two_pairs", ranks[3]
        case 2:
            odd = ranks[0] if ranks[1] == ranks[3] else ranks[3]
            return ("prial", ranks[1]) if len(suits) == 4 or odd >= _JACK else ("high_card", ranks[3])
        case _:
            return "quad", ranks[0]


def rate_three(cards: Sequence[Card]) -> Rated:
    """What three cards are, in any order."""
    ranks = sorted([_RANK[card[0]] for card in cards])
    suits = {card[1] for card in cards}
    match len(set(ranks)):
        case 3:
            return _rate_ranks(ranks, suits)
        case 2:
            odd = ranks[0] if ranks[1] == ranks[2] else ranks[2]
            return ("pair", ranks[1]) if len(suits) == 3 or odd >= _JACK else ("high_card", ranks[2])
        case _:
            return "prial", ranks[0]


def _rate_ranks(ranks: list[int], suits: set[str]) -> Rated:
    """What cards are that are all of different rank."""
    if ranks[-1] - ranks[0] == len(ranks) - 1:
        return ("bouncer" if len(suits) == 1 else "run"), ranks[-1]
    return ("flush" if len(suits) == 1 else "high_card"), ranks[-1]


def _rate_pair_in_four(cards: Sequence[Card], ranks: list[int]) -> Rated:
    """A pair counts if no plain card beside it shares its suit with another card of the pair or beside it."""
    pair = next(low for low, high in pairwise(ranks) if low == high)
    binding = [card[1] for card in cards if (rank := _RANK[card[0]]) == pair or rank < _JACK]
    return ("pair", pair) if len(set(binding)) == len(binding) else ("high_card", ranks[3])
