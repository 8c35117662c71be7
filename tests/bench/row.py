"""A line of the benchmark's table."""

from __future__ import annotations

from typing import NamedTuple


class Row(NamedTuple):
    """A figure of each round, as they are to be read together."""

    name: str
    unit: str
    values: list[float]
