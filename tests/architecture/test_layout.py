"""The tree: the same rooms in every game and every resource, and no room too large."""

from __future__ import annotations

import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.architecture.source import GAMES, ROOT

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
LONGEST = 300
EMPTY_NAMES = {"base", "common", "data", "helper", "helpers", "manager", "misc", "util", "utils"}


def contracts() -> dict[str, dict[str, Any]]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        return {contract["id"]: contract for contract in tomllib.load(file)["tool"]["importlinter"]["contracts"]}


def files() -> list[Path]:
    """Every file that is or will be committed."""
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.check_output(listing, cwd=ROOT, text=True).splitlines()
    return [ROOT / name for name in names if (ROOT / name).exists()]


CODE = [path for path in files() if path.suffix in {".py", ".lua", ".js", ".mjs"} and "clients" not in path.parts]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_same_rooms_as_every_other(game: str) -> None:
    found = {path.name for path in (ROOT / "engines" / game).iterdir() if path.name != "__pycache__"}
    assert found == ROOMS


@pytest.mark.parametrize(
    "resource", sorted(path.parent.name for path in (ROOT / "service" / "api").glob("*/__init__.py"))
)
def test_a_resource_has_its_routes(resource: str) -> None:
    assert (ROOT / "service" / "api" / resource / "routes.py").exists()


@pytest.mark.parametrize("path", CODE, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_is_a_room_and_not_a_hall(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST


@pytest.mark.parametrize("path", CODE, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_module_s_name_says_what_is_in_it(path: Path) -> None:
    assert path.stem not in EMPTY_NAMES
