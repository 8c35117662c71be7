"""What hands are worth: every worked example of the classifier, and the counts over all hands.

Source: rules/down-and-back.md, sections 4 and 7.1 to 7.6.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import combinations

import pytest

from engines.cards import Card, cards
from engines.down_and_back.moves import DECK, Category, in_order
from engines.down_and_back.scoring import Rating, rate_four, rate_three

Rate = Callable[[tuple[Card, ...]], Rating]


def rated(hand: str) -> Rating:
    """The rating of a hand of four or three, written in any order."""
    held = in_order(cards(hand))
    return rate_four(held) if len(held) == 4 else rate_three(held)


def told(rating: Rating) -> str:
    """As the rules page writes it: `"pair 8,5,2"`."""
    return f"{rating.category} {','.join(str(rank) for rank in rating.key)}"


@pytest.mark.parametrize(
    ("hand", "result"),
    [
        pytest.param("Ac Ad Ah As", "quad 1", id="7.1 Ac Ad Ah As"),
        pytest.param("Kc Qc Jc 9c", "flush 13,12,11,9", id="7.1 Kc Qc Jc 9c"),
        pytest.param("9c 9d 9h 2s", "prial 9", id="7.1 9c 9d 9h 2s: fourth suit"),
        pytest.param("Kc Kd Qh Qs", "two_pairs 13,12", id="7.1 Kc Kd Qh Qs"),
        pytest.param("9c 9d 9h Kc", "prial 9", id="7.1 9c 9d 9h Kc: face card"),
        pytest.param("8c 8d 5h 2s", "pair 8,5,2", id="7.1 8c 8d 5h 2s"),
        pytest.param("9c 9d 9h 2c", "high_card 9,9,9,2", id="7.1 9c 9d 9h 2c"),
        pytest.param("8c 8d 5c 2h", "high_card 8,8,5,2", id="7.1 8c 8d 5c 2h"),
        pytest.param("Kc Kd Kh Qd", "prial 13", id="7.1 Kc Kd Kh Qd"),
        pytest.param("8c 8d 5h 2h", "high_card 8,8,5,2", id="7.1 8c 8d 5h 2h"),
        pytest.param("Kc Kd Kh 2c", "high_card 13,13,13,2", id="7.1 Kc Kd Kh 2c"),
        pytest.param("8c 8d Kc 2h", "pair 8,13,2", id="7.1 8c 8d Kc 2h"),
        pytest.param("4h 3h 2h Ah", "bouncer 4", id="7.1 4h 3h 2h Ah"),
        pytest.param("8c 8d Kc 2d", "high_card 13,8,8,2", id="7.1 8c 8d Kc 2d"),
        pytest.param("Ks Qs Js As", "flush 13,12,11,1", id="7.1 Ks Qs Js As"),
        pytest.param("8c 8d Kc Qd", "pair 8,13,12", id="7.1 8c 8d Kc Qd"),
        pytest.param("4c 3d 2h As", "run 4", id="7.1 4c 3d 2h As"),
        pytest.param("8c 8d Kc Jc", "pair 8,13,11", id="7.1 8c 8d Kc Jc"),
        pytest.param("Ac Kd Qh Js", "high_card 13,12,11,1", id="7.1 Ac Kd Qh Js"),
        pytest.param("Kc Kd Jh Tc", "high_card 13,13,11,10", id="7.1 Kc Kd Jh Tc"),
        pytest.param("Ac Ad Ah", "prial 1", id="7.2 Ac Ad Ah"),
        pytest.param("Kc Kd Qc", "pair 13,12", id="7.2 Kc Kd Qc"),
        pytest.param("3h 2h Ah", "bouncer 3", id="7.2 3h 2h Ah"),
        pytest.param("9c 9d Jd", "pair 9,11", id="7.2 9c 9d Jd"),
        pytest.param("Ks Qs As", "flush 13,12,1", id="7.2 Ks Qs As"),
        pytest.param("9c 9d 4h", "pair 9,4", id="7.2 9c 9d 4h"),
        pytest.param("3c 2d Ah", "run 3", id="7.2 3c 2d Ah"),
        pytest.param("9c 9d 4d", "high_card 9,9,4", id="7.2 9c 9d 4d"),
        pytest.param("Ac Kd Qh", "high_card 13,12,1", id="7.2 Ac Kd Qh"),
        pytest.param("Ac Ad 2c", "high_card 2,1,1", id="7.2 Ac Ad 2c"),
    ],
)
def test_what_a_hand_is(hand: str, result: str) -> None:
    assert told(rated(hand)) == result
    assert told(rated(" ".join(reversed(hand.split())))) == result, "in whatever order it was named"


@pytest.mark.parametrize(
    ("better", "categories", "worse"),
    [
        pytest.param("Ac Ad Ah As", ("quad", "prial"), "Kc Kd Kh Qs", id="7.3 quad over prial"),
        pytest.param("Ac Ad Ah 2s", ("prial", "bouncer"), "Ks Qs Js Ts", id="7.3 prial over bouncer"),
        pytest.param("4c 3c 2c Ac", ("bouncer", "run"), "Kc Qd Jh Ts", id="7.3 bouncer over run"),
        pytest.param("4c 3d 2h As", ("run", "flush"), "Kd Qd Jd 9d", id="7.3 run over flush"),
        pytest.param("5h 3h 2h Ah", ("flush", "two_pairs"), "Kc Kd Qh Qs", id="7.3 flush over two_pairs"),
        pytest.param("2c 2d Ah As", ("two_pairs", "pair"), "Kc Kd Qh Js", id="7.3 two_pairs over pair"),
        pytest.param("Ac Ad 3h 2s", ("pair", "high_card"), "Kh Ks Kc Th", id="7.3 pair over high_card"),
        pytest.param("Ac Ad Ah", ("prial", "bouncer"), "Ks Qs Js", id="7.4 prial over bouncer"),
        pytest.param("3c 2c Ac", ("bouncer", "run"), "Kc Qd Jh", id="7.4 bouncer over run"),
        pytest.param("3c 2d Ah", ("run", "flush"), "Ks Qs Ts", id="7.4 run over flush"),
        pytest.param("4h 2h Ah", ("flush", "pair"), "Kc Kd Qh", id="7.4 flush over pair"),
        pytest.param("Ac Ad 2h", ("pair", "high_card"), "Kc Kd Tc", id="7.4 pair over high_card"),
    ],
)
def test_the_lowest_of_a_category_beats_the_highest_of_the_next(
    better: str, categories: tuple[Category, Category], worse: str
) -> None:
    assert (rated(better).category, rated(worse).category) == categories
    assert rated(better).strength > rated(worse).strength


@pytest.mark.parametrize(
    ("one", "other", "result"),
    [
        pytest.param("Kc Kd Kh Ks", "Ac Ad Ah As", "A", id="7.5 Kc Kd Kh Ks - Ac Ad Ah As"),
        pytest.param("9c 9d 5h 4s", "9h 9s 5c 3d", "A", id="7.5 9c 9d 5h 4s - 9h 9s 5c 3d"),
        pytest.param("2c 2d 2h As", "Tc Td Th Kc", "B", id="7.5 2c 2d 2h As - Tc Td Th Kc"),
        pytest.param("Kc Jd 7h 2s", "Kd Jh 7s 3c", "B", id="7.5 Kc Jd 7h 2s - Kd Jh 7s 3c"),
        pytest.param("7d 6d 5d 4d", "7s 6s 5s 4s", "tie", id="7.5 7d 6d 5d 4d - 7s 6s 5s 4s"),
        pytest.param("Kc Jd 7h 2s", "Kd Jh 7s 2c", "tie", id="7.5 Kc Jd 7h 2s - Kd Jh 7s 2c"),
        pytest.param("8c 7d 6h 5s", "8d 7c 6s 5h", "tie", id="7.5 8c 7d 6h 5s - 8d 7c 6s 5h"),
        pytest.param("8c 8d 5c 2h", "8h Qs 3d 2c", "B", id="7.5 8c 8d 5c 2h - 8h Qs 3d 2c"),
        pytest.param("8c 7d 6h 5s", "7c 6d 5h 4s", "A", id="7.5 8c 7d 6h 5s - 7c 6d 5h 4s"),
        pytest.param("8c 8d 5c 2h", "8h 7s 3d 2c", "A", id="7.5 8c 8d 5c 2h - 8h 7s 3d 2c"),
        pytest.param("Qc 9c 4c 2c", "Qd 9d 4d 3d", "B", id="7.5 Qc 9c 4c 2c - Qd 9d 4d 3d"),
        pytest.param("Ks Qs Js", "Kh Qh Jh", "tie", id="7.5 Ks Qs Js - Kh Qh Jh"),
        pytest.param("Qc 9c 4c 2c", "Qd 9d 4d 2d", "tie", id="7.5 Qc 9c 4c 2c - Qd 9d 4d 2d"),
        pytest.param("5c 4d 3h", "5d 4c 3s", "tie", id="7.5 5c 4d 3h - 5d 4c 3s"),
        pytest.param("Kc Kd 3h 3s", "Kh Ks 2c 2d", "A", id="7.5 Kc Kd 3h 3s - Kh Ks 2c 2d"),
        pytest.param("Qc 8c 3c", "Qd 8d 2d", "A", id="7.5 Qc 8c 3c - Qd 8d 2d"),
        pytest.param("Kc Kd 3h 3s", "Kh Ks 3c 3d", "tie", id="7.5 Kc Kd 3h 3s - Kh Ks 3c 3d"),
        pytest.param("9c 9d 4h", "9h 9s 3c", "A", id="7.5 9c 9d 4h - 9h 9s 3c"),
        pytest.param("Kc Kd 3h 3s", "Qc Qd Jh Js", "A", id="7.5 Kc Kd 3h 3s - Qc Qd Jh Js"),
        pytest.param("9c 9d 4h", "9h 9s 4c", "tie", id="7.5 9c 9d 4h - 9h 9s 4c"),
        pytest.param("9c 9d Kh Qh", "9h 9s Kc Jc", "A", id="7.5 9c 9d Kh Qh - 9h 9s Kc Jc"),
        pytest.param("Tc Td Jc", "9h 9s Kd", "A", id="7.5 Tc Td Jc - 9h 9s Kd"),
        pytest.param("9c 9d Kh 4s", "9h 9s Kc 4d", "tie", id="7.5 9c 9d Kh 4s - 9h 9s Kc 4d"),
        pytest.param("9c 9d 4d", "9h 8s 7c", "B", id="7.5 9c 9d 4d - 9h 8s 7c"),
    ],
)
def test_which_of_two_hands_wins(one: str, other: str, result: str) -> None:
    a, b = rated(one).strength, rated(other).strength
    assert ("tie" if a == b else "A" if a > b else "B") == result


def undominated(hand: str) -> set[str]:
    """The splits that no other split beats in one half without losing in the other; equal ones are told once."""
    held = in_order(cards(hand))
    splits = [
        (rate_four(four), rate_three(tuple(card for card in held if card not in four)))
        for four in combinations(held, 4)
    ]
    return {
        f"{told(four)} / {told(three)}"
        for four, three in splits
        if not any(
            (f.strength >= four.strength and t.strength >= three.strength)
            and (f.strength, t.strength) != (four.strength, three.strength)
            for f, t in splits
        )
    }


@pytest.mark.parametrize(
    ("hand", "splits"),
    [
        pytest.param("6c 5c 4c 3c 6d 5d 4d", {"bouncer 6 / bouncer 6"}, id="7.6 6c 5c 4c 3c 6d 5d 4d"),
        pytest.param("Ac 2d 3h 4s 5c 6d 7h", {"run 7 / run 3", "run 4 / run 7"}, id="7.6 Ac 2d 3h 4s 5c 6d 7h"),
        pytest.param(
            "9c 9d 9h 9s 8h 7h 6h",
            {"quad 9 / bouncer 8", "prial 9 / bouncer 9", "bouncer 9 / prial 9"},
            id="7.6 9c 9d 9h 9s 8h 7h 6h",
        ),
        pytest.param(
            "Kc Kd Kh Ks Qc Jc Tc",
            {"quad 13 / bouncer 12", "prial 13 / bouncer 13", "bouncer 13 / prial 13"},
            id="7.6 Kc Kd Kh Ks Qc Jc Tc",
        ),
        pytest.param(
            "Qc Qd Jh Js 9h 9s 2c",
            {
                "two_pairs 12,11 / pair 9,2",
                "two_pairs 12,9 / pair 11,2",
                "pair 9,11,2 / pair 12,11",
                "pair 9,12,2 / pair 11,12",
            },
            id="7.6 Qc Qd Jh Js 9h 9s 2c",
        ),
    ],
)
def test_splits_that_no_other_beats(hand: str, splits: set[str]) -> None:
    assert undominated(hand) == splits


@cache
def hands_by_rating(size: int) -> Counter[tuple[Category, tuple[int, ...]]]:
    """How many of all hands of this size have each category and key."""
    rate: Rate = rate_four if size == 4 else rate_three
    return Counter((rating.category, rating.key) for rating in map(rate, combinations(DECK, size)))


@pytest.mark.parametrize(
    ("size", "category", "count", "lowest", "highest"),
    [
        pytest.param(4, "quad", 13, (1,), (13,), id="4.3 4 cards: quad"),
        pytest.param(4, "prial", 1_056, (1,), (13,), id="4.3 4 cards: prial"),
        pytest.param(4, "bouncer", 40, (4,), (13,), id="4.3 4 cards: bouncer"),
        pytest.param(4, "run", 2_520, (4,), (13,), id="4.3 4 cards: run"),
        pytest.param(4, "flush", 2_820, (5, 3, 2, 1), (13, 12, 11, 9), id="4.3 4 cards: flush"),
        pytest.param(4, "two_pairs", 2_808, (2, 1), (13, 12), id="4.3 4 cards: two_pairs"),
        pytest.param(4, "pair", 24_948, (1, 3, 2), (13, 12, 11), id="4.3 4 cards: pair"),
        pytest.param(4, "high_card", 236_520, (2, 1, 1, 1), (13, 13, 13, 10), id="4.3 4 cards: high_card"),
        pytest.param(3, "prial", 52, (1,), (13,), id="4.3 3 cards: prial"),
        pytest.param(3, "bouncer", 44, (3,), (13,), id="4.3 3 cards: bouncer"),
        pytest.param(3, "run", 660, (3,), (13,), id="4.3 3 cards: run"),
        pytest.param(3, "flush", 1_100, (4, 2, 1), (13, 12, 10), id="4.3 3 cards: flush"),
        pytest.param(3, "pair", 2_304, (1, 2), (13, 12), id="4.3 3 cards: pair"),
        pytest.param(3, "high_card", 17_940, (2, 1, 1), (13, 13, 10), id="4.3 3 cards: high_card"),
    ],
)
def test_counts_over_all_hands(
    size: int, category: Category, count: int, lowest: tuple[int, ...], highest: tuple[int, ...]
) -> None:
    keys = {key: hands for (of, key), hands in hands_by_rating(size).items() if of == category}
    assert (sum(keys.values()), min(keys), max(keys)) == (count, lowest, highest)


@pytest.mark.parametrize(
    ("size", "hands", "keys", "categories"),
    [
        pytest.param(4, 270_725, 3_337, 8, id="4.3 4 cards: total and distinct keys"),
        pytest.param(3, 22_100, 861, 6, id="4.3 3 cards: total and distinct keys"),
    ],
)
def test_totals_over_all_hands(size: int, hands: int, keys: int, categories: int) -> None:
    counted = hands_by_rating(size)
    assert (counted.total(), len(counted), len({category for category, _ in counted})) == (hands, keys, categories)
