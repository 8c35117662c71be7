"""The far end of a stream: whether it takes what is sent.

gunicorn writes until all is sent, and a reader that takes nothing would keep its thread. So the stream looks at the
socket before each piece, and stops as long as there is room for a last word.
"""

from __future__ import annotations

import fcntl
import select
import socket
import struct
import termios
import time
from collections.abc import Callable

from flask import request

ROOM = 262_144
"""Bytes that the kernel is asked to keep for a slow reader. The largest snapshot takes a small part of it."""

LOOK_UP_MS = 500
"""Milliseconds between two looks at whether the process stops."""


class Outlet:
    """A socket with a reader at its far end, who may be slow for so many seconds. Without a socket, all is taken."""

    def __init__(self, far_end: socket.socket | None, patience: float, is_stopping: Callable[[], bool]) -> None:
        self._socket = far_end
        self._patience = patience
        self._is_stopping = is_stopping
        self._moved_at = time.monotonic()
        self._left = self._written = 0
        if far_end is not None:
            far_end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ROOM)

    def has_room_for(self, piece: bytes) -> bool:
        """Will the reader take this piece? Waits a while for a reader that is slow.

        False if there was no room in that time, or if nothing at all of what was sent before has arrived in it.
        """
        if self._socket is None:
            return True
        if not self._is_writable() or self._is_stuck():
            return False
        self._written = len(piece)
        return True

    def _is_writable(self) -> bool:
        # A third of the room is free then, as the kernel has it.
        assert self._socket is not None
        poll = select.poll()
        poll.register(self._socket, select.POLLOUT)
        deadline = time.monotonic() + self._patience
        while not poll.poll(min(LOOK_UP_MS, self._patience * 1000)):
            if time.monotonic() >= deadline or self._is_stopping():
                return False
        return True

    def _is_stuck(self) -> bool:
        """Has the far end confirmed nothing for too long? So it is with a machine that has vanished."""
        left = self._unconfirmed()
        if left == 0 or left < self._left + self._written:
            self._moved_at = time.monotonic()
        self._left, self._written = left, 0
        return time.monotonic() - self._moved_at > self._patience

    def _unconfirmed(self) -> int:
        assert self._socket is not None
        try:
            reply = fcntl.ioctl(self._socket, termios.TIOCOUTQ, bytes(4))
        except OSError:
            # Not every system can tell.
            return 0
        return int(struct.unpack("i", reply)[0])


def outlet(patience: float, is_stopping: Callable[[], bool]) -> Outlet:
    """The outlet of the request at hand."""
    return Outlet(request.environ.get("gunicorn.socket"), patience, is_stopping)
