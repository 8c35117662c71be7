"""service/processes/embedded_redis.py: the binary, its socket, and that it keeps what it was given."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest
from redis import Redis

from service.processes import embedded_redis
from service.processes.embedded_redis import NoServer, find_server, packaged_binary, server_title, serving, tell
from tests.processes.waiting import wait_until
from tests.redis_server import SERVERS


@pytest.fixture(params=list(SERVERS))
def server(request: pytest.FixtureRequest) -> embedded_redis.Server:
    return SERVERS[request.param]


def program(folder: Path, name: str, prints: str) -> Path:
    """A program that prints this, whatever it is asked."""
    path = folder / name
    path.write_text(f"#!/bin/sh\necho '{prints}'\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def test_the_package_brings_a_valkey() -> None:
    # Watches over the one private function that we use of the package.
    binary = packaged_binary()
    assert binary is not None
    assert server_title(binary).startswith("Valkey 9.")


def test_the_packaged_binary_comes_first() -> None:
    assert find_server().path == packaged_binary()


@pytest.mark.parametrize("killed", [False, True], ids=["asked to stop", "killed"])
def test_a_server_keeps_its_data(tmp_path: Path, server: embedded_redis.Server, *, killed: bool) -> None:
    with serving(server, tmp_path) as process:
        assert tell(tmp_path, "SET", "card", "Qs") == b"+OK\r\n"
        if killed:
            process.kill()
            process.wait()
    with serving(server, tmp_path):
        assert tell(tmp_path, "STRLEN", "card") == b":2\r\n"


def test_a_folder_passes_from_valkey_to_every_server(tmp_path: Path, server: embedded_redis.Server) -> None:
    with serving(SERVERS["valkey"], tmp_path):
        tell(tmp_path, "SET", "card", "Qs")
        with Redis.from_url(embedded_redis.url(tmp_path)) as client:
            client.bgrewriteaof()
            wait_until(lambda: client.info("persistence")["aof_rewrites"] == 1)
            wait_until(lambda: client.info("persistence")["aof_rewrite_in_progress"] == 0)
    with serving(server, tmp_path):
        assert tell(tmp_path, "STRLEN", "card") == b":2\r\n"


def test_only_its_owner_reaches_the_server(tmp_path: Path) -> None:
    folder = tmp_path / "redis"
    with serving(SERVERS["valkey"], folder):
        assert folder.stat().st_mode & 0o777 == 0o700
        assert embedded_redis.socket_path(folder).stat().st_mode & 0o777 == 0o700
        assert tell(folder, "CONFIG", "GET", "port") == b"*2\r\n"


def test_a_deep_folder_gets_its_socket_elsewhere(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The folder of one test may be deep itself.
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path_factory.mktemp("s")))
    folder = tmp_path / ("deep" * 25)
    address = embedded_redis.socket_path(folder)
    assert len(os.fsencode(address)) < 100
    with serving(SERVERS["valkey"], folder):
        assert address.parent.stat().st_mode & 0o777 == 0o700
        assert embedded_redis.answers(folder)


def test_a_link_in_the_place_of_the_socket_s_folder_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    folder = tmp_path / ("deep" * 25)
    embedded_redis.socket_path(folder).parent.symlink_to(tmp_path)
    with pytest.raises(NoServer, match="not a folder of ours"):
        embedded_redis.command(SERVERS["valkey"], folder)


@pytest.mark.parametrize(
    ("prints", "said"),
    [
        pytest.param("Redis server v=6.2.14 sha=0 bits=64", "Redis 6.2.14, older than 7.0", id="too old"),
        pytest.param("nginx version: 1.22", "neither Redis nor Valkey", id="something else"),
    ],
)
def test_a_binary_that_will_not_do_is_refused(tmp_path: Path, prints: str, said: str) -> None:
    with pytest.raises(NoServer, match=said):
        server_title(program(tmp_path, "redis-server", prints))


def test_a_binary_that_does_not_run_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NoServer, match="does not run"):
        server_title(tmp_path / "nothing")


def test_a_server_that_does_not_start_is_quoted(tmp_path: Path) -> None:
    broken = program(tmp_path, "redis-server", "the printer is on fire")
    with (
        pytest.raises(NoServer, match="the printer is on fire"),
        serving(embedded_redis.Server(broken, "Redis 7.0", "a test"), tmp_path / "redis"),
    ):
        pass


def test_nobody_answers_where_no_server_is(tmp_path: Path) -> None:
    assert tell(tmp_path, "PING") == b""
    assert not embedded_redis.answers(tmp_path)
