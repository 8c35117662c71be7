"""The Python client plays whole matches against the real product, over connections that break."""

from __future__ import annotations

import datetime as dt
import json
import re
import subprocess
import tomllib
from pathlib import Path
from random import Random

import pytest

from service.terminal.sentences import sentence as terminal_sentence
from tests.e2e.printed import blocks
from tests.e2e.product import Upcard
from tests.leaving_out import leave_out
from tests.openapi.clients.cutting_proxy import cutting
from tests.openapi.clients.host import asked, opened, player, status_of
from tests.openapi.clients.python_outsider import PACKAGE, PROGRAMS, Outsider, outsider
from tests.openapi.clients.witness import Document, assert_no_move_was_doubled, log_of, own_log
from tests.openapi.document import DOCUMENT, resolved
from tests.openapi.node_tools import ROOT
from tests.processes.waiting import wait_until
from upcard_client import sentence

__all__ = ["outsider"]

GAMES: dict[str, tuple[Document, int]] = {
    "showdown": ({}, 2),
    "schieberamsch": ({"hands": 3}, 3),
    "down-and-back": ({"rounds": 3}, 4),
    "liars-race": ({}, 3),
}
"""Options and seats of a match that is not too long."""

NAMES = ["Ann", "{card}", "Cho", "Dan"]

PRINTED_SERVER = "http://localhost:8000"

SCHEMAS = DOCUMENT["components"]["schemas"]

MATCHES_WITHIN = 120.0
"""Seconds for four matches side by side."""


def test_what_is_generated_is_up_to_date(tmp_path: Path) -> None:
    if not (ROOT / ".venv" / "clients" / "bin" / "openapi-python-client").exists():
        leave_out("needs .venv/clients, which make test and make clients make")
    made = tmp_path / "generated"
    done = subprocess.run([PACKAGE / "generate", made], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    fresh, kept = files_in(made), files_in(PACKAGE / "upcard_client" / "generated")
    stale = sorted(str(name) for name in fresh | kept if fresh.get(name) != kept.get(name))
    assert not stale, "make clients"


def test_the_package_has_the_version_of_the_contract() -> None:
    packaged = tomllib.loads((PACKAGE / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert packaged == DOCUMENT["info"]["version"].replace("-draft", ".dev0")


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_over_connections_that_break(game: str, outsider: Outsider, product: Upcard) -> None:
    options, seats = GAMES[game]
    with cutting(product.port, Random(game)) as proxy:
        server = f"http://127.0.0.1:{proxy.port}"
        heard = json.loads(outsider.run(PROGRAMS / "match.py", server, game, json.dumps(options), str(seats)))
    assert proxy.cut_streams >= 2
    assert proxy.lost_answers >= 1
    assert proxy.lost_moves + proxy.lost_answers == 6

    log = log_of(product, heard["match"], heard["token"])
    first, *events = [news for news in heard["followed"] if news["class"] not in ("SeatGone", "SeatBack")]
    assert first["class"] == "Match"
    rest = log[first["told"]["version"] :]
    assert [timed(event["told"]) for event in events] == [timed(event) for event in rest]
    assert [event["class"] for event in events] == [class_of(game, event) for event in rest]
    assert log[-1]["type"] == "match_finished"
    assert heard["outcome"]["places"] == log[-1]["places"]
    assert_no_move_was_doubled(heard["answers"], log)

    first, *own = [item["told"] for item in heard["own"] if item["class"] == "OwnEvent"]
    assert own == own_log(product, heard["token"], first["id"], own[-1]["id"])
    assert {"your_turn", "match_ended"} <= {item["type"] for item in own}

    texts = asked(product, f"/v1/games/{game}/texts", None)
    for event in log:
        templates = texts["game" if event["type"] in texts["game"]["events"] else "match"]
        assert sentence(texts, event, NAMES) == terminal_sentence(templates, event["type"], event, NAMES)


def test_the_game_in_the_readme_is_played_to_its_end(outsider: Outsider, product: Upcard, tmp_path: Path) -> None:
    [game] = blocks(PACKAGE / "README.md", "game", "python")
    assert PRINTED_SERVER in game
    assert game.count("\n") <= 20
    program = tmp_path / "game.py"
    program.write_text(game.replace(PRINTED_SERVER, f"http://127.0.0.1:{product.port}"), "utf-8")
    said = outsider.run(program)
    assert "MatchFinished(" in said
    assert said.splitlines()[-1].startswith("Places: [")


def test_the_bot_plays_every_game_wherever_it_finds_a_seat(outsider: Outsider, product: Upcard, tmp_path: Path) -> None:
    bot, host = player(product, "Bot"), player(product, "Host")
    tables = [opened(product, host, game, *GAMES[game]) for game in GAMES]
    seats = [{"kind": "human"}, {"kind": "open"}]
    private = asked(product, "/v1/matches", host, {"game": "showdown", "seats": seats, "visibility": "private"})["id"]
    asked(product, f"/v1/matches/{private}/invitations", host, {"player": bot["id"]})
    output = tmp_path / "said"
    with output.open("w") as said:
        server = f"http://127.0.0.1:{product.port}"
        program = outsider.start(PACKAGE / "examples" / "bot.py", server, bot["token"], output=said)
    try:
        wait_until(lambda: status_of(product, host, private) == "active", MATCHES_WITHIN)
        # What it says last of a match comes from the texts of the match, the rest from those of the game.
        ends = [re.compile(rf"^{match} \d+: The match is over\.", re.MULTILINE) for match in tables]
        wait_until(lambda: all(end.search(output.read_text("utf-8")) for end in ends), MATCHES_WITHIN)
    finally:
        program.kill()
        program.wait()
    lines = output.read_text("utf-8").splitlines()
    for match in tables:
        told = [line for line in lines if line.startswith(match)]
        assert [line.partition(": ")[0] for line in told] == [f"{match} {version + 1}" for version in range(len(told))]
        assert all(line.partition(": ")[2] for line in told)
    assert len(lines) == sum(line.startswith("m_") for line in lines), "it was in trouble"


def files_in(folder: Path) -> dict[Path, bytes]:
    kept = (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")
    return {path.relative_to(folder): path.read_bytes() for path in kept}


def timed(event: Document) -> Document:
    """The generated code writes times in another form than the server."""
    return event | {"at": dt.datetime.fromisoformat(event["at"])}


def class_of(game: str, event: Document) -> str:
    """The name of the schema that the contract has for an event of this game."""
    of_the_game = f"{game.title().replace('-', '')}Event"
    mapping = SCHEMAS[of_the_game]["discriminator"]["mapping"]
    of_the_match = [each["$ref"] for each in SCHEMAS["Event"]["anyOf"]]
    references = [mapping[event["type"]]] if event["type"] in mapping else of_the_match
    [name] = [
        reference.rpartition("/")[2]
        for reference in references
        if resolved({"$ref": reference}).get("properties", {}).get("type") == {"enum": [event["type"]]}
    ]
    return str(name)
