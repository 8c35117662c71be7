"""Each import contract is kept, and a planted import breaks it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.source import PACKAGES, ROOT
from tests.architecture.test_layout import contracts

PLANTED = {
    "layers": ("engines/cards.py", "import service.settings"),
    "engines-pure": ("engines/showdown/rules.py", "import time"),
    "games-independent": ("engines/down_and_back/rules.py", "import engines.showdown.moves"),
    "same-rooms": ("engines/showdown/state.py", "import engines.showdown.rules"),
    "game-chosen-once": ("service/application/play.py", "import engines.showdown.rules"),
    "bots-see-views": ("worker/players/__init__.py", "import engines.showdown.state"),
    "bots-have-no-wires": ("worker/players/__init__.py", "import service.settings"),
    "service-layers": ("service/application/play.py", "import service.adapters"),
    "terminal-knows-the-contract": ("service/terminal/table.py", "import engines.texts"),
    "worker-without-http": ("worker/jobs.py", "import service.api.problems"),
    "http-only-in-api": ("service/runtime.py", "import flask"),
    "redis-only-in-adapters": ("service/application/play.py", "import redis"),
    "rq-only-behind-the-queue": ("service/processes/up.py", "import rq"),
}
"""For each contract a file and an import that it must catch."""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the three packages and their contracts."""
    for package in PACKAGES:
        shutil.copytree(ROOT / package, tmp_path / package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def check(tree: Path, contract: str) -> subprocess.CompletedProcess[str]:
    program = (
        "import sys; sys.path.insert(0, '.'); from importlinter.cli import lint_imports_command; lint_imports_command()"
    )
    return subprocess.run(
        [sys.executable, "-c", program, "--contract", contract, "--no-cache"],
        cwd=tree,
        capture_output=True,
        text=True,
        check=False,
    )


def plant(path: Path, line: str) -> None:
    with path.open("a", encoding="utf-8") as module:
        module.write(f"\n{line}\n")


def test_every_contract_is_tried() -> None:
    assert PLANTED.keys() == contracts().keys()


@pytest.mark.parametrize("contract", sorted(PLANTED))
def test_a_planted_import_breaks_its_contract(tree: Path, contract: str) -> None:
    file, line = PLANTED[contract]
    kept = check(tree, contract)
    assert kept.returncode == 0, kept.stdout + kept.stderr
    plant(tree / file, line)
    broken = check(tree, contract)
    assert "Contracts: 0 kept, 1 broken." in broken.stdout
    assert broken.returncode == 1


def test_a_room_that_only_one_game_has_breaks_the_contract(tree: Path) -> None:
    plant(tree / "engines" / "showdown" / "attic.py", "")
    assert "attic" in check(tree, "same-rooms").stdout
