"""Requests to a server, and patience with connections that break.

Every request may be repeated: those that only read, and those that write because each carries an Idempotency-Key.
"""

from __future__ import annotations

import http.client
import json
import time
from collections.abc import Callable
from contextlib import closing
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode, urlsplit

from service.terminal.errors import NotUpcard, Refused, Unreachable

ANSWERED_WITHIN = 20.0
"""Seconds that the server may take, beside those that it was asked to wait."""

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds before the first and between later attempts; each pause is twice the one before."""

LATER = frozenset({429, 502, 503, 504})
"""The statuses after which the same request may succeed."""

Document = dict[str, Any]


class _Request(NamedTuple):
    method: str
    path: str
    headers: dict[str, str]
    body: bytes | None
    seconds: float


class _Answer(NamedTuple):
    status: int
    retry_after: str
    body: bytes


class Server:
    """A server at an address such as `http://localhost:8000`; texts come in `language` as far as it has them.

    A request that fails is repeated for `patience` seconds, once the server has been reached at all; each time the
    connection is lost or found again, `tell` is called with whether it is lost.

    Raises:
        ValueError: this is not the address of a server.
    """

    def __init__(self, address: str, language: str, patience: float, tell: Callable[[bool], None]) -> None:
        parts = urlsplit(address)
        if parts.scheme not in _CONNECTIONS or not parts.hostname or parts.query or parts.fragment:
            raise ValueError(address)
        self.address = address.rstrip("/")
        self._host, self._port, self._path = parts.hostname, parts.port, parts.path.rstrip("/")
        self._connection = _CONNECTIONS[parts.scheme]
        self._language = language
        self._patience = patience
        self._tell = tell
        self._reached = self._lost = False

    def get(self, *path: str, token: str | None = None, wait: int = 0, **query: int) -> Document:
        """What is at a path, of which `path` holds the parts after `/v1`. `wait` is part of the query too."""
        if wait:
            query["wait"] = wait
        return self._document(self._asked(self._request("GET", path, query, token, seconds=ANSWERED_WITHIN + wait)))

    def text(self, *path: str) -> str:
        """A text at a path."""
        return self._asked(self._request("GET", path)).decode("utf-8", "replace")

    def post(
        self, *path: str, body: Document, key: str, token: str | None = None, version: int | None = None
    ) -> Document:
        """The answer to something that is to happen once: `key` names it, however often it has to be sent."""
        request = self._request("POST", path, {}, token, json.dumps(body).encode())
        request.headers["Idempotency-Key"] = key
        if version is not None:
            request.headers["If-Match"] = f'"{version}"'
        return self._document(self._asked(request))

    def _request(
        self,
        method: str,
        path: tuple[str, ...],
        query: dict[str, int] | None = None,
        token: str | None = None,
        body: bytes | None = None,
        seconds: float = ANSWERED_WITHIN,
    ) -> _Request:
        target = "/".join([self._path, "v1", *(quote(part, safe="") for part in path)])
        headers = {"Accept-Language": self._language}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        if body is not None:
            headers["Content-Type"] = "application/json"
        return _Request(method, f"{target}?{urlencode(query)}" if query else target, headers, body, seconds)

    def _asked(self, request: _Request) -> bytes:
        """The body of the answer.

        Raises:
            Unreachable, NotUpcard, Refused.
        """
        # The patience counts from the first failure: a long poll may have waited for a while before.
        until, pause = float("inf"), FIRST_PAUSE
        while True:
            try:
                answer = self._once(request)
            except (OSError, http.client.HTTPException) as error:
                if not self._reached or time.monotonic() > until:
                    raise Unreachable(self.address, _said_by(error)) from error
            else:
                self._reached = True
                if answer.status < 300:
                    self._say_lost(False)
                    return answer.body
                refusal = self._refusal(answer)
                if not _is_worth_repeating(answer.status, refusal) or time.monotonic() > until:
                    raise refusal
                pause = max(pause, float(answer.retry_after) if answer.retry_after.isdigit() else 0.0)
            self._say_lost(True)
            until = min(until, time.monotonic() + self._patience)
            time.sleep(min(pause, LONGEST_PAUSE))
            pause = min(2 * pause, LONGEST_PAUSE)

    def _once(self, request: _Request) -> _Answer:
        with closing(self._connection(self._host, self._port, timeout=request.seconds)) as connection:
            connection.request(request.method, request.path, request.body, request.headers)
            response = connection.getresponse()
            return _Answer(response.status, response.headers.get("Retry-After", ""), response.read())

    def _document(self, body: bytes) -> Document:
        try:
            document = json.loads(body)
        except ValueError as error:
            raise NotUpcard(self.address, str(error)) from error
        if not isinstance(document, dict):
            raise NotUpcard(self.address, "the answer is not an object")
        return document

    def _refusal(self, answer: _Answer) -> Refused | NotUpcard:
        try:
            return Refused(self._document(answer.body))
        except (NotUpcard, KeyError):
            return NotUpcard(self.address, f"HTTP {answer.status}")

    def _say_lost(self, lost: bool) -> None:
        if lost != self._lost:
            self._lost = lost
            self._tell(lost)


_CONNECTIONS: dict[str, type[http.client.HTTPConnection]] = {
    "http": http.client.HTTPConnection,
    "https": http.client.HTTPSConnection,
}


def _said_by(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error) or type(error).__name__


def _is_worth_repeating(status: int, refusal: Refused | NotUpcard) -> bool:
    # Who finds no room for a stream can read page by page at once.
    is_crowded = isinstance(refusal, Refused) and refusal.code == "too_many_streams"
    return status in LATER and not is_crowded
