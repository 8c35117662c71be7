"""No game lacks anything; and a new one is told what it lacks until the recipe has been followed to its end."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from service.application.bots import BOTS
from tests.architecture import missing as lists
from tests.architecture.missing import missing
from tests.architecture.recipe import NAME, PACKAGE, STEPS, run
from tests.architecture.source import ROOT, files

LACKING = {
    "the registry": [f"engines/registry.py does not list {PACKAGE}.ENGINE"],
    "the bot": [f"worker/players/registry.py has no player {(bot, NAME)}" for bot in lists.BOTS],
    "its tests": [
        f"tests/support/games.py: GAMES has no '{NAME}'",
        f"tests/support/twins.py: TWINS has no '{NAME}'",
        f"tests/worker/arena.py: OPTION_SETS has no '{NAME}'",
        f"tests/engines/{PACKAGE}/ has no tests of its rules",
    ],
    "its playthroughs": [
        f"tests/engines/record_playthroughs.py: RECORDED has no '{NAME}'",
        "tests/engines/playthroughs/ holds no match of it",
    ],
    "the contract": ["openapi/openapi.json does not know it"],
}
"""What a game lacks that has its rooms, by the step that mends it."""

PROVED_BY = (
    f"tests/engines/{PACKAGE}",
    "tests/engines/test_conformance.py",
    "tests/engines/test_playthroughs.py",
    "tests/engines/test_texts.py",
    "tests/service/application/test_catalogue.py",
    "tests/service/api/test_every_game.py",
    "tests/service/test_twin_worlds.py",
    "tests/service/terminal/test_words.py",
    "tests/worker/test_players.py",
)
"""Tests that try whatever is registered."""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the project as it would be committed."""
    for path in files():
        target = tmp_path / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    return tmp_path


def test_no_game_lacks_anything() -> None:
    assert missing(ROOT) == []


def test_all_bots_are_asked_for() -> None:
    assert lists.BOTS == BOTS


def test_the_recipe_names_the_files_that_it_touches_in_this_order() -> None:
    recipe = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Adding a game")[2]
    named = [re.escape(file) for step in STEPS for file in step.touches]
    assert re.search(".*".join(named), recipe, re.DOTALL), named


def test_a_room_that_is_missing_or_strange_is_named(tree: Path) -> None:
    (tree / "engines/showdown/scoring.py").rename(tree / "engines/showdown/attic.py")
    assert [lack for lack in missing(tree) if lack.startswith("showdown")] == [
        "showdown: engines/showdown/scoring.py is missing",
        "showdown: engines/showdown/attic.py is no room",
    ]


def test_a_fifth_game_joins_by_the_recipe(tree: Path) -> None:
    lacking = dict(LACKING)
    for step in STEPS:
        step.follow(tree)
        lacking.pop(step.name, None)
        expected = {f"{PACKAGE}: {lack}" for lacks in lacking.values() for lack in lacks}
        assert {lack for lack in missing(tree) if lack.startswith(PACKAGE)} == expected, step.name
    assert not lacking
    contracts = run(tree, "-c", "from importlinter.cli import lint_imports_command as lint; lint()", "--no-cache")
    assert " 0 broken." in contracts
    said = run(
        tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--pairs", "60", "-k", f"{NAME} or {PACKAGE}", *PROVED_BY
    )
    passed = re.search(r"(\d+) passed", said)
    assert passed is not None, said
    assert int(passed[1]) > 30, said
