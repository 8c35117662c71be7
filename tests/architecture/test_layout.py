"""The tree: the same rooms in every resource, and no room too large. Those of the games are in test_fifth_game.py."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.architecture.source import ROOT, files

LONGEST = 300
EMPTY_NAMES = {"base", "common", "data", "helper", "helpers", "manager", "misc", "util", "utils"}


def contracts() -> dict[str, dict[str, Any]]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        return {contract["id"]: contract for contract in tomllib.load(file)["tool"]["importlinter"]["contracts"]}


CODE = [path for path in files() if path.suffix in {".py", ".lua", ".js", ".mjs"} and "clients" not in path.parts]


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
