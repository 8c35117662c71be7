"""A connection that does not wait for ever until its far end takes what is sent."""

from __future__ import annotations

import errno
import select
import socket
import time
from typing import Any


class Line(socket.socket):
    """A connection in the place of the one that was accepted. `patience`: seconds for what is sent in one piece."""

    patience = 20.0

    def __init__(self, accepted: socket.socket) -> None:
        super().__init__(accepted.family, accepted.type, accepted.proto, fileno=accepted.detach())

    def sendall(self, piece: Any, flags: int = 0, /) -> None:
        """Send all of it.

        Raises:
            BrokenPipeError: the far end has not taken it in time, as if it were gone; gunicorn makes nothing of that.
        """
        rest = memoryview(piece).cast("B")
        deadline = time.monotonic() + self.patience
        while True:
            try:
                rest = rest[self.send(rest, flags | socket.MSG_DONTWAIT) :]
            except BlockingIOError:
                self._wait_for_room(deadline)
            if not rest:
                return

    def _wait_for_room(self, deadline: float) -> None:
        left = deadline - time.monotonic()
        poll = select.poll()
        poll.register(self, select.POLLOUT)
        if left <= 0 or not poll.poll(left * 1000):
            raise BrokenPipeError(errno.EPIPE, "nobody takes what is sent")
