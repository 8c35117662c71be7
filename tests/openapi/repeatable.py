"""Chance and time that come the same each time, so that a recorded answer can be asked for again to the byte."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from unittest.mock import patch

START = 1_767_268_800_000_000_000
"""Nanoseconds since 1970: noon of the first of January 2026."""

TICK = 250_000_000
"""Nanoseconds between two looks at the clock."""


@contextmanager
def repeatable(seed: str) -> Iterator[None]:
    """While it lasts, chance is drawn from the seed, and the clock starts at START and moves when it is looked at."""
    chance, ticks = Random(seed), itertools.count(START, TICK)

    def token_bytes(length: int) -> bytes:
        return chance.randbytes(length)

    def token_hex(length: int) -> str:
        return chance.randbytes(length).hex()

    with (
        patch("secrets.token_bytes", token_bytes),
        patch("secrets.token_hex", token_hex),
        patch("time.time_ns", lambda: next(ticks)),
    ):
        yield
