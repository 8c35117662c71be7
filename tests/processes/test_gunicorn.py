"""deploy/gunicorn.conf.py: many open streams, and a web server that ends at once all the same."""

from __future__ import annotations

import http.client
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from service.processes.parts import GUNICORN_SETTINGS
from service.processes.up import free_port
from service.settings import Settings
from tests.processes.waiting import lives, wait_until

GRACE = 10
"""Seconds that gunicorn would wait for open streams."""


class Web:
    """A gunicorn with our settings and a small application; `prepare` runs in its process before it."""

    def __init__(self, log: Path, prepare: Callable[[], None] | None = None, **more: Any) -> None:
        self.port = free_port("127.0.0.1", 0)
        self.log = log
        self._lines = ExitStack()
        settings = Settings(
            redis_url="redis://127.0.0.1:1", port=self.port, web_workers=1, web_threads=60, max_streams=50, **more
        )
        with log.open("wb") as out:
            self.master = subprocess.Popen(
                [sys.executable, "-m", "gunicorn", "--config", str(GUNICORN_SETTINGS), "tests.processes.endless:app"],
                env={**os.environ, **settings.to_environment()},
                stdout=out,
                stderr=subprocess.STDOUT,
                preexec_fn=prepare,  # noqa: PLW1509 - it only sets a limit
            )
        wait_until(self.worker)

    def get(self, path: str) -> http.client.HTTPResponse:
        line = self._lines.enter_context(closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)))
        line.request("GET", path)
        return line.getresponse()

    def worker(self) -> int:
        """The process id of the worker, or 0 while there is none."""
        try:
            return int(self.get("/").read())
        except OSError:
            return 0

    def end(self) -> None:
        self.master.kill()
        self.master.wait()
        self._lines.close()


@pytest.fixture
def web(tmp_path: Path) -> Iterator[Web]:
    web = Web(tmp_path / "web.log")
    yield web
    web.end()


def test_open_streams_leave_threads_for_others(web: Web) -> None:
    streams = [web.get("/stream") for _ in range(50)]
    assert all(stream.read(1) for stream in streams)
    assert web.worker() > 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=lambda number: number.name)
def test_an_open_stream_ends_at_once(web: Web, number: signal.Signals) -> None:
    stream = web.get("/stream")
    assert stream.read(1)
    asked = time.monotonic()
    web.master.send_signal(number)
    web.master.wait(30)
    assert time.monotonic() - asked < GRACE / 2


def test_the_stream_s_last_words_still_arrive(web: Web) -> None:
    stream = web.get("/stream")
    assert stream.read(1)
    web.master.terminate()
    assert stream.read().endswith(b" end")


def test_the_workers_go_with_their_master(web: Web) -> None:
    worker = web.worker()
    stream = web.get("/stream")
    assert stream.read(1)
    web.master.kill()
    wait_until(lambda: not lives(worker))


def test_the_access_log_holds_no_query(web: Web) -> None:
    web.get("/v1/matches?ticket=secret").read()
    wait_until(lambda: "GET /v1/matches 200" in web.log.read_text())
    assert "secret" not in web.log.read_text()


@pytest.mark.parametrize(
    ("request_line", "heads", "status"),
    [
        pytest.param("GET /v1/games HTTP/1.1", [], 200, id="as it should be"),
        pytest.param(f"GET /{'x' * 4_000} HTTP/1.1", [], 200, id="a long address"),
        pytest.param(f"GET /{'x' * 4_100} HTTP/1.1", [], 414, id="too long an address"),
        pytest.param("GET / HTTP/1.1", [f"X-{number}: 1" for number in range(60)], 200, id="many headers"),
        pytest.param("GET / HTTP/1.1", [f"X-{number}: 1" for number in range(70)], 431, id="too many headers"),
        pytest.param("GET / HTTP/1.1", [f"X: {'x' * 8_000}"], 200, id="a long header"),
        pytest.param("GET / HTTP/1.1", [f"X: {'x' * 8_200}"], 431, id="too long a header"),
        pytest.param("POST / HTTP/1.1", ["Content-Length: many"], 400, id="no length"),
        pytest.param("POST / HTTP/1.1", ["Content-Length: 1", "Content-Length: 2"], 400, id="two lengths"),
        pytest.param("POST / HTTP/1.1", ["Content-Length: 1", "Transfer-Encoding: chunked"], 400, id="two framings"),
        pytest.param("GET / HTTP/1.1", ["X y: 1"], 400, id="no header"),
        pytest.param("POST / HTTP/1.1", ["Transfer-Encoding: secret"], 501, id="an encoding that nobody knows"),
        pytest.param("nonsense", [], 400, id="no request"),
    ],
)
def test_what_never_reaches_the_app(request_line: str, heads: list[str], status: int, web: Web) -> None:
    with socket.create_connection(("127.0.0.1", web.port), timeout=30) as line:
        sent = [request_line, "Host: localhost", "Connection: close", *heads, "", ""]
        line.sendall("\r\n".join(sent).encode())
        answer = http.client.HTTPResponse(line)
        answer.begin()
        assert answer.status == status
        # Its name is no secret, its version is.
        assert not any(character.isdigit() for character in answer.headers.get("Server", ""))


def test_a_secret_in_an_address_is_not_logged(web: Web) -> None:
    secret = "plr_aaaaaaaaaaaaaaaa_bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"
    web.get(f"/v1/players/{secret}/x").read()
    wait_until(lambda: "GET /v1/players/plr_…/x 200" in web.log.read_text())
    assert secret not in web.log.read_text()


def test_an_address_makes_no_line_of_its_own_in_the_log(web: Web) -> None:
    web.get("/v1/%0aGET%20/v1/forged%200%1b[31m").read()
    wait_until(lambda: r"GET /v1/\nGET /v1/forged 0\x1b[31m 200" in web.log.read_text())
