"""Chance is what its description says, frozen, and fair.

Source: design, section 5; engines/chance.py.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import struct
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import permutations
from random import Random
from typing import Any

import pytest

from engines.cards import DECK
from engines.chance import SEED_BYTES, commitment, drawn, shuffled
from tests.engines.record_chance_vectors import FILE, vectors, written

VECTORS = json.loads(FILE.read_text(encoding="utf-8"))

Shuffle = Callable[[Sequence[Any], int], Sequence[Any]]


def numbers_below(bounds: Sequence[int], seed: bytes, label: str) -> list[int]:
    """A second implementation, from the description alone: one number below each bound, from one stream of words."""
    block, words, numbers = 0, list[int](), list[int]()
    for bound in bounds:
        limit = (2**32 // bound) * bound
        number = limit
        while number >= limit:
            if not words:
                message = b"upcard-shuffle-1\x00" + label.encode("utf-8") + b"\x00" + struct.pack(">Q", block)
                words = list(struct.unpack(">8I", hmac.new(seed, message, hashlib.sha256).digest()))
                block += 1
            number = words.pop(0)
        numbers.append(number % bound)
    return numbers


@pytest.mark.parametrize("vector", VECTORS["shuffled"], ids=lambda vector: f"{vector['label']} {vector['count']}")
def test_shuffles_match_the_description(vector: dict[str, Any]) -> None:
    count, seed = vector["count"], bytes.fromhex(vector["seed"])
    order = list(range(count))
    places = list(range(count - 1, 0, -1))
    others = numbers_below([place + 1 for place in places], seed, vector["label"])
    for place, other in zip(places, others, strict=True):
        order[place], order[other] = order[other], order[place]
    assert order == vector["order"]
    assert shuffled(range(count), seed, vector["label"]) == tuple(order)


@pytest.mark.parametrize("vector", VECTORS["drawn"], ids=lambda vector: f"{vector['label']} {vector['count']}")
def test_draws_match_the_description(vector: dict[str, Any]) -> None:
    count, seed = vector["count"], bytes.fromhex(vector["seed"])
    assert numbers_below([count], seed, vector["label"]) == [vector["number"]]
    assert drawn(range(count), seed, vector["label"]) == vector["number"]


@pytest.mark.parametrize("vector", VECTORS["commitments"], ids=lambda vector: vector["seed"][:8])
def test_commitments_are_the_hash_of_the_seed(vector: dict[str, Any]) -> None:
    seed = bytes.fromhex(vector["seed"])
    assert commitment(seed) == hashlib.sha256(seed).hexdigest() == vector["sha256"]


def test_the_vectors_are_what_the_script_writes() -> None:
    assert FILE.read_text(encoding="utf-8") == written(vectors())


def test_some_vectors_throw_words_away() -> None:
    """An implementation that did without would be caught: their first words are above the limit."""
    count = 3_000_000_000
    first_words = [
        numbers_below([2**32], bytes.fromhex(vector["seed"]), vector["label"])[0]
        for vector in VECTORS["drawn"]
        if vector["count"] == count
    ]
    assert any(word >= count for word in first_words)


def test_nothing_cannot_be_drawn_from() -> None:
    with pytest.raises(ValueError, match="nothing to draw from"):
        drawn((), bytes(32), "deal")


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_has_32_bytes(length: int) -> None:
    assert SEED_BYTES == 32
    with pytest.raises(ValueError, match=f"not {length}"):
        shuffled("ab", bytes(length), "deal")


def our_shuffle(items: Sequence[Any], number: int) -> Sequence[Any]:
    return shuffled(items, bytes(range(32)), f"deal/{number}")


def any_place_shuffle(items: Sequence[Any], number: int) -> Sequence[Any]:
    """The well-known mistake: each card is swapped with any other, not only with those not placed yet."""
    order, random = list(items), Random(number)
    for place in range(len(order)):
        other = random.randrange(len(order))
        order[place], order[other] = order[other], order[place]
    return order


def never_stay_shuffle(items: Sequence[Any], number: int) -> Sequence[Any]:
    """Another one: off by one, so that no card can stay where it is."""
    order, random = list(items), Random(number)
    for place in range(len(order) - 1, 0, -1):
        other = random.randrange(place)
        order[place], order[other] = order[other], order[place]
    return order


def chi_square(seen: Counter[Any], kinds: Sequence[Any], total: int) -> float:
    expected = total / len(kinds)
    assert set(seen) <= set(kinds)
    return sum((seen[kind] - expected) ** 2 / expected for kind in kinds)


def orders_of_four(shuffle: Shuffle) -> float:
    seen = Counter("".join(shuffle("abcd", number)) for number in range(12_000))
    return chi_square(seen, ["".join(order) for order in permutations("abcd")], 12_000)


def first_cards_of_52(shuffle: Shuffle) -> float:
    seen = Counter(shuffle(DECK, number)[0] for number in range(10_400))
    return chi_square(seen, DECK, 10_400)


# The values that a fair shuffle exceeds once in ten thousand: chi-square with 23 and with 51 degrees of freedom.
ORDERS_LIMIT, FIRST_CARDS_LIMIT = 57.07, 97.34


def test_all_orders_of_four_cards_are_equally_likely() -> None:
    assert orders_of_four(our_shuffle) < ORDERS_LIMIT


def test_every_card_is_first_equally_often() -> None:
    assert first_cards_of_52(our_shuffle) < FIRST_CARDS_LIMIT


@pytest.mark.parametrize("shuffle", [any_place_shuffle, never_stay_shuffle])
def test_a_biased_shuffle_is_caught_by_the_orders(shuffle: Shuffle) -> None:
    assert orders_of_four(shuffle) > ORDERS_LIMIT


@pytest.mark.parametrize("shuffle", [any_place_shuffle, never_stay_shuffle])
def test_a_biased_shuffle_is_caught_by_the_first_cards(shuffle: Shuffle) -> None:
    assert first_cards_of_52(shuffle) > FIRST_CARDS_LIMIT


def test_each_of_two_seats_is_drawn_half_the_time() -> None:
    seats = Counter(drawn((0, 1), number.to_bytes(32, "big"), "first-seat") for number in range(4_000))
    assert chi_square(seats, (0, 1), 4_000) < 15.14  # a fair coin exceeds this once in ten thousand
