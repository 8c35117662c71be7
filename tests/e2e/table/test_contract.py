"""The page uses what the contract offers, and nothing else."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.e2e.table.checks import table_tools
from tests.e2e.table.conftest import Welcome
from tests.openapi.node_tools import ROOT

TABLE = ROOT / "openapi" / "table"
MODULES = sorted(TABLE.glob("**/*.js"))
OPERATIONS = (TABLE / "client" / "operations.js").read_text(encoding="utf-8")
CALL = re.compile(r'export (?:async )?function (\w+)\(.*?method: "([A-Z]+)", path: [`"]([^`"]+)[`"]', re.DOTALL)


def contract() -> dict[str, Any]:
    document: dict[str, Any] = json.loads((ROOT / "openapi" / "openapi.json").read_text(encoding="utf-8"))
    return document["paths"]  # type: ignore[no-any-return]


def operation_of(method: str, path: str) -> str | None:
    """The id of the operation that a request is for."""
    for template, operations in contract().items():
        pattern = re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(template))
        if re.fullmatch(pattern, path) and method.lower() in operations:
            return str(operations[method.lower()]["operationId"])
    return None


def snake(name: str) -> str:
    return re.sub(r"([A-Z])", lambda found: f"_{found[1].lower()}", name)


@pytest.mark.parametrize(
    ("name", "method", "path"), [pytest.param(*call, id=call[0]) for call in CALL.findall(OPERATIONS)]
)
def test_an_operation_is_called_as_in_the_contract(name: str, method: str, path: str) -> None:
    plain = re.sub(r"\$\{query\}$|\?.*$", "", path)
    assert operation_of(method, re.sub(r"\$\{\w+\}", "x", plain)) == snake(name)


def test_every_operation_was_looked_at() -> None:
    assert len(CALL.findall(OPERATIONS)) == len(re.findall("method:", OPERATIONS)) > 10


def test_addresses_are_in_one_module_and_in_the_stream() -> None:
    knowing = {
        path.name
        for path in MODULES
        if "/v1/" in re.sub(r"/\*\*.*?\*/|//.*", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    }
    assert knowing == {"operations.js", "follow.js"}


def test_what_the_page_asks_for_is_in_the_contract(welcome: Welcome) -> None:
    guest = welcome()
    guest.page.goto(guest.address)
    guest.page.locator(".game").first.get_by_role("button", name="Rules").click()
    guest.page.locator("dialog h3").first.wait_for()
    guest.open_match("liars-race", max_deals=1)
    guest.play_to_the_end()
    asked = {(method, urlsplit(url).path) for method, url in guest.requests}
    unknown = [call for call in asked if not call[1].startswith("/table/") and operation_of(*call) is None]
    assert unknown == []
    assert {"open_match", "make_move", "list_events"} <= {operation_of(*call) for call in asked}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(TABLE)))
def test_a_module_loads_only_modules_of_the_page(path: Path) -> None:
    for imported in re.findall(r'^import .* from "(.+)";$', path.read_text(encoding="utf-8"), flags=re.MULTILINE):
        assert (path.parent / imported).resolve() in MODULES


def test_the_page_holds_to_the_types_of_the_contract() -> None:
    run = subprocess.run(
        ["npm", "run", "--silent", "types"], cwd=table_tools(), capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
