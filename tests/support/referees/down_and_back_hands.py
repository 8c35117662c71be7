"""What hands of four and of three cards are worth in Down and Back, for its referee.

Source: rules/down-and-back.md, sections 1 and 4.
"""

from __future__ import annotations

from collections import Counter

from tests.support.referees.contract import Json

VALUE = {rank: value for value, rank in enumerate("A23456789TJQK", start=1)}
ORDER = [rank + suit for rank in "KQJT98765432A" for suit in "cdhs"]
STRENGTH = ["high_card", "pair", "two_pairs", "flush", "run", "bouncer", "prial", "quad"]


def canonical(cards: list[str]) -> list[str]:
    return sorted(cards, key=ORDER.index)


def named(cards: list[str]) -> tuple[str, list[int]]:
    """The category of three or four cards, and their key."""
    ranks = sorted((VALUE[card[0]] for card in cards), reverse=True)
    suits = {card[1] for card in cards}
    count = Counter(ranks)
    # The ranks that are there most often come first, and of those the higher ones.
    by_count = sorted(count, key=lambda rank: (count[rank], rank), reverse=True)
    first = by_count[0]
    same_suits = {card[1] for card in cards if VALUE[card[0]] == first}
    sides = [card for card in cards if VALUE[card[0]] != first]
    plain = [card for card in sides if card[0] not in "JQK"]
    match [count[rank] for rank in by_count]:
        case [4]:
            return "quad", [first]
        case [3]:
            return "prial", [first]
        case [3, 1] if not plain or plain[0][1] not in same_suits:
            return "prial", [first]
        case [2, 2]:
            return "two_pairs", by_count
        case [2, 1] | [2, 1, 1]:
            # Whatever is no face card must bring a suit of its own.
            if len(same_suits | {card[1] for card in plain}) == 2 + len(plain):
                return "pair", by_count
        case [1, 1, 1] | [1, 1, 1, 1]:
            in_a_row = ranks[0] - ranks[-1] == len(cards) - 1
            if in_a_row:
                return ("bouncer" if len(suits) == 1 else "run"), ranks[:1]
            if len(suits) == 1:
                return "flush", ranks
    return "high_card", ranks


def worth(cards: list[str]) -> tuple[int, list[int]]:
    category, key = named(cards)
    return STRENGTH.index(category), key


def best_splits(splits: list[Json], half: str) -> list[Json]:
    """Of all the splits of a hand those that make this half as strong as can be: seats that play so often tie."""
    hand = {card for split in splits for card in split["four"]}
    halves = [split["four"] if half == "four" else list(hand.difference(split["four"])) for split in splits]
    strength = [worth(cards) for cards in halves]
    return [split for split, mine in zip(splits, strength, strict=True) if mine == max(strength)]
