"""A server that answers by a script: for what no healthy server does."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager


class ScriptedServer:
    """Gives each connection the next answer and closes it; with None it stays silent until the client has gone.

    `requests` holds the requests so far.
    """

    def __init__(self, answers: Sequence[bytes | None]) -> None:
        self.requests: list[bytes] = []
        self._answers = answers
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def headers(self, name: str) -> list[str | None]:
        """What each request has in this header."""
        return [_header(request, name) for request in self.requests]

    def serve(self) -> None:
        """Go through the script."""
        for answer in self._answers:
            connection, _ = self._listener.accept()
            with closing(connection):
                self.requests.append(_request(connection))
                if answer is None:
                    connection.recv(1)
                else:
                    connection.sendall(answer)

    def close(self) -> None:
        """Take no more connections; a script that was not needed to its end is left."""
        self._listener.close()


@contextmanager
def scripted(*answers: bytes | None) -> Iterator[ScriptedServer]:
    """A server with this script. AssertionError if a client does not ask for all of it."""
    server = ScriptedServer(answers)
    serving = threading.Thread(target=server.serve, daemon=True)
    serving.start()
    try:
        yield server
        serving.join(10)
        assert not serving.is_alive(), f"asked only {len(server.requests)} times"
    finally:
        server.close()


def answer(status: str, body: bytes, *headers: str) -> bytes:
    """A whole answer."""
    return unended(status, body, f"Content-Length: {len(body)}", *headers)


def unended(status: str, body: bytes, *headers: str) -> bytes:
    """An answer that goes on until the connection is closed."""
    return "\r\n".join((f"HTTP/1.1 {status}", "Connection: close", *headers, "", "")).encode() + body


def _request(connection: socket.socket) -> bytes:
    received = b""
    while b"\r\n\r\n" not in received:
        received += connection.recv(65_536)
    head, _, body = received.partition(b"\r\n\r\n")
    length = int(_header(head, "Content-Length") or 0)
    while len(body) < length:
        body += connection.recv(65_536)
    return head


def _header(request: bytes, name: str) -> str | None:
    for line in request.decode().split("\r\n")[1:]:
        field, _, value = line.partition(": ")
        if field.lower() == name.lower():
            return value
    return None
