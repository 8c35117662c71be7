"""What is printed for strangers works as it is printed: the game in the README, and the three lines of the contract.

curl is told by a settings file to find the product where the text says `localhost:8000`, so that not one character of
the text is changed.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.product import Upcard, running

README = Path(__file__).parents[2] / "README.md"

PRINTED_ADDRESS = "localhost:8000"

GAME_WITHIN = 60.0
"""Seconds that a whole game by curl may take: each move starts curl three times."""

DRAWS = 60
"""Matches that are opened at most until the draw lets seat 0 start; all would fail once in 2^60 runs."""

OPEN = r"""
curl -s localhost:8000/v1/matches -H 'content-type: application/json' \
     -d '{"game":"showdown","seats":[{"kind":"human","name":"Ann"},{"kind":"bot","bot":"basic"}]}'
"""

MOVE = r"""
curl -s localhost:8000/v1/matches/m_…/moves -H 'authorization: Bearer seat_…' -H 'if-match: "5"' \
     -H 'idempotency-key: 1' -H 'content-type: application/json' -d '{"type":"stack_card","card":"blank"}'
"""

FOLLOW = r"""
curl -sN localhost:8000/v1/matches/m_…/events?after=6 -H 'accept: text/event-stream' -H 'authorization: Bearer seat_…'
"""


@pytest.fixture(scope="module")
def product(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Upcard]:
    if shutil.which("curl") is None:
        assert os.environ.get("CI") != "true", "the build server needs curl"
        pytest.skip("needs curl")
    with running(tmp_path_factory.mktemp("readme") / "data") as product:
        yield product


class Shell:
    """A shell in which curl finds the product."""

    def __init__(self, product: Upcard, home: Path) -> None:
        (home / ".curlrc").write_text(
            f'connect-to = "{PRINTED_ADDRESS}:127.0.0.1:{product.port}"\nnoproxy = "*"\nmax-time = {GAME_WITHIN:g}\n'
        )
        self._home = home

    def start(self, script: str) -> subprocess.Popen[str]:
        """Run a script that stops at its first mistake."""
        return subprocess.Popen(
            ["bash", "-euo", "pipefail", "-c", script],
            env={**os.environ, "CURL_HOME": str(self._home)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def run(self, script: str) -> str:
        """What a script prints."""
        process = self.start(script)
        try:
            said, _ = process.communicate(timeout=GAME_WITHIN)
        finally:
            process.kill()
        assert process.returncode == 0, said
        return said


@pytest.fixture
def shell(product: Upcard, tmp_path: Path) -> Shell:
    return Shell(product, tmp_path)


def blocks(marked: str) -> list[str]:
    """The shell blocks of the README that stand right after this mark."""
    return re.findall(rf"<!-- test: {marked} -->\n```sh\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


def opened_with_seat_0_to_move(shell: Shell) -> dict[str, Any]:
    """The answer to the first line, from a match in which the draw made seat 0 the starter."""
    for _ in range(DRAWS):
        match: dict[str, Any] = json.loads(shell.run(OPEN))
        if match["to_move"] == [0]:
            return match
    raise AssertionError(f"seat 0 has not started once in {DRAWS} matches")


def test_the_game_in_the_readme_is_played_to_its_end(shell: Shell) -> None:
    [game] = blocks("game")
    assert PRINTED_ADDRESS in game
    said = shell.run(game)
    assert '"type":"card_stacked"' in said
    assert '"outcome":{"places":' in said
    log = [json.loads(line.removeprefix("data: ")) for line in said.splitlines() if line.startswith("data: ")]
    assert [event["version"] for event in log] == list(range(1, len(log) + 1))
    assert log[-1]["type"] == "match_finished"


def test_the_three_lines_of_the_contract_work_as_printed(shell: Shell) -> None:
    match = opened_with_seat_0_to_move(shell)
    assert (match["status"], match["version"]) == ("active", 5)
    assert {"type": "stack_card", "card": "hit"} in match["legal_moves"]
    token = match["seats"][0]["token"]

    def filled_in(line: str) -> str:
        return line.replace("m_…", match["id"]).replace("seat_…", token)

    made = json.loads(shell.run(filled_in(MOVE)))
    assert made["version"] == 6
    assert [(event["type"], event["card"]) for event in made["events"]] == [("card_stacked", "blank")]
    assert made["match"]["version"] == 6

    following = shell.start(filled_in(FOLLOW))
    try:
        assert following.stdout is not None
        first = next(line for line in following.stdout if line.startswith("data: "))
    finally:
        following.kill()
        following.communicate()
    answered = json.loads(first.removeprefix("data: "))
    assert (answered["version"], answered["seat"]) == (7, 1)
