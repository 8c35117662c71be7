"""No secret is ever written down: not in a log, and in Redis only as a hash.

The whole product runs, everything is logged, and whatever hands out a secret is asked for one. Then everything is read
that was written to the data folder: the logs of all processes, and the append-only file, which holds every command that
Redis was ever given.
"""

from __future__ import annotations

import http.client
import json
import os
import re
import signal
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.e2e.product import UPCARD, Upcard, running, settings_free_environment
from tests.processes.waiting import wait_until

SEEDS = re.compile(rb'"seed":"([0-9a-f]{64})"')
BOTS = re.compile(rb'"bots":\[(?:null,)*"([0-9a-f]{32})"')


class Written(NamedTuple):
    """What was handed out, by what it is, and what was written meanwhile."""

    secrets: dict[str, str]
    logs: bytes
    redis: bytes


class Caller:
    """Asks a running product. `given` collects every secret that an answer holds."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.given: dict[str, str] = {}

    def __call__(self, method: str, path: str, body: Any = None, token: str | None = None, **headers: str) -> Any:
        with closing(http.client.HTTPConnection("127.0.0.1", self._port, timeout=30)) as line:
            sent = {name.replace("_", "-"): value for name, value in headers.items()}
            if token is not None:
                sent["Authorization"] = f"Bearer {token}"
            if body is not None:
                sent["Content-Type"] = "application/json"
            line.request(method, path, None if body is None else json.dumps(body), sent)
            answer = line.getresponse()
            text = answer.read()
        return json.loads(text) if text[:1] in (b"{", b"[") else text

    def give(self, name: str, secret: str) -> str:
        """Note a secret, and give it back."""
        self.given[name] = secret
        return secret


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Written:
    data = tmp_path_factory.mktemp("secrets") / "data"
    with running(data, UPCARD_LOG_LEVEL="debug") as product:
        caller = Caller(product.port)
        _hand_out_everything(caller, data)
        _lose_redis(product, caller)
        assert product.ask_to_stop() == 0
        printed = product.said.encode()
    logs = printed + b"".join(path.read_bytes() for path in sorted((data / "logs").iterdir()))
    redis = b"".join(path.read_bytes() for path in sorted((data / "redis").rglob("*")) if path.is_file())
    return Written(caller.given, logs, redis)


def _hand_out_everything(ask: Caller, data: Path) -> None:
    app = ask.give("key of an app", _new_app(data))
    player = ask.give("token of a player", ask("POST", "/v1/players", {"name": "Ann"}, app)["token"])
    rotated = ask.give("new token of a player", ask("POST", "/v1/me/token-rotations", token=player)["token"])
    assert ask("GET", "/v1/me", token=player)["code"] == "unauthenticated"
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "basic"}]
    key = ask.give("key of a request", "whoever-has-this-key-has-the-tokens")
    match = ask("POST", "/v1/matches", {"game": "showdown", "seats": seats}, idempotency_key=key)
    path, seat = f"/v1/matches/{match['id']}", ask.give("token of a seat", match["seats"][0]["token"])
    _play(ask, path, seat)
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "open"}]
    table = ask("POST", "/v1/matches", {"game": "showdown", "seats": seats}, rotated)
    ask.give("token of a player's seat", table["seats"][0]["token"])
    invited = ask("POST", f"/v1/matches/{table['id']}/invitations", {}, rotated)
    code = ask.give("code of an invitation", invited["code"])
    assert "expires_at" in ask("GET", f"/v1/invitations/{code}")
    taken = ask("POST", f"/v1/matches/{table['id']}/seats", {"name": "Ben", "invitation": code})
    ask.give("token of a seat that was taken", taken["token"])
    ticket = ask.give("stream ticket", ask("POST", "/v1/stream-tickets", {"match": match["id"]}, seat)["ticket"])
    for _ in ("as it is meant", "again, and refused"):
        ask("GET", f"{path}/events?after=0&limit=1&ticket={ticket}", accept="text/event-stream")
    # What people do by mistake.
    for mistaken in (f"/v1/matches/{seat}", f"/v1/games?token={rotated}", f"/docs/{seat}", f"/{app}"):
        ask("GET", mistaken)
    wrong = seat[:-1] + ("a" if seat[-1] != "a" else "b")
    assert ask("GET", path, token=ask.give("wrong token", wrong))["code"] == "unauthenticated"


def _play(ask: Caller, path: str, seat: str) -> None:
    """Make two moves, the bot's answers between them."""
    for number in range(2):
        moves = wait_until(lambda: ask("GET", f"{path}/legal-moves", token=seat)["legal_moves"])
        assert "version" in ask("POST", f"{path}/moves", moves[0], seat, if_match="*", idempotency_key=str(number))


def _new_app(data: Path) -> str:
    made = subprocess.run(
        [UPCARD, "apps", "create", "Club"],
        env=settings_free_environment() | {"UPCARD_DATA": str(data)},
        capture_output=True,
        text=True,
        check=True,
    )
    return made.stdout.strip()


def _lose_redis(product: Upcard, ask: Caller) -> None:
    """What goes wrong is logged in more words."""
    os.kill(product.process_of("redis"), signal.SIGKILL)
    # Perhaps a new server answers already.
    ask("GET", "/v1/matches", token=ask.given["token of a seat"])
    product.wait_until_it_is_back("redis")


def test_everything_was_asked_for(written: Written) -> None:
    assert {secret.partition("_")[0] for secret in written.secrets.values()} >= {"app", "plr", "seat", "inv", "tkt"}
    assert "/v1/matches/seat_… 404".encode() in written.logs
    assert b"account" in written.redis


@pytest.mark.parametrize("place", ["logs", "redis"])
def test_no_secret_is_written_down(place: str, written: Written) -> None:
    content: bytes = getattr(written, place)
    assert [name for name, secret in written.secrets.items() if secret.encode() in content] == []


@pytest.mark.parametrize("seeds", [SEEDS, BOTS], ids=["of matches", "of bots"])
def test_no_seed_is_logged(seeds: re.Pattern[bytes], written: Written) -> None:
    found = set(seeds.findall(written.redis))
    assert found
    assert not [seed for seed in found if seed in written.logs]
