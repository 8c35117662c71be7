"""Callers at addresses of their own: all of 127.0.0.0/8 is this machine, and the server counts each by itself."""

from __future__ import annotations

import http.client
import json
import socket
import struct
from typing import Any, NamedTuple

Document = dict[str, Any]

PATIENCE = 30.0
"""Seconds until a caller takes the server for dead."""

NO_LINGER = struct.pack("ii", 1, 0)
"""Makes a socket break off instead of saying goodbye."""


class Answer(NamedTuple):
    """A whole answer; `body` is None if there is none, and bytes if it is no JSON."""

    status: int
    headers: dict[str, str]
    body: Any

    @property
    def code(self) -> str:
        """The code of a problem."""
        return str(self.body["code"])


class Caller:
    """Somebody at an address, with a connection that is kept for as long as it holds."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE, source_address=(address, 0))

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None, /, **headers: str) -> Answer:
        """The answer; bytes are sent as they are. A header's name has `_` for `-`."""
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        if token is not None:
            given["Authorization"] = f"Bearer {token}"
        if body is not None:
            given["Content-Type"] = "application/json"
        content = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        self._connection.request(method, path, content, given)
        answer = self._connection.getresponse()
        received = answer.read()
        told = {name.lower(): value for name, value in answer.headers.items()}
        is_json = told.get("content-type", "").endswith("json")
        return Answer(answer.status, told, json.loads(received) if received and is_json else received or None)

    def ask_again(
        self, method: str, path: str, body: Any = None, token: str | None = None, /, **headers: str
    ) -> Answer:
        """As `ask`, and once more over a new connection if the old one was closed in the meantime."""
        try:
            return self.ask(method, path, body, token, **headers)
        except (http.client.HTTPException, OSError):
            self.close()
            return self.ask(method, path, body, token, **headers)

    def line(self, sent: bytes = b"", *, room: int | None = None) -> socket.socket:
        """A connection of its own, over which this was sent; `room`: bytes that its receiver keeps by itself."""
        line = socket.socket()
        if room is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        line.settimeout(PATIENCE)
        line.bind((self.address, 0))
        line.connect(("127.0.0.1", self.port))
        line.sendall(sent)
        return line

    def close(self) -> None:
        """Hang up."""
        self._connection.close()


def break_off(line: socket.socket) -> None:
    """End a connection with a reset."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_LINGER)
    line.close()


def request(method: str, path: str, token: str | None = None, body: bytes | None = None, *more: str) -> bytes:
    """A request as it is on the wire."""
    heads = [f"{method} {path} HTTP/1.1", "Host: localhost", *more]
    if token is not None:
        heads.append(f"Authorization: Bearer {token}")
    if body is not None:
        heads += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join([*heads, "", ""]).encode() + (body or b"")
