"""What a bot is: a view and its legal moves in, one of these moves out.

A bot is deterministic given its view and its chance. It sees what its seat may know and nothing else: it imports no
state, no rules and no wires, which import-linter holds.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

Player = Callable[[Any, tuple[Any, ...], Random], Any]
"""`choose(view, legal_moves, chance)`: one of `legal_moves`, which is not empty. Within the bot's budget of time."""
