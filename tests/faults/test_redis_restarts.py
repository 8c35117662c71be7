"""What talks to Redis recovers by itself when the server is killed and comes back, with or without its memory."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
from redis import Redis

from service.adapters.keys import WAKE_CHANNEL
from service.adapters.redis_connections import Connections, Script
from service.adapters.redis_outbox import RedisOutbox
from service.adapters.redis_wakeups import RedisWakeups
from service.application.errors import NotStored, StoreTrouble
from service.processes import embedded_redis
from service.processes.embedded_redis import find_server, serving
from tests.processes.waiting import wait_until

MATCH = "m_aaaaaaaaaaaaaaaa"

AT_ONCE = 20
"""Threads that use one process's connections."""

LONG_OUTAGE = 300
"""Requests that come while the server is away; redis-py's own pool would break after 100."""

COUNT_UP = Script("return redis.call('INCR', KEYS[1])")


class Server:
    """A Redis that can be killed, and started again on its data or without."""

    def __init__(self, folder: Path, running: ExitStack) -> None:
        self._folder = folder
        self._running = running
        self.url = embedded_redis.url(folder)
        self.start()

    def start(self) -> None:
        self._process = self._running.enter_context(serving(find_server(), self._folder))

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def lose_memory(self) -> None:
        with Redis.from_url(self.url) as client:
            client.flushall()
            client.script_flush()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with ExitStack() as running:
        yield Server(tmp_path / "redis", running)


def many_at_once(connections: Connections) -> int:
    """How many of many simultaneous reads are answered."""

    def read(_: int) -> bool:
        # All wait for each other, so that each thread holds a connection of its own.
        together.wait()
        try:
            return connections.ask(("PING",)) == [b"PONG"]
        except StoreTrouble:
            return False

    together = threading.Barrier(AT_ONCE)
    with ThreadPoolExecutor(AT_ONCE) as threads:
        return sum(threads.map(read, range(AT_ONCE)))


def test_reads_notice_nothing_of_a_restart(server: Server) -> None:
    connections = Connections(server.url)
    assert many_at_once(connections) == AT_ONCE
    server.kill()
    server.start()
    assert many_at_once(connections) == AT_ONCE


def test_one_write_at_most_learns_of_a_restart(server: Server) -> None:
    connections = Connections(server.url)
    assert many_at_once(connections) == AT_ONCE
    server.kill()
    server.start()
    with pytest.raises(NotStored):
        connections.run(COUNT_UP, ["n"], [])
    # The script is unknown to the new server, too.
    assert [connections.run(COUNT_UP, ["n"], []) for _ in range(AT_ONCE)] == list(range(1, AT_ONCE + 1))


def test_a_long_outage_ends_with_the_outage(server: Server) -> None:
    connections = Connections(server.url)
    server.kill()
    for _ in range(LONG_OUTAGE):
        with pytest.raises(StoreTrouble):
            connections.ask(("PING",))
    server.start()
    assert connections.ask(("PING",)) == [b"PONG"]


def test_no_thread_trips_over_another_in_an_outage(server: Server) -> None:
    connections = Connections(server.url)
    assert many_at_once(connections) == AT_ONCE
    server.kill()
    assert [many_at_once(connections) for _ in range(10)] == [0] * 10


def test_bells_ring_again_after_a_restart(server: Server) -> None:
    stopping = threading.Event()
    wakeups = RedisWakeups(server.url, stopping)
    with wakeups.listen(MATCH) as bell:
        server.kill()
        server.start()
        with Redis.from_url(server.url) as client:
            wait_until(lambda: client.publish(WAKE_CHANNEL, f"{MATCH} 7"))
        assert bell.wait(5)
    stopping.set()


@pytest.mark.parametrize("forgets", [False, True], ids=["keeps its memory", "forgets everything"])
def test_the_outbox_is_read_again_after_a_restart(server: Server, forgets: bool) -> None:
    outbox = RedisOutbox(server.url, budget=1000)
    outbox.prepare()
    assert outbox.read(wait=1) == []
    server.kill()
    with pytest.raises(StoreTrouble):
        outbox.beat(1)
    server.start()
    if forgets:
        server.lose_memory()
        with pytest.raises(StoreTrouble):
            outbox.read(wait=1)
        outbox.prepare()
    assert outbox.read(wait=1) == []
