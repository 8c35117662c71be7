"""service/processes/up.py: what is refused before anything is started."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from service.processes.data_folder import claim
from service.processes.parts import answers_ok, base_url
from service.processes.up import CannotStart, free_port, run
from service.settings import Settings


@pytest.fixture
def taken_port() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield listening.getsockname()[1]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=str(tmp_path / "data"), port=0)


def refused(settings: Settings) -> str:
    with pytest.raises(CannotStart) as refusal:
        run(settings, say=lambda _: None)
    return str(refusal.value)


def test_a_taken_port_is_refused(settings: Settings, taken_port: int) -> None:
    said = refused(msgspec.structs.replace(settings, port=taken_port))
    assert f"port {taken_port}: Address already in use" in said
    assert "--port (UPCARD_PORT)" in said


def test_an_address_of_another_machine_is_refused(settings: Settings) -> None:
    # 192.0.2.0/24 is for documentation, so no machine has it.
    assert "cannot listen on 192.0.2.1" in refused(msgspec.structs.replace(settings, host="192.0.2.1"))


def test_any_free_port_is_one_that_can_be_bound() -> None:
    port = free_port("127.0.0.1", 0)
    socket.create_server(("127.0.0.1", port)).close()


def test_a_data_folder_in_use_is_refused(settings: Settings) -> None:
    folder = claim(settings.data_folder, stop_leftover=lambda: None)
    assert "in use by another `upcard up`" in refused(settings)
    folder.release()


def test_a_server_that_is_not_there_is_refused(settings: Settings, tmp_path: Path) -> None:
    nowhere = f"unix://{tmp_path}/nothing"
    assert f"{nowhere} does not answer" in refused(msgspec.structs.replace(settings, redis_url=nowhere))


def test_a_refusal_leaves_the_folder_free(settings: Settings, tmp_path: Path) -> None:
    refused(msgspec.structs.replace(settings, redis_url=f"unix://{tmp_path}/nothing"))
    claim(settings.data_folder, stop_leftover=lambda: None).release()


@pytest.mark.parametrize(
    ("settings", "url"),
    [
        pytest.param(Settings(), "http://127.0.0.1:8000", id="as it is"),
        pytest.param(Settings(host="0.0.0.0", port=80), "http://127.0.0.1:80", id="every address"),
        pytest.param(Settings(host="::1"), "http://[::1]:8000", id="IPv6"),
        pytest.param(Settings(public_url="https://cards.example/"), "https://cards.example", id="behind a proxy"),
    ],
)
def test_the_address_for_people(settings: Settings, url: str) -> None:
    assert base_url(settings) == url


@pytest.mark.parametrize(
    ("answer", "ready"),
    [
        pytest.param(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n", True, id="ready"),
        pytest.param(b"HTTP/1.1 503 Not yet\r\ncontent-length: 0\r\n\r\n", False, id="not yet"),
        pytest.param(b"what?\r\n\r\n", False, id="no HTTP"),
        pytest.param(b"", False, id="hung up"),
    ],
)
def test_only_200_counts_as_ready(answer: bytes, *, ready: bool) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def serve() -> None:
            line, _ = listening.accept()
            with line:
                line.recv(4096)
                line.sendall(answer)

        server = threading.Thread(target=serve)
        server.start()
        assert answers_ok(Settings(port=listening.getsockname()[1]), "/readyz") is ready
        server.join()
