"""The benchmark runs, and what it counts was really stored. How fast it was is not asserted."""

from __future__ import annotations

import pytest

from tests.bench.__main__ import MEASURES
from tests.bench.product import product


@pytest.mark.parametrize("name", MEASURES)
def test_every_measure_gives_figures(name: str) -> None:
    with product(with_bots=name == "bots") as running:
        rows = list(MEASURES[name](running, 1, 0.3))
    assert rows
    assert all(value > 0 for row in rows for value in row.values)
