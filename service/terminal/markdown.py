"""The rules of a game, which come in Markdown, as plain text for a terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

from service.terminal.layout import harmless, width, wrapped

_ITEM = re.compile(r"(- |\d+\. )(.*)", re.DOTALL)
_BETWEEN = re.compile(r"\|[-:| ]+\|")


def plain(markdown: str, columns: int) -> list[str]:
    """The text in lines of at most so many columns: paragraphs, lists and headings, and tables as far as they fit."""
    lines: list[str] = []
    rows = [harmless(row) for row in markdown.splitlines()]
    for is_empty, block in groupby(rows, key=lambda row: not row.strip()):
        if not is_empty:
            lines += [*_block(list(block), columns), ""]
    return lines


def _block(rows: list[str], columns: int) -> Iterator[str]:
    if rows[0].startswith("#"):
        yield _unmarked(rows[0].lstrip("# "))
        yield "─" * width(_unmarked(rows[0].lstrip("# ")))
        rows = rows[1:]
    if rows and rows[0].startswith("|"):
        yield from _table(rows, columns)
        return
    for part in _parts(rows):
        item = _ITEM.match(part)
        yield from wrapped(_unmarked(part), columns, " " * len(item[1]) if item else "")


def _parts(rows: list[str]) -> Iterator[str]:
    """Each list item, and each paragraph, as one line."""
    part = ""
    for row in map(str.strip, rows):
        if part and _ITEM.match(row):
            yield part
            part = row
        else:
            part = f"{part} {row}".strip()
    if part:
        yield part


def _table(rows: list[str], columns: int) -> Iterator[str]:
    cells = [
        [_unmarked(cell.strip()) for cell in row.strip("| ").split("|")] for row in rows if not _BETWEEN.fullmatch(row)
    ]
    widths = [max(map(width, column)) for column in zip(*cells, strict=False)]
    for row in cells:
        padded = [cell + " " * (size - width(cell)) for cell, size in zip(row[:-1], widths, strict=False)]
        yield from wrapped("  ".join([*padded, row[-1]]), columns, "    ")


def _unmarked(text: str) -> str:
    """The text without the marks for bold and code."""
    return text.replace("**", "").replace("`", "")
