"""Readers of a match whose connections are cut at random bytes, and who resume after the last event that came whole."""

from __future__ import annotations

import json
import socket
import struct
import time
from collections.abc import Callable
from contextlib import closing
from random import Random
from typing import Any, NamedTuple

Document = dict[str, Any]

PATIENCE = 60.0
"""Seconds within which a reader must get on."""

SOON, LATER = 2_500, 15_000
"""Bytes after which a connection is cut at the latest: mostly, and sometimes. The head of an answer has about 600."""

NO_LINGER = struct.pack("ii", 1, 0)
"""Makes a socket break off instead of saying goodbye."""


class Told(NamedTuple):
    """What an answer holds so far: the objects in it that are whole, and whether the answer is."""

    objects: list[Document]
    is_whole: bool


class Form(NamedTuple):
    """A way to read the log: what is accepted, what the query adds, and how to take an answer's body apart."""

    accept: str
    query: str
    told: Callable[[bytes], Told]


class Reader:
    """Follows a match to its end. `events` begin after version `first`; `cuts` are counted that the reader made itself,
    `broken` those connections that the server broke.
    """

    def __init__(self, port: int, path: str, token: str | None, form: Form, random: Random) -> None:
        self.first: int | None = None
        self.events: list[Document] = []
        self.cuts = self.broken = 0
        self._port, self._path, self._token = port, path, token
        self._form = form
        self._random = random
        if form.accept == "application/json" or random.random() < 0.5:
            # The others begin with a snapshot.
            self.first = 0

    @property
    def version(self) -> int:
        """The version up to which everything is known."""
        return (self.first or 0) + len(self.events)

    @property
    def has_seen_the_end(self) -> bool:
        return bool(self.events) and self.events[-1]["type"] == "match_finished"

    def follow(self) -> None:
        """Read until the match is over; AssertionError if an event comes twice, is missing, or nothing comes."""
        deadline = time.monotonic() + PATIENCE
        is_over = False
        while not is_over:
            known = self.version
            is_over = self._heard()
            if self.version > known:
                deadline = time.monotonic() + PATIENCE
            assert time.monotonic() < deadline, f"nothing new for {PATIENCE:g} s after {self.events[-1:]}"
        assert self.has_seen_the_end

    def _heard(self) -> bool:
        """Read over one connection until it is cut, breaks or ends: has the server said that all is told?"""
        budget = self._random.randint(1, self._random.choice((SOON, SOON, SOON, LATER)))
        received, taken, is_whole = b"", 0, False
        with closing(socket.socket()) as line:
            line.settimeout(PATIENCE)
            try:
                line.connect(("127.0.0.1", self._port))
                line.sendall(self._request())
                while len(received) < budget and not is_whole:
                    piece = line.recv(budget - len(received))
                    if not piece:
                        raise ConnectionError
                    received += piece
                    taken, is_whole = self._taken(received, taken)
            except ConnectionError:
                self.broken += 1
            if len(received) == budget and not is_whole:
                self.cuts += 1
                if self._random.random() < 0.5:
                    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_LINGER)
        if self._form.accept == "application/json":
            return self.has_seen_the_end
        return received.startswith(b"HTTP/1.1 204")

    def _request(self) -> bytes:
        query, headers = self._form.query, f"Host: localhost\r\nAccept: {self._form.accept}\r\n"
        if self._token is not None:
            headers += f"Authorization: Bearer {self._token}\r\n"
        if self.first is not None and (query or self._random.random() < 0.5):
            query = f"?after={self.version}{query}"
        elif self.first is not None:
            headers += f"Last-Event-ID: {self.version}\r\n"
        return f"GET {self._path}{query} HTTP/1.1\r\n{headers}\r\n".encode()

    def _taken(self, received: bytes, taken: int) -> tuple[int, bool]:
        """How many objects of an answer were taken after this call, and whether the answer is whole."""
        head, end, _ = received.partition(b"\r\n\r\n")
        if not end:
            return 0, False
        if head.startswith(b"HTTP/1.1 204"):
            return 0, True
        assert head.startswith(b"HTTP/1.1 200"), received
        told = self._form.told(received)
        for each in told.objects[taken:]:
            self._take(each)
        return len(told.objects), told.is_whole

    def _take(self, each: Document) -> None:
        match each["type"]:
            case "snapshot":
                assert self.first is None
                self.first = each["version"]
            case "seat_gone" | "seat_back":
                assert "version" not in each
            case _:
                assert each["version"] == self.version + 1, f"{each} after version {self.version}"
                self.events.append(each)


def _chunks(received: bytes) -> tuple[bytes, bool]:
    """The body of a chunked answer so far, and whether it is whole."""
    rest = received.partition(b"\r\n\r\n")[2]
    body = b""
    while b"\r\n" in rest:
        size, _, rest = rest.partition(b"\r\n")
        length = int(size, 16)
        if length == 0:
            return body, True
        body, rest = body + rest[:length], rest[length + 2 :]
    return body, False


def _events(received: bytes) -> Told:
    body, is_whole = _chunks(received)
    objects = []
    for frame in body.split(b"\n\n")[:-1]:
        fields = dict(line.split(b": ", 1) for line in frame.split(b"\n") if not line.startswith(b":"))
        if b"data" in fields:
            shown = json.loads(fields[b"data"])
            name = fields.get(b"event", b"").decode()
            assert fields.get(b"id") == (None if name.startswith("seat_") else str(shown["version"]).encode())
            objects.append({"type": "snapshot", **shown} if name == "snapshot" else shown)
    return Told(objects, is_whole)


def _lines(received: bytes) -> Told:
    body, is_whole = _chunks(received)
    return Told([json.loads(line) for line in body.split(b"\n")[:-1] if line], is_whole)


def _page(received: bytes) -> Told:
    head, _, body = received.partition(b"\r\n\r\n")
    length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
    is_whole = len(body) == length
    return Told(json.loads(body)["events"] if is_whole else [], is_whole)


FORMS = {
    "server-sent events": Form("text/event-stream", "", _events),
    "lines of JSON": Form("application/x-ndjson", "", _lines),
    "long polls": Form("application/json", "&wait=10&limit=7", _page),
}
