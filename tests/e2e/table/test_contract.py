"""The page uses what the contract offers, and nothing else."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.e2e.table.checks import table_tools
from tests.e2e.table.conftest import Welcome
from tests.e2e.table.contract import operation_of, unknown_to_the_contract
from tests.openapi.node_tools import ROOT

TABLE = ROOT / "openapi" / "table"
MODULES = sorted(TABLE.glob("**/*.js"))
OPERATIONS = (TABLE / "client" / "operations.js").read_text(encoding="utf-8")
CALL = re.compile(r'export (?:async )?function (\w+)\(.*?method: "([A-Z]+)", path: [`"]([^`"]+)[`"]', re.DOTALL)


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


def test_a_call_outside_the_contract_would_be_noticed() -> None:
    asked = [
        ("GET", "http://localhost/table/main.js"),
        ("GET", "http://localhost/v1/games?x=1"),
        ("PUT", "http://localhost/v1/games"),
        ("GET", "http://localhost/v1/cards/qs"),
    ]
    assert unknown_to_the_contract(asked) == [("GET", "/v1/cards/qs"), ("PUT", "/v1/games")]


def test_a_match_needs_few_operations(welcome: Welcome) -> None:
    guest = welcome()
    guest.page.goto(guest.address)
    guest.page.locator(".game").first.get_by_role("button", name="Rules").click()
    guest.page.locator("dialog h3").first.wait_for()
    guest.open_match("liars-race", max_deals=1)
    guest.play_to_the_end()
    guest.page.locator(".places .rating").first.wait_for()
    asked = {operation_of(method, urlsplit(url).path) for method, url in guest.requests}
    assert asked - {None} == {
        "list_games",
        "list_matches",
        "get_rules",
        "get_texts",
        "make_player",
        "open_match",
        "get_match",
        "list_events",
        "make_move",
        "get_ratings",
        "explain_rating_change",
    }


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(TABLE)))
def test_a_module_loads_only_modules_of_the_page(path: Path) -> None:
    for imported in re.findall(r'^import .* from "(.+)";$', path.read_text(encoding="utf-8"), flags=re.MULTILINE):
        assert (path.parent / imported).resolve() in MODULES


def test_the_page_holds_to_the_types_of_the_contract() -> None:
    run = subprocess.run(
        ["npm", "run", "--silent", "types"], cwd=table_tools(), capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
