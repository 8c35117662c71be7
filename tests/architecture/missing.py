"""What a game still lacks, read from the files of a tree without running any of them."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path

ROOMS = {
    "__init__.py",
    "events.py",
    "evolve.py",
    "moves.py",
    "rules.py",
    "scoring.py",
    "state.py",
    "view.py",
    "worlds.py",
    "rules.en.md",
    "rules.ko.md",
    "texts.en.json",
    "texts.ko.json",
}
BOTS = ("random", "basic")
"""What plays every game; service.application.bots offers the same, which a test compares."""

TABLES = (
    ("tests/support/games.py", "GAMES"),
    ("tests/support/twins.py", "TWINS"),
    ("tests/engines/record_playthroughs.py", "RECORDED"),
    ("tests/worker/arena.py", "OPTION_SETS"),
)
"""The tests' tables by game: the file and the name of the dictionary."""


def games(root: Path) -> list[str]:
    """The packages of the games in `engines/`, such as `down_and_back`."""
    return sorted(path.name for path in (root / "engines").iterdir() if path.is_dir() and path.name[0] != "_")


def missing(root: Path) -> list[str]:
    """What every game in the tree still lacks, each as the file and what should be in it."""
    return [f"{game}: {lack}" for game in games(root) for lack in _missing(root, game)]


def _missing(root: Path, game: str) -> Iterator[str]:
    name = game.replace("_", "-")
    found = {path.name for path in (root / "engines" / game).iterdir() if path.name != "__pycache__"}
    yield from (f"engines/{game}/{room} is missing" for room in sorted(ROOMS - found))
    yield from (f"engines/{game}/{room} is no room" for room in sorted(found - ROOMS))
    if game not in _engines_named(root / "engines/registry.py"):
        yield f"engines/registry.py does not list {game}.ENGINE"
    players = _keys(root / "worker/players/registry.py", "PLAYERS")
    yield from (f"worker/players/registry.py has no player {(bot, name)}" for bot in BOTS if (bot, name) not in players)
    yield from (f"{file}: {table} has no {name!r}" for file, table in TABLES if name not in _keys(root / file, table))
    if not list((root / "tests/engines/playthroughs").glob(f"{name}-*.json")):
        yield "tests/engines/playthroughs/ holds no match of it"
    if not list((root / "tests/engines" / game).glob("test_*.py")):
        yield f"tests/engines/{game}/ has no tests of its rules"
    document = json.loads((root / "openapi/openapi.json").read_text(encoding="utf-8"))
    if name not in document["components"]["schemas"]["View"]["discriminator"]["mapping"]:
        yield "openapi/openapi.json does not know it"


def _engines_named(registry: Path) -> set[str]:
    """The modules whose `ENGINE` the registry names."""
    return {
        node.value.id
        for node in ast.walk(ast.parse(registry.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "ENGINE" and isinstance(node.value, ast.Name)
    }


def _keys(file: Path, table: str) -> set[object]:
    """The keys of the dictionary of this name, which must all be literals."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), value=value) if name == table and value is not None:
                inner = next(part for part in ast.walk(value) if isinstance(part, ast.Dict))
                return {ast.literal_eval(key) for key in inner.keys if key is not None}
    raise AssertionError(f"{file} has no table {table}")
