"""Something between a front end and the server that loses answers, hangs up, or changes what passes through it."""

from __future__ import annotations

import http.client
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Literal, NamedTuple

SECONDS = 60.0
"""How long the server may take, long polls included."""


class Passing(NamedTuple):
    """A request on its way. `number` counts all requests from 0."""

    number: int
    method: str
    path: str
    body: bytes


Fate = Literal["hang up", "lose the answer"] | bytes | None
"""What becomes of a request: never sent on, sent on but never answered, sent on with another body, or just sent on."""


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: _Between

    def _pass(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        fate = self.server.fate_of(self.command, self.path, body)
        self.close_connection = True
        if fate == "hang up":
            return
        headers = {name: value for name, value in self.headers.items() if name not in ("Host", "Content-Length")}
        with closing(http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=SECONDS)) as connection:
            connection.request(self.command, self.path, fate if isinstance(fate, bytes) else body or None, headers)
            response = connection.getresponse()
            content = response.read()
        if fate == "lose the answer":
            return
        self.send_response(response.status)
        for name in ("Content-Type", "Retry-After"):
            if name in response.headers:
                self.send_header(name, response.headers[name])
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Connection", "close")
        self.end_headers()
        self.wfile.write(content)

    do_GET = do_POST = _pass  # noqa: N815 - the names are those of http.server

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the name is that of http.server
        """Say nothing."""


class _Between(ThreadingHTTPServer):
    def __init__(self, port: int, decide: Callable[[Passing], Fate]) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.port = port
        self._decide = decide
        self._passed = 0
        self._one_at_a_time = threading.Lock()

    def fate_of(self, method: str, path: str, body: bytes) -> Fate:
        with self._one_at_a_time:
            passing = Passing(self._passed, method, path, body)
            self._passed += 1
            return self._decide(passing)


@contextmanager
def between(port: int, decide: Callable[[Passing], Fate]) -> Iterator[str]:
    """The address of a server that passes on to the one at a port what `decide` lets through."""
    server = _Between(port, decide)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
