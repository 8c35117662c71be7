"""Requests over real connections, which break: one attempt at a time, so that whoever asks decides what then."""

from __future__ import annotations

import http.client
import json
from contextlib import suppress
from typing import Any, NamedTuple

TIMEOUT = 8.0
"""Seconds until a client gives an answer up. Longer than any long poll here."""

TROUBLE = (OSError, http.client.HTTPException)
"""What a client sees of a server that is killed."""


class Answer(NamedTuple):
    """A whole answer. `replayed` is its Idempotency-Replayed header."""

    status: int
    body: Any
    replayed: bool


class Request(NamedTuple):
    """A request; `headers` go beyond the content type."""

    method: str
    path: str
    headers: dict[str, str]
    body: Any = None


class Line:
    """A connection to one server, kept alive from one request to the next, made anew when it broke."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=TIMEOUT, source_address=(address, 0))

    def ask(self, request: Request) -> Answer | None:
        """The answer, or None if none came or the server says that it cannot tell at the moment (503).

        Raises:
            AssertionError: the server failed in a way that nobody may ever see.
        """
        try:
            self._send(request)
            response = self._connection.getresponse()
            content = response.read()
        except TROUBLE:
            self.close()
            return None
        if response.status == 503:
            return None
        assert response.status < 500, f"{request} was answered {response.status}: {content!r}"
        replayed = response.headers["Idempotency-Replayed"] == "true"
        return Answer(response.status, json.loads(content) if content else None, replayed)

    def drop(self, request: Request) -> None:
        """Send a request and hang up without reading the answer."""
        with suppress(*TROUBLE):
            self._send(request)
        self.close()

    def close(self) -> None:
        """Hang up."""
        self._connection.close()

    def _send(self, request: Request) -> None:
        headers = request.headers | {"Content-Type": "application/json"}
        body = None if request.body is None else json.dumps(request.body).encode()
        self._connection.request(request.method, request.path, body, headers)
