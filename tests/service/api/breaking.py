"""A store that breaks in the middle of a request."""

from __future__ import annotations

import socket
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socketserver import BaseRequestHandler, ThreadingUnixStreamServer

MOST = 1 << 20
"""Bytes that a command or its answer has at most."""


class _Store(ThreadingUnixStreamServer):
    """Passes commands on to a real store, until the last one, which holds some bytes, has been answered."""

    daemon_threads = True

    def __init__(self, path: Path, real: str, last: bytes) -> None:
        super().__init__(str(path), _Line)
        self.real = real
        self.last = last
        self.is_broken = False


class _Line(BaseRequestHandler):
    server: _Store

    def handle(self) -> None:
        with socket.socket(socket.AF_UNIX) as real:
            real.connect(self.server.real)
            while not self.server.is_broken and (asked := self.request.recv(MOST)):
                real.sendall(asked)
                self.request.sendall(real.recv(MOST))
                self.server.is_broken |= self.server.last in asked


@contextmanager
def breaking_after(last: bytes, redis_url: str) -> Iterator[str]:
    """The URL of a store that answers the first command with these bytes in it, and from then on nothing."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "redis.sock"
        with _Store(path, redis_url.removeprefix("unix://"), last) as store:
            thread = threading.Thread(target=store.serve_forever, kwargs={"poll_interval": 0.01})
            thread.start()
            yield f"unix://{path}"
            store.shutdown()
            thread.join()
