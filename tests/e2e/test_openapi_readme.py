"""The page for authors of front ends works word for word: every script on it is run, and its table is the registry."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tests.e2e.printed import PRINTED_ADDRESS, Shell, blocks, marks
from tests.e2e.product import Upcard, running
from tests.leaving_out import leave_out
from tests.openapi import error_table

PAGE = Path(__file__).parents[2] / "openapi" / "README.md"
SCENARIOS = PAGE.parent / "scenarios" / "README.md"

SAYS = {
    "match": ["showdown\n", '"code":"illegal_move"', '"legal_moves":[', '"type": "card_stacked"', '\n{"places": ['],
    "install-python": [],
    "install-typescript": [],
    "run-typescript": [],
    "hot-seat": ["seat 0: ", "seat 1: ", "seat 2: "],
    "lobby": ["active\nm_", "event: snapshot"],
    "quick-match": ["m_"],
    "invitation": ["showdown\n1\n"],
    "spectator": ['"type":"match_finished"', '{"game": "liars-race", "seat": null'],
    "reconnect": ["id: 4"],
    "retry": ["the same match"],
    "test-mode": ['["Qs", "Tc", "7d", "6h", "6s", "2c", "Ah"]', "store_unavailable\nshowdown"],
}
"""What each script prints, among other things."""


INSTALLED_WITHIN = 240.0
"""Seconds; what is installed is fetched."""


def test_every_script_is_known() -> None:
    assert [mark for mark in marks(PAGE) if mark not in ("start", "game")] == list(SAYS)


def test_no_script_is_left_unmarked() -> None:
    unmarked = re.findall(r"(?<!-->)\n```sh\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert unmarked == ["make run\n", "make run ARGS=--test-mode\n"]


@pytest.mark.parametrize("mark", [mark for mark in SAYS if SAYS[mark] and mark != "test-mode"])
def test_the_scripts_do_what_is_printed_beside_them(mark: str, shell: Shell) -> None:
    assert missing(mark, shell) == []


def test_so_do_those_for_test_mode(tmp_path: Path) -> None:
    with running(tmp_path / "data", "--test-mode") as product:
        shell = Shell(product, tmp_path)
        assert missing("test-mode", shell) == []
        [faults] = blocks(SCENARIOS, "faults")
        assert re.findall(r"HTTP/1.1 (\d+)", shell.run(faults)) == ["503", "200"]


def test_so_does_the_game_in_python(product: Upcard, shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "openapi").symlink_to(PAGE.parent)
    save("python", tmp_path / "game.py", product)
    [install] = blocks(PAGE, "install-python")
    installed(shell, install, "No matching distribution")
    assert "Places: [" in shell.run("ann/bin/python game.py")


def test_so_does_the_game_in_typescript(product: Upcard, shell: Shell, tmp_path: Path) -> None:
    # A copy, since npm works inside the folder.
    package = tmp_path / "openapi" / "clients" / "typescript"
    shutil.copytree(
        PAGE.parent / "clients" / "typescript",
        package,
        ignore=shutil.ignore_patterns("node_modules", "dist", "build"),
    )
    [install], [run] = blocks(PAGE, "install-typescript"), blocks(PAGE, "run-typescript")
    installed(shell, install, "npm")
    save("ts", tmp_path / "ben" / "game.ts", product)
    assert "places: [" in shell.run(f"cd ben\n{run}")


def save(language: str, file: Path, product: Upcard) -> None:
    """Do as the page asks with the game in this language, for a server at another port."""
    [game] = blocks(PAGE, "game", language)
    assert PRINTED_ADDRESS in game
    file.write_text(game.replace(PRINTED_ADDRESS, f"127.0.0.1:{product.port}"), encoding="utf-8")


def installed(shell: Shell, script: str, told: str) -> None:
    """Run what installs something. Skips where it cannot be had and says so in these words; CI must have it."""
    try:
        shell.run(script, INSTALLED_WITHIN)
    except AssertionError as failure:
        if told not in str(failure):
            raise
        leave_out(str(failure))


def missing(mark: str, shell: Shell) -> list[str]:
    """What the scripts of this mark should print and do not."""
    [start] = blocks(PAGE, "start")
    assert PRINTED_ADDRESS in start
    said = shell.run("\n".join([start, *blocks(PAGE, mark)]))
    return [words for words in SAYS[mark] if words not in said]


def test_the_table_of_problems_is_the_registry() -> None:
    assert error_table.written() == error_table.table(), "make openapi writes it"
