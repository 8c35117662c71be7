"""The French deck of 52 and two jokers: a card's code is its rank and its suit, `"Qs"` for the queen of spades.

What a card is worth, and in what order a game sorts its cards, is the game's business. Games with cards of their own
(Showdown's kinds) do not need this module.
"""

from __future__ import annotations

Card = str
"""Two characters, rank then suit: `"Td"` is the ten of diamonds."""

RANKS = "23456789TJQKA"
"""Low to high, ace high; T is the ten."""

SUITS = "cdhs"
"""Clubs, diamonds, hearts, spades."""

DECK: tuple[Card, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""All 52 cards, by suit, then by rank."""

JOKERS: tuple[Card, ...] = ("Xb", "Xr")
"""The black joker and the colour joker, which have neither rank nor suit. Not every deck has them."""

_CARDS = frozenset((*DECK, *JOKERS))


def card(code: str) -> Card:
    """The card with this code.

    Raises:
        ValueError: no card has this code.
    """
    if code not in _CARDS:
        raise ValueError(f"no card has the code {code!r}")
    return code


def cards(codes: str) -> tuple[Card, ...]:
    """The cards that a line such as `"Qs Td"` names, in its order.

    Raises:
        ValueError: a word of the line is not a card's code.
    """
    return tuple(card(code) for code in codes.split())


def rank(card: Card) -> str:
    """The card's rank, one of `RANKS`. Not checked: that it is a card of the 52."""
    return card[0]


def suit(card: Card) -> str:
    """The card's suit, one of `SUITS`. Not checked: that it is a card of the 52."""
    return card[1]
