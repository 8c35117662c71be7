"""Under the real web server, a caller that goes away gives its place back."""

from __future__ import annotations

import socket

import pytest

from tests.bench.matches import opened
from tests.bench.product import Product, product
from tests.processes.waiting import wait_until


def stream(running: Product, match_id: str, token: str) -> tuple[bytes, socket.socket]:
    """The status of an event stream that is asked for, and its open connection."""
    line = socket.create_connection(("127.0.0.1", running.port))
    wanted = f"GET /v1/matches/{match_id}/events?after=5 HTTP/1.1\r\nHost: x\r\nAccept: text/event-stream\r\n"
    line.sendall(f"{wanted}Authorization: Bearer {token}\r\n\r\n".encode())
    return line.recv(4096)[9:12], line


def test_a_stream_that_was_cut_gives_its_place_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UPCARD_MAX_STREAMS", "2")
    monkeypatch.setenv("UPCARD_STREAM_KEEP_ALIVE", "0.2")
    with product() as running:
        script = opened(running.runtime, 1)
        token = script.requests[0].partition(b"Bearer ")[2].partition(b"\r\n")[0].decode()
        (first, one), (second, two) = (stream(running, script.match_id, token) for _ in range(2))
        third, none = stream(running, script.match_id, token)
        none.close()
        assert (first, second, third) == (b"200", b"200", b"503")
        one.close()

        def has_a_place() -> bool:
            status, line = stream(running, script.match_id, token)
            line.close()
            return status == b"200"

        wait_until(has_a_place)
        two.close()
