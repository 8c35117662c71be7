"""The bot `random`, for every game."""

from __future__ import annotations

from random import Random
from typing import Any


def choose(view: Any, legal_moves: tuple[Any, ...], chance: Random) -> Any:
    """Any legal move, each with equal chance."""
    return chance.choice(legal_moves)
