"""The whole product, started as the README says: it plays, keeps what it is given, stops, and leaves nothing behind."""

from __future__ import annotations

import os
import signal
import socket
from pathlib import Path

import pytest

from engines.texts import LANGUAGES, texts, texts_in
from service.terminal.sentences import sentence
from tests.e2e.player import Document, Player, public, sit_down
from tests.e2e.product import PARTS, Upcard, running, upcard
from tests.processes.waiting import lives, wait_until

pytestmark = pytest.mark.skipif(not Path("/proc/self").exists(), reason="finds processes by /proc")

GONE_WITHIN = 10.0
"""Seconds until every process has noticed that the command was killed."""


def finished(player: Player) -> Document:
    """The match of this player, checked to be over in every respect."""
    match = player.look()
    assert (match["status"], match["to_move"], match["legal_moves"]) == ("finished", [], [])
    assert sorted(match["outcome"]["places"]) == [1, 2]
    log = player.log()
    assert [event["version"] for event in log] == list(range(1, match["version"] + 1))
    assert [event["type"] for event in log[-2:]] == ["match_ended", "match_finished"]
    assert log[-1]["places"] == match["outcome"]["places"]
    listed = f"/v1/matches?status=finished&limit=100&game={match['game']}"
    wait_until(lambda: match["id"] in [listing["id"] for listing in public(player.port, listed)["data"]])
    return match


def test_every_part_says_that_it_is_ready(product: Upcard) -> None:
    ready = [line.split()[0] for line in product.lines if " ready in " in line]
    assert ready == list(PARTS)
    assert "Ctrl-C stops it; matches are kept." in product.said


def test_a_match_is_played_by_following_the_stream(product: Upcard) -> None:
    player = sit_down(product.port)
    snapshot, *frames = player.play_by_stream()
    assert (snapshot.event, snapshot.data["id"]) == ("snapshot", player.match["id"])
    assert all((frame.event, frame.id) == ("", str(frame.data["version"])) for frame in frames)
    # The stream goes on where the snapshot stands, tells everything once and in order, and ends with the match.
    assert [frame.data for frame in frames] == player.log()[snapshot.data["version"] :]
    finished(player)


def test_a_match_is_played_by_polling(product: Upcard) -> None:
    player = sit_down(product.port, "random")
    assert player.play_by_polling() == finished(player)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_of_a_match_can_be_told(product: Upcard, language: str) -> None:
    player = sit_down(product.port)
    player.play_by_polling()
    names = [seat["name"] for seat in player.match["seats"]]
    around, game = texts_in("service.application", language), texts("showdown", language)
    for event in player.log():
        templates = around if event["type"] in around["events"] else game
        told = sentence(templates, event["type"], event, names)
        assert told
        assert "{" not in told
        assert "None" not in told


def test_a_second_start_on_the_same_data_is_refused(product: Upcard) -> None:
    second = upcard("up", "--data", str(product.data), "--port", "0")
    assert second.returncode == 1
    assert "is in use by another `upcard up`" in second.stderr
    assert not second.stdout


def test_a_taken_port_is_refused(product: Upcard, tmp_path: Path) -> None:
    second = upcard("up", "--data", str(tmp_path), "--port", str(product.port))
    assert second.returncode == 1
    assert f"port {product.port}: Address already in use. Choose another with --port" in second.stderr


def test_the_doctor_finds_nothing_wrong(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        free = str(listening.getsockname()[1])
    examined = upcard("doctor", "--data", str(tmp_path), "--port", free)
    assert (examined.returncode, examined.stderr) == (0, ""), examined.stdout
    assert "Nothing is wrong." in examined.stdout


def test_the_doctor_finds_what_is_taken(product: Upcard) -> None:
    examined = upcard("doctor", "--data", str(product.data), "--port", str(product.port))
    assert examined.returncode == 1
    assert "BAD  port" in examined.stdout
    assert "BAD  data folder" in examined.stdout


def test_ctrl_c_stops_in_order_and_matches_go_on_after_a_new_start(tmp_path: Path) -> None:
    with running(tmp_path / "data") as first:
        over, going_on = sit_down(first.port), sit_down(first.port)
        over.play_by_polling()
        before = finished(over), over.log()
        assert first.ask_to_stop() == 0
        stopped = [line.split()[0] for line in first.lines if line.endswith(" stopped")]
        assert stopped == list(reversed(PARTS))
        assert first.processes() == []
    with running(tmp_path / "data") as second:
        over, going_on = (Player(second.port, player.match) for player in (over, going_on))
        assert (over.look(), over.log()) == before
        going_on.play_by_polling()
        finished(going_on)


def test_kill_9_leaves_no_process_behind_and_matches_go_on(tmp_path: Path) -> None:
    with running(tmp_path / "data") as first:
        player = sit_down(first.port)
        assert len(first.processes()) >= len(PARTS)
        first.kill()
        wait_until(lambda: first.processes() == [], GONE_WITHIN)
    with running(tmp_path / "data") as second:
        player = Player(second.port, player.match)
        player.play_by_polling()
        finished(player)


def test_any_part_may_be_killed_while_a_match_is_played(tmp_path: Path) -> None:
    with running(tmp_path / "data") as product:
        for part in PARTS:
            player = sit_down(product.port)
            killed = product.process_of(part)
            os.kill(killed, signal.SIGKILL)
            product.wait_until_it_is_back(part)
            assert not lives(killed)
            player.play_by_polling()
            finished(player)
