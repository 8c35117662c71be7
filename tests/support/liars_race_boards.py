"""Boards that break a condition, each with the sentence that says which.

Source: rules/liars-race.md, section 7.
"""

from __future__ import annotations

from typing import Any

SIXTEEN = range(1, 17)
MANY_GREEN = " ".join(f"{space}>40" for space in SIXTEEN)
MANY_RED = " ".join(f"{space + 20}>1" for space in SIXTEEN)

BROKEN: list[tuple[str, dict[str, Any], str]] = [
    ("too short", {"length": 11}, "the length must be from 12 to 100, not 11"),
    ("too long", {"length": 101}, "the length must be from 12 to 100, not 101"),
    (
        "too many green arrows",
        {"length": 60, "green": MANY_GREEN, "red": "40>1"},
        "there may be at most 15 green arrows, not 16",
    ),
    (
        "too many red arrows",
        {"length": 60, "green": "1>40", "red": MANY_RED},
        "there may be at most 15 red arrows, not 16",
    ),
    ("green from START", {"green": "0>8", "red": "8>3"}, "the green arrow 0→8 must start on a space from 1 to 19"),
    ("red from GOAL", {"green": "3>8", "red": "8>3 20>3"}, "the red arrow 20→3 must start on a space from 1 to 19"),
    ("beyond GOAL", {"green": "3>8 21>8", "red": "8>3"}, "the green arrow 21→8 must start on a space from 1 to 19"),
    (
        "two green arrows from a space",
        {"green": "3>8 3>9", "red": "8>3 9>3"},
        "the green arrow 3→9 must not start where the green arrow 3→8 starts",
    ),
    (
        "two red arrows from a space",
        {"green": "3>8 4>8", "red": "8>3 8>4"},
        "the red arrow 8→4 must not start where the red arrow 8→3 starts",
    ),
    (
        "both colours on a space",
        {"green": "3>8 8>12", "red": "8>3 12>8"},
        "the red arrow 8→3 must not start where the green arrow 8→12 starts",
    ),
    ("green leads back", {"green": "3>8 9>8", "red": "8>3"}, "the green arrow 9→8 must lead forward"),
    ("green leads to itself", {"green": "3>3"}, "the green arrow 3→3 must lead forward"),
    (
        "green leads to a plain space",
        {"green": "3>8 4>9", "red": "8>3"},
        "the green arrow 4→9 must lead to a red space, and 9 is not one",
    ),
    (
        "green leads to a green space",
        {"green": "3>4 4>8", "red": "8>3"},
        "the green arrow 3→4 must lead to a red space, and 4 is not one",
    ),
    ("green leads to GOAL", {"green": "3>20"}, "the green arrow 3→20 must lead to a red space, and 20 is not one"),
    ("red leads forward", {"green": "3>8 9>12", "red": "8>9 12>3"}, "the red arrow 8→9 must lead back"),
    ("red leads to itself", {"green": "3>8", "red": "8>8"}, "the red arrow 8→8 must lead back"),
    (
        "red leads to a plain space",
        {"green": "3>8", "red": "8>5"},
        "the red arrow 8→5 must lead to a green space, and 5 is not one",
    ),
    (
        "red leads to START",
        {"green": "3>8", "red": "8>0"},
        "the red arrow 8→0 must lead to a green space, and 0 is not one",
    ),
]
"""What is wrong with a board, the board, and the sentence about it."""
