"""What a bot is: a view and its legal moves in, one of these moves out.

A bot is deterministic given its view and its chance, so that a repeated job makes the same move. It sees what its seat
may know and nothing else: it imports no state, no rules and no wires, which import-linter holds.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

Player = Callable[[Any, tuple[Any, ...], Random], Any]
"""`choose(view, legal_moves, chance)`: one of `legal_moves`, which is not empty.

`view` is the game's View for the seat that is to move, and all that the player may draw on: it keeps nothing between
two calls. Chance comes from `chance` alone. The bot's name bounds the time: `random` and `basic` take under 50 ms.
"""
