"""Bots that ask for more than anybody can want, as fast as they can, with one token and from one address."""

from __future__ import annotations

from contextlib import ExitStack, closing
from functools import partial
from typing import Any

from tests.faults.hostile.calling import request
from tests.faults.hostile.rogue import Behaviour, Rogue

ASKED = 300
"""Requests: more than any quota of the suite's server."""


def flood(method: str, path: str, body: Any, whose: str, rogue: Rogue) -> None:
    """Send a request many times; some are refused for the quota, and are told when to come again."""
    token = {"seat": rogue.token, "player": rogue.player, "nobody": None}[whose]
    for number in range(ASKED * rogue.size):
        headers = {"If_Match": "*", "Idempotency_Key": f"flood-of-the-rogue-{number}"}
        rogue.ask(method, path.format(path=rogue.path), body, token, **headers)
        if rogue.met["429 quota_exceeded"] >= 30 * rogue.size:
            return
    raise AssertionError(f"nothing stops it: {rogue.met}")


def guess(rogue: Rogue) -> None:
    """Guess the token of the seat, letter by letter: the address pays for it."""
    for _ in range(ASKED * rogue.size):
        guessed = rogue.token[:-32] + "".join(rogue.random.choices("abcdefghijklmnopqrstuvwxyz234567", k=32))
        answer = rogue.ask("GET", f"{rogue.path}/legal-moves", None, guessed)
        assert answer.status in (401, 429), answer
        if rogue.met["429 quota_exceeded"] >= 30 * rogue.size:
            return
    raise AssertionError(f"nothing stops it: {rogue.met}")


def poll(rogue: Rogue) -> None:
    """Open many long polls at once; none of them has anything to tell."""
    with ExitStack() as lines:
        sent = request("GET", f"{rogue.path}/events?after={rogue.version}&wait=25", rogue.token)
        polls = [lines.enter_context(closing(rogue.caller.line(sent))) for _ in range(60)]
        refused = [line for line in polls if _is_refused(line)]
        rogue.met["503 too_many_streams"] += len(refused)
        assert refused, "all have places"


def _is_refused(line: Any) -> bool:
    line.settimeout(0.05)
    try:
        return bool(line.recv(12) == b"HTTP/1.1 503")
    except TimeoutError:
        return False


def stream(path: str, whose: str, rogue: Rogue) -> None:
    """Open streams and let go of them at once."""
    token = {"seat": rogue.token, "player": rogue.player}[whose]
    sent = request("GET", path.format(path=rogue.path), token, None, "Accept: text/event-stream")
    for _ in range(ASKED * rogue.size):
        with closing(rogue.caller.line(sent)) as line:
            status = line.recv(12)[-3:].decode()
        rogue.met[status] += 1
        assert status in ("200", "429", "503")
        if rogue.met["429"] >= 20 * rogue.size:
            return
    raise AssertionError(f"nothing stops it: {rogue.met}")


TABLE = {"game": "showdown", "seats": [{"kind": "human"}, {"kind": "open"}]}

FLOODING: dict[str, Behaviour] = {
    "sends moves": partial(flood, "POST", "{path}/moves", {"type": "stack_card", "card": "hit"}, "seat"),
    "asks whether moves are legal": partial(
        flood, "POST", "{path}/moves/validate", {"type": "stack_card", "card": "hit"}, "seat"
    ),
    "opens matches": partial(flood, "POST", "/v1/matches", TABLE, "nobody"),
    "opens matches as a player": partial(flood, "POST", "/v1/matches", TABLE, "player"),
    "makes players": partial(flood, "POST", "/v1/players", {"name": "one more"}, "nobody"),
    "asks for stream tickets": partial(flood, "POST", "/v1/stream-tickets", {}, "player"),
    "looks at the match": partial(flood, "GET", "{path}", None, "seat"),
    "looks at the list": partial(flood, "GET", "/v1/matches", None, "nobody"),
    "guesses tokens": guess,
    "opens long polls": poll,
    "opens streams": partial(stream, "{path}/events", "seat"),
    "opens its own stream": partial(stream, "/v1/me/events", "player"),
}
