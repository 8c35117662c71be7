"""What is measured over event streams: how they slow a move, and how soon a bot's answer arrives in one."""

from __future__ import annotations

import http.client
import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

from tests.bench.load import Load
from tests.bench.matches import Script, opened, reading
from tests.bench.measures import NUMBERS, moves_load, percentiles, warm_up
from tests.bench.product import Product
from tests.bench.product import product as running
from tests.bench.row import Row

STREAMS = 480
ANSWERS_PER_SECOND = 25
"""Bots' answers awaited in a round, for each second that a load would last."""


def streams(product: Product, rounds: int, seconds: float) -> Iterator[Row]:
    """A move while hundreds of streams are open and silent."""
    loads: dict[str, list[Load]] = {}
    # Two processes on the same core, since a closed stream keeps its thread until it is next written to.
    with running() as crowded, ExitStack() as listening:
        warm_up(product)
        warm_up(crowded)
        silent = opened(crowded.runtime, next(NUMBERS))
        before = crowded.memory()
        for _ in range(STREAMS):
            listening.enter_context(_stream(crowded.port, silent))
        resident = (crowded.memory() - before) / STREAMS / 1024
        for _ in range(rounds):
            loads.setdefault("move, no streams", []).append(moves_load(product, 1, seconds))
            loads.setdefault(f"move, {STREAMS} silent streams", []).append(moves_load(crowded, 1, seconds))
    yield from percentiles(loads)
    yield Row("a stream's memory in the process", "KiB", [resident])


def bots(product: Product, rounds: int, seconds: float) -> Iterator[Row]:
    """From a person's move to the bot's answer in the person's event stream, through relay and worker."""
    loads: dict[str, list[Load]] = {}
    for _ in range(rounds):
        for bot in ("random", "basic"):
            if not loads.get(bot):
                # The first answer waits for the relay and the workers to start.
                _waits_for_bot(product, bot, 1)
            waits = _waits_for_bot(product, bot, max(3, int(seconds * ANSWERS_PER_SECOND)))
            loads.setdefault(f"move to the answer of `{bot}`", []).append(Load(len(waits), sum(waits), 0, waits))
    yield from percentiles(loads)


def _stream(port: int, script: Script) -> socket.socket:
    """An open stream of a match, with its first bytes read. Closed when the block ends."""
    opened_stream = socket.create_connection(("127.0.0.1", port))
    opened_stream.sendall(reading(script, "/events?after=5", "text/event-stream"))
    assert opened_stream.recv(4096).startswith(b"HTTP/1.1 200")
    return opened_stream


def _waits_for_bot(product: Product, bot: str, wanted: int) -> list[float]:
    api = http.client.HTTPConnection("127.0.0.1", product.port)
    waits: list[float] = []
    while len(waits) < wanted:
        seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": bot}]
        match = _call(api, "POST", "/v1/matches", {}, {"game": "showdown", "seats": seats})
        path = f"/v1/matches/{match['id']}"
        token = {"Authorization": f"Bearer {match['seats'][0]['token']}"}
        following = http.client.HTTPConnection("127.0.0.1", product.port)
        following.request(
            "GET", f"{path}/events?after={match['version']}", headers={**token, "Accept": "text/event-stream"}
        )
        lines = following.getresponse()
        view = match
        while view["status"] == "active" and len(waits) < wanted:
            if not view["legal_moves"]:
                _next_event(lines)
                view = _call(api, "GET", path, token)
                continue
            start = time.perf_counter()
            move = view["legal_moves"][0]
            made = _call(api, "POST", f"{path}/moves", {**token, "If-Match": "*"}, move)
            view = made["match"]
            if view["to_move"] == [1]:
                while _next_event(lines)["version"] <= made["version"]:
                    pass
                waits.append(time.perf_counter() - start)
                view = _call(api, "GET", path, token)
        following.close()
    api.close()
    return waits


def _next_event(lines: http.client.HTTPResponse) -> dict[str, Any]:
    while not (line := lines.readline()).startswith(b"data: "):
        assert line, "the stream ended"
    event: dict[str, Any] = json.loads(line[6:])
    return event


def _call(api: http.client.HTTPConnection, method: str, path: str, headers: dict[str, str], body: Any = None) -> Any:
    sent = None if body is None else json.dumps(body)
    api.request(method, path, sent, {**headers, **({"Content-Type": "application/json"} if sent else {})})
    response = api.getresponse()
    answer = json.loads(response.read())
    assert response.status in (200, 201), answer
    return answer
