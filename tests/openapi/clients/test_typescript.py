"""The TypeScript client plays whole matches against the real product, over connections that break."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from random import Random

import pytest

from service.terminal.sentences import sentence
from tests.e2e.printed import blocks
from tests.e2e.product import Upcard
from tests.openapi.clients.cutting_proxy import cutting
from tests.openapi.clients.host import asked, opened, player, status_of
from tests.openapi.clients.typescript_outsider import PACKAGE, README, outsider, run
from tests.openapi.clients.witness import Document, assert_no_move_was_doubled, log_of, own_log
from tests.openapi.document import DOCUMENT
from tests.openapi.node_tools import node_tools
from tests.processes.waiting import wait_until

__all__ = ["outsider"]

PRINTED_SERVER = "http://localhost:8000"

GAMES: dict[str, tuple[Document, int]] = {
    "showdown": ({"auto_flip": False}, 2),
    "schieberamsch": ({"hands": 3}, 3),
    "down-and-back": ({"rounds": 3}, 4),
    "liars-race": ({}, 3),
}
"""Options and seats of a match that is not too long, and in which nobody is made to do what is a move elsewhere."""

WITHIN = 120.0
"""Seconds for a match; each cut of a stream costs the two that the server asks for."""


def test_what_is_generated_is_up_to_date(tmp_path: Path) -> None:
    folder = node_tools(PACKAGE)
    run("npm", "run", "--silent", "generate", "--", "--output", tmp_path, cwd=folder)
    fresh, kept = _files(tmp_path), _files(folder / "src" / "generated")
    stale = sorted(name for name in fresh | kept if fresh.get(name) != kept.get(name))
    assert not stale, "make clients"


def test_the_package_has_the_version_of_the_contract() -> None:
    assert json.loads((PACKAGE / "package.json").read_text("utf-8"))["version"] == DOCUMENT["info"]["version"]


def test_what_is_written_by_hand_has_no_way_around_its_types() -> None:
    written = [*(PACKAGE / "src").glob("*.ts"), *(PACKAGE / "examples").glob("*.ts")]
    assert len(written) > 5
    for path in written:
        code = re.sub(r"/\*.*?\*/|//[^\n]*|'[^'\n]*'", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert not re.findall(r"(?<!\.)\bany\b|@ts-", code), path.name


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_over_connections_that_break(game: str, outsider: Path, product: Upcard) -> None:
    options, seats = GAMES[game]
    with cutting(product.port, Random(game)) as proxy:
        server = f"http://127.0.0.1:{proxy.port}"
        said = run("node", "match.js", server, game, json.dumps(options), str(seats), cwd=outsider, within=WITHIN)
    heard = json.loads(said)
    assert proxy.cut_streams >= 2
    assert proxy.lost_answers >= 1
    assert proxy.lost_moves + proxy.lost_answers == 6

    log = log_of(product, heard["opened"]["id"], heard["token"])
    first, *events = [each for each in heard["told"] if each["type"] not in {"seat_gone", "seat_back"}]
    assert first["type"] == "snapshot"
    assert events == log[first["version"] :]
    assert log[-1]["type"] == "match_finished"
    assert heard["outcome"]["places"] == log[-1]["places"]
    assert_no_move_was_doubled(heard["answers"], log)

    snapshot, *news = heard["own"]
    assert snapshot["type"] == "snapshot"
    assert news == own_log(product, heard["token"], snapshot["id"], news[-1]["id"])
    assert {"your_turn", "match_ended"} <= {item["type"] for item in news}

    # The terminal client has the same sentences from another hand.
    texts = asked(product, f"/v1/games/{game}/texts", None)
    names = [seat["name"] for seat in heard["opened"]["seats"]]
    expected = {
        event["version"]: sentence(
            texts["match" if event["type"] in texts["match"]["events"] else "game"], event["type"], event, names
        )
        for event in events
    }
    said_of = zip(heard["told"], heard["sentences"], strict=True)
    assert {told["version"]: words for told, words in said_of if told.get("version") in expected} == expected


@pytest.mark.parametrize("program", ["streams.test.js", "moves.test.js"])
def test_whatever_a_server_does(program: str, outsider: Path) -> None:
    run("node", "--test", program, cwd=outsider)


def test_the_game_in_the_readme_is_played_to_its_end(outsider: Path, product: Upcard) -> None:
    [game] = blocks(README, "game", "ts")
    assert PRINTED_SERVER in game
    assert game.count("\n") <= 22
    program = (outsider / "readme_game.js").read_text(encoding="utf-8")
    (outsider / "readme_game_here.js").write_text(
        program.replace(PRINTED_SERVER, f"http://127.0.0.1:{product.port}"), encoding="utf-8"
    )
    said = run("node", "readme_game_here.js", cwd=outsider)
    assert "match_finished" in said
    assert "places: [" in said


def test_the_bot_plays_every_game_wherever_it_finds_a_seat(outsider: Path, product: Upcard, tmp_path: Path) -> None:
    bot, host = player(product, "Bot"), player(product, "Host")
    tables = [opened(product, host, game, *GAMES[game]) for game in GAMES]
    seats = [{"kind": "human"}, {"kind": "open"}]
    private = asked(product, "/v1/matches", host, {"game": "showdown", "seats": seats, "visibility": "private"})["id"]
    asked(product, f"/v1/matches/{private}/invitations", host, {"player": bot["id"]})
    output = tmp_path / "said"
    server = f"http://127.0.0.1:{product.port}"
    with output.open("w") as said:
        program = subprocess.Popen(
            ["node", "bot.js", server, bot["token"]], cwd=outsider, stdout=said, stderr=subprocess.STDOUT
        )
    try:
        wait_until(lambda: status_of(product, host, private) == "active", WITHIN)
        # What it says last of a match comes from the texts of the match, the rest from those of the game.
        ends = [re.compile(rf"^{match}: The match is over\.", re.MULTILINE) for match in tables]
        wait_until(lambda: all(end.search(output.read_text("utf-8")) for end in ends), WITHIN)
    finally:
        program.kill()
        program.wait()
    lines = output.read_text("utf-8").splitlines()
    for match in tables:
        told = [line.partition(": ")[2] for line in lines if line.startswith(match)]
        assert len(told) == len(log_of(product, match, bot["token"]))
        assert all(" " in line for line in told), "something was told by its type"
    assert len(lines) == sum(line.startswith("m_") for line in lines), "it was in trouble"


def _files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
