"""Why the client cannot go on.

NoGoingOn
├── Unreachable     no answer from the server, for longer than we were willing to try
├── NotUpcard       an answer, but none that this contract knows
└── Refused         a problem document
"""

from __future__ import annotations

from typing import Any


class NoGoingOn(Exception):
    """Base of them all."""


class Unreachable(NoGoingOn):
    """Nobody answers at this address."""

    def __init__(self, address: str, reason: str) -> None:
        super().__init__(reason)
        self.address = address


class NotUpcard(NoGoingOn):
    """Something answers at this address, but not as an Upcard server does."""

    def __init__(self, address: str, reason: str) -> None:
        super().__init__(reason)
        self.address = address


class Refused(NoGoingOn):
    """The server said no. `problem` is its document (RFC 9457), `code` its stable name for the reason."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem.get("detail", ""))
        self.problem = problem
        self.code: str = problem["code"]
