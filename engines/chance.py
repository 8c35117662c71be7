"""Chance that anyone can replay: `upcard-shuffle-1`, frozen.

A secret seed of 32 bytes and a label (`"deal/3"`) give a stream of 32-bit words: block n, from 0, is
HMAC-SHA256(key = seed, message = `upcard-shuffle-1`, a zero byte, the label in UTF-8, a zero byte, n as eight bytes,
big-endian), read as eight big-endian words. A number below n is the first word under the largest multiple of n that
2**32 holds, modulo n; words at or above it are thrown away, so every number is equally likely. A shuffle is
Fisher-Yates from the last place down to place 1, each place swapped with one drawn from 0 up to itself.

Labels must differ within a match: the same label gives the same numbers.
Source: design, section 5; test vectors in tests/engines/chance_vectors.json.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import TypeVar

ALGORITHM = "upcard-shuffle-1"
SEED_BYTES = 32

_WORDS = 2**32

Item = TypeVar("Item")


def shuffled(items: Sequence[Item], seed: bytes, label: str) -> tuple[Item, ...]:
    """The items in an order drawn from all orders with equal chance."""
    words = _words(seed, label)
    order = list(items)
    for place in range(len(order) - 1, 0, -1):
        other = _below(place + 1, words)
        order[place], order[other] = order[other], order[place]
    return tuple(order)


def drawn(items: Sequence[Item], seed: bytes, label: str) -> Item:
    """One of the items, each with equal chance.

    Raises:
        ValueError: there are no items.
    """
    if not items:
        raise ValueError("nothing to draw from")
    return items[_below(len(items), _words(seed, label))]


def commitment(seed: bytes) -> str:
    """SHA-256 of the seed, in hex: published before the deal, it binds the server to the seed."""
    return hashlib.sha256(seed).hexdigest()


def _words(seed: bytes, label: str) -> Iterator[int]:
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    prefix = ALGORITHM.encode() + b"\0" + label.encode() + b"\0"
    block = 0
    while True:
        digest = hmac.digest(seed, prefix + block.to_bytes(8, "big"), "sha256")
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def _below(bound: int, words: Iterator[int]) -> int:
    limit = _WORDS - _WORDS % bound
    return next(word for word in words if word < limit) % bound
