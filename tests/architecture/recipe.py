"""The recipe of CONTRIBUTING.md for adding a game, followed for Highest Card in a copy of the project.

Each step says which files it touches, and does what a developer would do to them.
"""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tests.architecture.source import ROOT

TOY = ROOT / "tests" / "toy"
PACKAGE, NAME = "highest_card", "highest-card"


class Step(NamedTuple):
    """A step of the recipe, the files it touches, and how."""

    name: str
    touches: tuple[str, ...]
    follow: Callable[[Path], None]


def run(tree: Path, *command: str) -> str:
    """What a Python command prints in the copy; it must succeed."""
    ran = subprocess.run(
        [sys.executable, *command], cwd=tree, env={"PYTHONPATH": str(tree)}, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def _rooms(tree: Path) -> None:
    shutil.copytree(TOY / PACKAGE, tree / "engines" / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    for path in (tree / "engines" / PACKAGE).glob("*.py"):
        _move_in(path)


def _registry(tree: Path) -> None:
    path = tree / "engines/registry.py"
    text = path.read_text(encoding="utf-8")
    text = text.replace("from engines import ", f"from engines import {PACKAGE}, ")
    path.write_text(text.replace("engine in (", f"engine in ({PACKAGE}.ENGINE, "), encoding="utf-8")


def _bot(tree: Path) -> None:
    path = tree / "worker/players" / f"{PACKAGE}.py"
    shutil.copy(TOY / "player.py", path)
    _move_in(path)
    registry = tree / "worker/players/registry.py"
    _import(registry, f"from worker.players import {PACKAGE}")
    _enter(registry, "PLAYERS", f'("random", "{NAME}"): random_player.choose')
    _enter(registry, "PLAYERS", f'("basic", "{NAME}"): {PACKAGE}.basic')


def _tests(tree: Path) -> None:
    folder = tree / "tests/engines" / PACKAGE
    folder.mkdir()
    (folder / "__init__.py").touch()
    shutil.copy(TOY / "test_rulings.py", folder)
    _move_in(folder / "test_rulings.py")
    games = tree / "tests/support/games.py"
    _import(games, f"from engines.{PACKAGE}.moves import PlayCard as HighestCard")
    _import(games, f"from engines.{PACKAGE}.state import Options as {PACKAGE}_options")
    _enter(
        games,
        "GAMES",
        f"""{NAME!r}: Game(
        options=st.builds({PACKAGE}_options, cards=st.integers(1, 5), reveal_at_end=st.booleans()),
        moves=tuple(HighestCard(card=card) for card in DECK),
        cards=lambda state: [*sum(state.hands, ()), *state.stock, *state.trick, *state.seen],
        deck=sorted(DECK),
        longest=20,
    )""",
    )
    twins = tree / "tests/support" / f"{PACKAGE}_twins.py"
    shutil.copy(TOY / "twins.py", twins)
    _import(tree / "tests/support/twins.py", f"from tests.support.{PACKAGE}_twins import {PACKAGE}_twin")
    _enter(tree / "tests/support/twins.py", "TWINS", f"{NAME!r}: {PACKAGE}_twin")
    _enter(tree / "tests/worker/arena.py", "OPTION_SETS", f'{NAME!r}: {{"defaults": {{}}}}')


def _playthroughs(tree: Path) -> None:
    recorder = tree / "tests/engines/record_playthroughs.py"
    _import(recorder, f"from engines.{PACKAGE}.state import Options as {PACKAGE}_options")
    _enter(recorder, "RECORDED", f'{NAME!r}: {{"defaults": ({PACKAGE}_options(), 1)}}')
    run(tree, "-m", "tests.engines.record_playthroughs")


def _contract(tree: Path) -> None:
    run(tree, "-m", "service.cli", "openapi", "--write", "openapi/openapi.json")


STEPS = (
    Step("the rooms", ("engines/<game>/",), _rooms),
    Step("the registry", ("engines/registry.py",), _registry),
    Step("the bot", ("worker/players/<game>.py", "worker/players/registry.py"), _bot),
    Step(
        "its tests",
        ("tests/support/games.py", "tests/support/twins.py", "tests/worker/arena.py", "tests/engines/<game>/"),
        _tests,
    ),
    Step("its playthroughs", ("tests/engines/record_playthroughs.py",), _playthroughs),
    Step("the contract", ("make openapi",), _contract),
)


def _move_in(path: Path) -> None:
    """The game lies among the others now."""
    path.write_text(path.read_text(encoding="utf-8").replace("tests.toy.", "engines."), encoding="utf-8")


def _import(path: Path, line: str) -> None:
    first = "from __future__ import annotations\n"
    path.write_text(path.read_text(encoding="utf-8").replace(first, f"{first}{line}\n", 1), encoding="utf-8")


def _enter(path: Path, table: str, entry: str) -> None:
    """Put an entry at the end of the dictionary of this name."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    for node in ast.parse("".join(lines)).body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), value=value) if name == table and value is not None:
                entries = next(part for part in ast.walk(value) if isinstance(part, ast.Dict))
                last, column = (entries.end_lineno or 0) - 1, (entries.end_col_offset or 0) - 1
                before = ("".join(lines[:last]) + lines[last][:column]).rstrip()
                comma = "" if before.endswith((",", "{")) else ","
                after = lines[last][column:] + "".join(lines[last + 1 :])
                path.write_text(f"{before}{comma}\n{entry},\n{after}", encoding="utf-8")
                return
    raise AssertionError(f"{path} has no table {table}")
