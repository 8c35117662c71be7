"""What is measured, each measure as rows of a table."""

from __future__ import annotations

import itertools
import statistics
import time
from collections.abc import Iterator

from redis import Redis

from service.adapters.keys import match_keys
from service.adapters.redis_connections import Connections
from service.adapters.redis_matches import APPEND
from tests.bench.load import EMPTY, Connection, Load, run
from tests.bench.matches import ENGINE, opened, reading
from tests.bench.product import Product
from tests.bench.row import Row

NUMBERS = itertools.count(1)
PER_SECOND = 80
"""Matches prepared for a second of load: more than can be played."""

AGE = 5_000
OLD_KEYS = 2_000
"""Idempotency keys that a match of such an age has seen; a move makes two or three events."""


def warm_up(product: Product) -> None:
    """Let the process make its threads, connections and caches, and the server load its script, before it counts."""
    empty_load(product, 8, 0.2)
    moves_load(product, 8, 0.2)


def throughput(product: Product, rounds: int, seconds: float, connections: int = 8) -> Iterator[Row]:
    """Moves, empty requests and bare appends a second, in turns."""
    warm_up(product)
    empty, moves, appends = list[Load](), list[Load](), list[float]()
    for _ in range(rounds):
        empty.append(empty_load(product, connections, seconds))
        moves.append(moves_load(product, connections, seconds))
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
    warm_up(product)
    loads: dict[str, list[Load]] = {}
    for _ in range(rounds):
        for connections, over in ((1, "1 connection"), (8, "8 connections")):
            loads.setdefault(f"move, {over}", []).append(moves_load(product, connections, seconds))
            loads.setdefault(f"empty request, {over}", []).append(empty_load(product, connections, seconds))
    yield from percentiles(loads)


def age(product: Product, rounds: int, seconds: float) -> Iterator[Row]:
    """A move at the beginning of a match against one in a match with 5,000 events more."""
    warm_up(product)
    young, old = list[Load](), list[Load]()
    young_pages, old_pages = list[Load](), list[Load]()
    for _ in range(rounds):
        young.append(moves_load(product, 1, seconds))
        old.append(moves_load(product, 1, seconds, AGE))
        young_pages.append(_pages_load(product, seconds / 4))
        old_pages.append(_pages_load(product, seconds / 4, AGE))
    yield Row("move at version 5 to 60, p50", "ms", [load.percentile(50) for load in young])
    yield Row(f"move at version {AGE:,} and more, p50", "ms", [load.percentile(50) for load in old])
    yield Row(
        "ratio of the medians, old to young",
        "",
        [b.percentile(50) / a.percentile(50) for a, b in zip(young, old, strict=True)],
    )
    yield Row("ratio of processor time, old to young", "", _ratios(old, young, "cpu_us"))
    yield Row("the last five events of a young match, p50", "ms", [load.percentile(50) for load in young_pages])
    yield Row(f"the last five events of {AGE:,} and more, p50", "ms", [load.percentile(50) for load in old_pages])


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


def moves_load(product: Product, connections: int, seconds: float, age: int = 0) -> Load:
    """Whole matches, played at once over so many connections; every move is found in the store afterwards."""
    count = max(connections, int(seconds * PER_SECOND * (1 if connections > 1 else 0.8))) + connections
    scripts = [opened(product.runtime, next(NUMBERS), age) for _ in range(count)]
    with Redis.from_url(product.redis_url) as client:
        names = [match_keys(script.match_id)[2] for script in scripts]
        old = {f"s{number % 2}:old {number}": f"{number}-{number}-{'f' * 32}" for number in range(OLD_KEYS)}
        if age:
            for name in names:
                client.hset(name, mapping=old)
        load = run(product, [script.requests for script in scripts], b"201", connections, seconds)
        stored = sum(int(client.hlen(name)) - (len(old) if age else 0) for name in names)
    # A benchmark that stores nothing looks splendid.
    assert stored == load.count, (stored, load.count)
    return load


def _pages_load(product: Product, seconds: float, age: int = 0) -> Load:
    """The last five events of a match that nobody plays."""
    script = opened(product.runtime, next(NUMBERS), age)
    request = reading(script, f"/events?after={age}", "application/json")
    return run(product, [[request] * 50_000], b"200", 1, seconds)


def empty_load(product: Product, connections: int, seconds: float) -> Load:
    """The route that does nothing."""
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


def percentiles(loads: dict[str, list[Load]]) -> Iterator[Row]:
    """The p50 and p99 of each kind of load."""
    for name, kind in loads.items():
        for percent in (50, 99):
            yield Row(f"{name}, p{percent}", "ms", [load.percentile(percent) for load in kind])
