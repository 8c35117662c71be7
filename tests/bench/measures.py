"""What is measured, each measure as rows of a table."""

from __future__ import annotations

import http.client
import itertools
import json
import socket
import statistics
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, NamedTuple

from redis import Redis

from service.adapters.keys import match_keys
from service.adapters.redis_connections import Connections
from service.adapters.redis_matches import APPEND
from tests.bench.load import EMPTY, Connection, Load, run
from tests.bench.matches import ENGINE, Script, opened
from tests.bench.product import Product

NUMBERS = itertools.count(1)
PER_SECOND = 80
"""Matches prepared for a second of load: more than can be played."""

AGE = 5_000
STREAMS = 480


class Row(NamedTuple):
    """A figure of each round, as they are to be read together."""

    name: str
    unit: str
    values: list[float]


def throughput(product: Product, rounds: int, seconds: float, connections: int = 8) -> Iterator[Row]:
    """Moves, empty requests and bare appends a second, in turns."""
    empty, moves, appends = list[Load](), list[Load](), list[float]()
    for _ in range(rounds):
        empty.append(_empty(product, connections, seconds))
        moves.append(_moves(product, connections, seconds))
        appends.append(_appends(product, seconds))
    yield Row("moves accepted, one process on one core", "1/s", [load.rate for load in moves])
    yield Row("empty Flask JSON route, the same process", "1/s", [load.rate for load in empty])
    yield Row("ratio", "", _ratios(moves, empty, "rate"))
    yield Row("bare append.lua, one connection", "1/s", appends)
    yield Row("moves to bare appends", "", [move.rate / bare for move, bare in zip(moves, appends, strict=True)])
    yield Row("processor time of a move", "µs", [load.cpu_us for load in moves])
    yield Row("processor time of an empty request", "µs", [load.cpu_us for load in empty])
    yield Row("ratio of an empty request's time to a move's", "", _ratios(empty, moves, "cpu_us"))


def latency(product: Product, rounds: int, seconds: float) -> Iterator[Row]:
    """How long a move takes over one connection and over eight, beside the empty route."""
    for connections in (1, 8):
        moves = [_moves(product, connections, seconds) for _ in range(rounds)]
        empty = [_empty(product, connections, seconds) for _ in range(rounds)]
        for name, loads in (("move", moves), ("empty request", empty)):
            for percent in (50, 99):
                values = [load.percentile(percent) for load in loads]
                yield Row(f"{name}, {connections} connections, p{percent}", "ms", values)


def age(product: Product, rounds: int, seconds: float) -> Iterator[Row]:
    """A move at the beginning of a match against one in a match with 5,000 events more."""
    young, old = list[Load](), list[Load]()
    for _ in range(rounds):
        young.append(_moves(product, 1, seconds))
        old.append(_moves(product, 1, seconds, AGE))
    yield Row("move at version 5 to 60, p50", "ms", [load.percentile(50) for load in young])
    yield Row(f"move at version {AGE:,} and more, p50", "ms", [load.percentile(50) for load in old])
    yield Row(
        "ratio of the medians, old to young",
        "",
        [b.percentile(50) / a.percentile(50) for a, b in zip(young, old, strict=True)],
    )
    yield Row("ratio of processor time, old to young", "", _ratios(old, young, "cpu_us"))


def memory(product: Product, rounds: int, seconds: float) -> Iterator[Row]:
    """What an event and a finished match weigh in Redis."""
    grown, logs, heads, keys, events = [], [], [], [], []
    with Redis.from_url(product.redis_url) as client:
        for _ in range(rounds):
            before = int(client.info("memory")["used_memory"])
            scripts = [opened(product.runtime, next(NUMBERS)) for _ in range(50)]
            connection = Connection(product.port)
            for script in scripts:
                for request in script.requests:
                    status, body = connection.ask(request)
                    assert status == b"201", body
            connection.close()
            grown.append((int(client.info("memory")["used_memory"]) - before) / len(scripts))
            for script in scripts:
                log, head, key, *_ = match_keys(script.match_id)
                usage = [int(client.memory_usage(name, samples=0) or 0) for name in (log, head, key)]
                logs.append(usage[0])
                heads.append(usage[1])
                keys.append(usage[2])
                events.append(int(client.xlen(log)))
    yield Row("a finished match, growth of used_memory", "bytes", grown)
    yield Row("events of a match", "", [statistics.mean(events)])
    yield Row("an event in the log", "bytes", [sum(logs) / sum(events)])
    for name, part in (("log", logs), ("head", heads), ("keys", keys)):
        yield Row(f"{name} of a finished match", "bytes", [statistics.mean(part)])


def streams(product: Product, rounds: int, seconds: float) -> Iterator[Row]:
    """A move while hundreds of streams are open and silent."""
    without = [_moves(product, 1, seconds) for _ in range(rounds)]
    silent = opened(product.runtime, next(NUMBERS))
    before = product.memory()
    with ExitStack() as listening:
        for _ in range(STREAMS):
            listening.enter_context(_stream(product.port, silent))
        resident = (product.memory() - before) / STREAMS / 1024
        with_streams = [_moves(product, 1, seconds) for _ in range(rounds)]
    for name, loads in (("no streams", without), (f"{STREAMS} silent streams", with_streams)):
        for percent in (50, 99):
            yield Row(f"move, {name}, p{percent}", "ms", [load.percentile(percent) for load in loads])
    yield Row("a stream's memory in the process", "KiB", [resident])


def bots(product: Product, rounds: int, seconds: float) -> Iterator[Row]:
    """From a person's move to the bot's answer in the person's event stream, through relay and worker."""
    for bot in ("random", "basic"):
        waits = [wait for _ in range(rounds) for wait in _waits_for_bot(product, bot, max(3, int(seconds * 10)))]
        load = Load(len(waits), sum(waits), 0, waits)
        yield Row(f"move to the answer of `{bot}`, p50", "ms", [load.percentile(50)])
        yield Row(f"move to the answer of `{bot}`, p99", "ms", [load.percentile(99)])


def _moves(product: Product, connections: int, seconds: float, years: int = 0) -> Load:
    count = max(connections, int(seconds * PER_SECOND * (1 if connections > 1 else 0.8))) + connections
    scripts = [opened(product.runtime, next(NUMBERS), years) for _ in range(count)]
    load = run(product, [script.requests for script in scripts], b"201", connections, seconds)
    with Redis.from_url(product.redis_url) as client:
        stored = sum(int(client.hlen(match_keys(script.match_id)[2])) for script in scripts)
    # A benchmark that stores nothing looks splendid.
    assert stored == load.count, (stored, load.count)
    return load


def _empty(product: Product, connections: int, seconds: float) -> Load:
    return run(product, [[EMPTY] * 200_000] * connections, b"200", connections, seconds)


def _appends(product: Product, seconds: float) -> float:
    """Real arguments of a real move, stored again and again at the next version."""
    script = opened(product.runtime, next(NUMBERS))
    keys = match_keys(script.match_id)
    known = product.runtime.matches.head(script.match_id)
    head, mark = known.match, known.mark
    [seat] = ENGINE.to_move(head.table)
    connections = Connections(product.redis_url)
    with Redis.from_url(product.redis_url) as client:
        snapshot = client.hget(keys[1], "match")
        event = client.xrange(keys[0], "5-0", "5-0")[0][1][b"event"]
        before = client.xlen(keys[0])
        version, start = head.version, time.perf_counter()
        while time.perf_counter() < start + seconds:
            tail = [
                str(seat),
                snapshot,
                "active",
                "showdown",
                "",
                script.match_id,
                "upcard:wake",
                "",
                0,
                0,
                0,
                mark,
                event,
            ]
            reply = connections.run(APPEND, keys, [f"{version}/{mark}", f"s0:{version}", "f" * 32, 1, *tail])
            assert reply == [b"stored"]
            version += 1
        took = time.perf_counter() - start
        assert client.xlen(keys[0]) - before == version - head.version
    connections.close()
    return (version - head.version) / took


def _ratios(above: list[Load], below: list[Load], name: str) -> list[float]:
    return [getattr(a, name) / getattr(b, name) for a, b in zip(above, below, strict=True)]


def _stream(port: int, script: Script) -> socket.socket:
    """An open stream of a match, with its first bytes read. Closed when the block ends."""
    token = script.requests[0].partition(b"Bearer ")[2].partition(b"\r\n")[0].decode()
    opened_stream = socket.create_connection(("127.0.0.1", port))
    lines = [
        f"GET /v1/matches/{script.match_id}/events?after=5 HTTP/1.1",
        "Host: localhost",
        "Accept: text/event-stream",
        f"Authorization: Bearer {token}",
    ]
    opened_stream.sendall("\r\n".join(lines).encode() + b"\r\n\r\n")
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
