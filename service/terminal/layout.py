"""Text on a terminal: how wide it is, and how it is broken into lines and columns."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

_HIDDEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]")

GAP = 3
"""Spaces between columns."""

RAGGED = 0.6
"""The part of a line that must be filled if it is broken after a comma although more would fit."""


def harmless(text: str) -> str:
    """The text without controls: what others may have put into it must not steer the terminal."""
    return _HIDDEN.sub("", text)


def width(text: str) -> int:
    """Columns that the text takes: two for a wide character, such as those of Korean, none for one that combines."""
    return sum(
        0 if unicodedata.combining(letter) else 1 + (unicodedata.east_asian_width(letter) in "WF") for letter in text
    )


def wrapped(text: str, columns: int, indent: str = "", ragged: bool = False) -> list[str]:
    """The text in lines of at most so many columns; `indent` stands before all but the first.

    Lines are broken at spaces. If they may be `ragged`, they are rather broken after a comma or a full stop, if there
    is one far enough to the right: that keeps a name and its number together. A word that is longer than a line gets a
    line of its own.
    """
    lines: list[str] = []
    words = text.split(" ")
    while words:
        room = columns - width(indent if lines else "")
        fitting = max(1, sum(width(" ".join(words[: count + 1])) <= room for count in range(len(words))))
        if ragged and fitting < len(words):
            ends = [end for end in range(1, fitting + 1) if words[end - 1].endswith((",", ".", ":", "!", "?"))]
            if ends and width(" ".join(words[: ends[-1]])) > room * RAGGED:
                fitting = ends[-1]
        lines.append((indent if lines else "") + " ".join(words[:fitting]))
        words = words[fitting:]
    return lines


def in_columns(items: Sequence[str], columns: int) -> list[str]:
    """The items numbered from 1, read downwards, in as many columns as fit."""
    digits = len(str(len(items)))
    numbered = [f"{number:>{digits}}) {item}" for number, item in enumerate(items, 1)]
    widest = max(map(width, numbered), default=0)
    across = max(1, (columns + GAP) // (widest + GAP))
    down = -(-len(numbered) // across)
    return [
        "".join(item + " " * (widest + GAP - width(item)) for item in numbered[row::down]).rstrip()
        for row in range(down)
    ]
