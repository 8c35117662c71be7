"""A web application with a stream that ends only when its process is told to stop."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from typing import Any

LARGE = 30_000_000
"""Bytes: more than the system keeps for a reader."""


def app(environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
    start_response("200 OK", [("content-type", "text/plain")])
    match environ["PATH_INFO"]:
        case "/stream":
            return stream()
        case "/large":
            return [bytes(LARGE)]
        case _:
            return [str(os.getpid()).encode()]


def stream() -> Iterator[bytes]:
    from service.runtime import stopping

    yield str(os.getpid()).encode()
    stopping.wait()
    yield b" end"
