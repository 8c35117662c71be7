"""The page for authors of front ends works word for word: every script on it is run, and its table is the registry."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.e2e.printed import PRINTED_ADDRESS, Shell, blocks, marks
from tests.openapi import error_table

PAGE = Path(__file__).parents[2] / "openapi" / "README.md"

SAYS = {
    "match": ['"code":"illegal_move"', '"legal_moves":[', '"type": "card_stacked"', '\n{"places": ['],
    "hot-seat": ["seat 0: ", "seat 1: ", "seat 2: "],
    "lobby": ["active\nm_", "event: snapshot"],
    "quick-match": ["m_"],
    "invitation": ["showdown\n1\n"],
    "spectator": ['"type":"match_finished"', '{"game": "liars-race", "seat": null'],
    "reconnect": ["id: 4"],
    "retry": ["the same match"],
}
"""What each script prints, among other things."""


def test_every_script_is_known() -> None:
    assert [mark for mark in marks(PAGE) if mark != "start"] == list(SAYS)


def test_no_script_is_left_unmarked() -> None:
    unmarked = re.findall(r"(?<!-->)\n```sh\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert unmarked == ["make run\n"]


@pytest.mark.parametrize("mark", SAYS)
def test_the_scripts_do_what_is_printed_beside_them(mark: str, shell: Shell) -> None:
    [start] = blocks(PAGE, "start")
    assert PRINTED_ADDRESS in start
    said = shell.run("\n".join([start, *blocks(PAGE, mark)]))
    assert [words for words in SAYS[mark] if words not in said] == []


def test_the_table_of_problems_is_the_registry() -> None:
    assert error_table.written() == error_table.table(), "make openapi writes it"
