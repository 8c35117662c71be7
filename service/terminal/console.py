"""The terminal: lines out, answers in."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterable

WIDEST = 100
"""Columns beyond which a line is hard to read."""


class Console:
    """Standard output and input. A character that the output cannot write becomes a question mark."""

    def __init__(self) -> None:
        for stream in (sys.stdout, sys.stdin):
            # Tests and other programs may have put something else in their place.
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        self.columns = min(shutil.get_terminal_size().columns, WIDEST)

    def say(self, lines: Iterable[str]) -> None:
        """Print the lines, at once."""
        for line in lines:
            print(line)
        sys.stdout.flush()

    def ask(self, prompt: str) -> str | None:
        """What the person types; None when there will be no more."""
        try:
            return input(prompt).strip()
        except EOFError:
            print()
            return None
