"""Clients that openapi-generator makes in Java and Go play a match, and every event comes as the type it is of."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from tests.e2e.product import Upcard, running
from tests.openapi.clients.compiled import go_program, java_program
from tests.openapi.document import DOCUMENT, resolved

PLAYED_WITHIN = 120.0
"""Seconds for one match."""


@pytest.mark.early
# The Go toolchain compiles its standard library first, where it has not yet.
@pytest.mark.timeout(900)
@pytest.mark.parametrize("program", [pytest.param(java_program, id="java"), pytest.param(go_program, id="go")])
def test_a_compiled_client_plays_a_match(program: Callable[[], list[str]], tmp_path: Path) -> None:
    command = program()
    with running(tmp_path / "data") as product:
        address = f"http://127.0.0.1:{product.port}"
        run = subprocess.run([*command, address], capture_output=True, text=True, check=False, timeout=PLAYED_WITHIN)
        assert run.returncode == 0, run.stdout + run.stderr
        [match] = told(run.stdout, "match")
        page = log(product, match)
    assert page["events"][-1]["type"] == "match_finished"
    assert told(run.stdout, "refused") == ["422 illegal_move nothing-to-fold"]
    assert told(run.stdout, "event") == [schema_of(event) for event in page["events"]]
    [places] = told(run.stdout, "places")
    assert [int(place) for place in re.findall(r"\d+", places)] == page["events"][-1]["places"]


def told(output: str, what: str) -> list[str]:
    """What the program says of this."""
    return [line.removeprefix(what).strip() for line in output.splitlines() if line.startswith(f"{what} ")]


def log(product: Upcard, match: str) -> dict[str, Any]:
    with urlopen(f"http://127.0.0.1:{product.port}/v1/matches/{match}/events?limit=500", timeout=20) as answer:
        page: dict[str, Any] = json.load(answer)
    assert len(page["events"]) == page["version"], "the match is too long for one page"
    return page


def schema_of(event: dict[str, Any]) -> str:
    """The name of the schema that the contract has for this event of a match of Showdown."""
    mapping = DOCUMENT["components"]["schemas"]["ShowdownEvent"]["discriminator"]["mapping"]
    of_every_match = {
        resolved(member)["properties"]["type"]["enum"][0]: member["$ref"]
        for member in DOCUMENT["components"]["schemas"]["Event"]["anyOf"]
        if "oneOf" not in resolved(member)
    }
    reference: str = (of_every_match | mapping)[event["type"]]
    return reference.rpartition("/")[2]
