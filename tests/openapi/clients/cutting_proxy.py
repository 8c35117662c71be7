"""A way to a server on which connections break: streams in the middle, moves between the request and its answer."""

from __future__ import annotations

import re
import socket
import struct
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from random import Random

NO_LINGER = struct.pack("ii", 1, 0)
"""Makes a socket break off instead of saying goodbye."""

STREAM_BYTES = 4_000
"""Bytes of a stream's answer after which it is cut at the latest; its head has about 600."""

_MOVE = re.compile(rb"^POST \S+/moves HTTP")
_STREAM = re.compile(rb"^GET \S+/events\S* HTTP.*\r\naccept: text/event-stream\r\n", re.IGNORECASE | re.DOTALL)


class CuttingProxy:
    """A TCP proxy before a server of this machine. It takes a connection for each that clients make.

    The first `streams` streams of each path are cut, and of `moves` answers to moves each one with a chance of a half.
    Of the moves that are cut the server has done some; others it has never heard of. `cut_streams`, `lost_moves`
    (never sent on) and `lost_answers` count what was cut.
    """

    def __init__(self, server: int, random: Random, streams: int, moves: int) -> None:
        self.cut_streams = self.lost_moves = self.lost_answers = 0
        self._server = server
        self._random = random
        self._moves = moves
        self._streams = streams
        self._streams_of: dict[bytes, int] = {}
        self._lock = threading.Lock()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self._open: set[socket.socket] = set()

    def serve(self) -> None:
        """Take connections until `close`."""
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                _Connection(self, client, self._server)

    def close(self) -> None:
        """Take no more connections, and break those that are there."""
        # Closing alone would not wake the thread that accepts.
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        for line in list(self._open):
            break_off(line)

    def stream_bytes(self, request: bytes) -> int | None:
        """How much of the answer to this request comes through; None: all of it."""
        path = request.split(b" ", 2)[1].partition(b"?")[0]
        with self._lock:
            known = self._streams_of.get(path, 0)
            if known == self._streams:
                return None
            self._streams_of[path] = known + 1
            return self._random.randint(1, STREAM_BYTES)

    def fate_of_move(self) -> str:
        """`sent`, or what is lost: the `move` or its `answer`."""
        with self._lock:
            if self._moves == 0 or self._random.random() < 0.5:
                return "sent"
            self._moves -= 1
            return "move" if self._random.random() < 0.3 else "answer"

    def note(self, *lines: socket.socket) -> None:
        """These are open."""
        self._open.update(lines)

    def forget(self, *lines: socket.socket) -> None:
        """These are closed."""
        self._open.difference_update(lines)


class _Connection:
    """A client's connection and the one to the server for it, with a thread for each direction.

    Clients send a request after the answer to the last; the head of each comes in one piece.
    """

    def __init__(self, proxy: CuttingProxy, client: socket.socket, server: int) -> None:
        self._proxy = proxy
        self._client = client
        self._upstream = socket.create_connection(("127.0.0.1", server))
        self._loses_answer = False
        self._budget: int | None = None
        proxy.note(self._client, self._upstream)
        for pump in (self._requests, self._answers):
            threading.Thread(target=self._pumped, args=(pump,), daemon=True).start()

    def _pumped(self, pump: Callable[[], None]) -> None:
        with suppress(OSError):
            pump()
        break_off(self._client)
        break_off(self._upstream)
        self._proxy.forget(self._client, self._upstream)

    def _requests(self) -> None:
        while request := self._client.recv(65_536):
            if _MOVE.match(request):
                fate = self._proxy.fate_of_move()
                if fate == "move":
                    self._proxy.lost_moves += 1
                    return
                self._loses_answer = fate == "answer"
            self._budget = self._proxy.stream_bytes(request) if _STREAM.match(request) else None
            self._upstream.sendall(request)

    def _answers(self) -> None:
        while answer := self._upstream.recv(65_536):
            if self._loses_answer:
                self._proxy.lost_answers += 1
                return
            if self._budget is None:
                self._client.sendall(answer)
                continue
            self._client.sendall(answer[: self._budget])
            self._budget -= len(answer)
            if self._budget <= 0:
                self._proxy.cut_streams += 1
                return


def break_off(line: socket.socket) -> None:
    """Close a connection as if a cable was pulled; a thread that waits at it goes on."""
    with suppress(OSError):
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_LINGER)
        line.shutdown(socket.SHUT_RDWR)
    line.close()


@contextmanager
def cutting(server: int, random: Random, streams: int = 3, moves: int = 6) -> Iterator[CuttingProxy]:
    """A proxy at work."""
    proxy = CuttingProxy(server, random, streams, moves)
    accepting = threading.Thread(target=proxy.serve)
    accepting.start()
    try:
        yield proxy
    finally:
        proxy.close()
        accepting.join()
