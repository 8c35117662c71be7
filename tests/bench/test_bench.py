"""The benchmark runs, and what it counts was really stored. How fast it was is not asserted."""

from __future__ import annotations

import pytest

from engines.registry import ENGINES
from tests.bench.__main__ import MEASURES, RULES, rows
from tests.bench.playouts import PLAYOUTS


@pytest.mark.parametrize("name", [*MEASURES, RULES])
def test_every_measure_gives_figures(name: str) -> None:
    found = list(rows(name, 1, 0.3))
    assert found
    assert all(value > 0 for row in found for value in row.values)


def test_every_game_is_measured() -> None:
    assert {playout.game for playout in PLAYOUTS.values()} == set(ENGINES)
