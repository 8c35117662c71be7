"""What is printed for strangers works as it is printed: the game in the README, and the three lines of the contract."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.e2e.printed import PRINTED_ADDRESS, Shell, blocks

README = Path(__file__).parents[2] / "README.md"

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


def opened_with_seat_0_to_move(shell: Shell) -> dict[str, Any]:
    """The answer to the first line, from a match in which the draw made seat 0 the starter."""
    for _ in range(DRAWS):
        match: dict[str, Any] = json.loads(shell.run(OPEN))
        if match["to_move"] == [0]:
            return match
    raise AssertionError(f"seat 0 has not started once in {DRAWS} matches")


def test_the_game_in_the_readme_is_played_to_its_end(shell: Shell) -> None:
    [game] = blocks(README, "game")
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
