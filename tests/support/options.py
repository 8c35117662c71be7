"""Options of any game, the same in every run."""

from __future__ import annotations

from functools import cache
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings

from tests.support.games import GAMES

EXAMPLES = 200


@cache
def some_options(game: str) -> list[Any]:
    """Options of short matches, drawn from all that the tests know to go together with any number of seats."""
    found = list[Any]()

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(GAMES[game].options)
    def note(options: Any) -> None:
        found.append(options)

    note()
    return found
