"""A web application with a stream that ends only when its process is told to stop."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from typing import Any


def app(environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
    start_response("200 OK", [("content-type", "text/plain")])
    return stream() if environ["PATH_INFO"] == "/stream" else [str(os.getpid()).encode()]


def stream() -> Iterator[bytes]:
    from service.runtime import stopping

    yield str(os.getpid()).encode()
    stopping.wait()
    yield b" end"
