"""Real servers for the tests, started by the tests and gone with them.

The embedded Valkey always; Redis too where a `redis-server` is on the PATH, as on the build server.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from redis import Redis

from service.processes.embedded_redis import Server, find_server, server_title, serving, url


def _servers() -> dict[str, Server]:
    found = {"valkey": find_server()}
    if path := shutil.which("redis-server"):
        found["redis"] = Server(Path(path), server_title(Path(path)), "the PATH")
    return found


SERVERS = _servers()
"""The servers that this machine can run, by the id that tests show."""


def pytest_report_header() -> str:
    return "servers: " + ", ".join(server.title for server in SERVERS.values())


@pytest.fixture(scope="session")
def url_of_kind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], str]]:
    """The URL of the server of a kind, started when it is first asked for."""
    with ExitStack() as running:
        started: dict[str, str] = {}

        def url_of(kind: str) -> str:
            if kind not in started:
                folder = tmp_path_factory.mktemp(kind) / "redis"
                running.enter_context(serving(SERVERS[kind], folder))
                started[kind] = url(folder)
            return started[kind]

        yield url_of


@pytest.fixture(scope="session")
def redis_url(url_of_kind: Callable[[str], str]) -> str:
    """The URL of a running Valkey, whatever it holds."""
    return url_of_kind("valkey")


@pytest.fixture
def redis_db(redis_url: str) -> str:
    """The URL of a running Valkey that is empty."""
    return _emptied(redis_url)


@pytest.fixture(params=list(SERVERS))
def every_redis(request: pytest.FixtureRequest, url_of_kind: Callable[[str], str]) -> str:
    """The URL of an empty server, once for each kind that this machine can run."""
    return _emptied(url_of_kind(request.param))


def _emptied(url: str) -> str:
    with Redis.from_url(url) as client:
        client.flushall()
        client.script_flush()
    return url
