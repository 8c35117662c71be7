"""The web server's worker: gunicorn's threads, but none of them waits for a caller who is slow.

gunicorn's own worker reads a request in a thread of the pool, without an end if the caller sends it byte by byte, and
says goodbye to callers in the one loop that serves all of them. Here the loop itself collects a request until it is
whole, a thread only answers it, and who leaves is heard out beside all others. When there are too many connections,
the one that has been silent longest makes room.
"""

from __future__ import annotations

import errno
import resource
import socket
import time
from collections import deque
from contextlib import suppress
from functools import partial
from selectors import EVENT_READ
from typing import Any

from gunicorn.http.parser import RequestParser
from gunicorn.workers.gthread import TConn, ThreadWorker

from service.processes.arrival import Arrival
from service.processes.line import Line
from service.processes.refusal import Page, refusal

HEARD_OUT = 2.0
"""Seconds for which a caller who was answered for the last time may go on sending, so that the answer arrives."""

PIECE = 65_536
"""Bytes that are read at once."""

FILES_FOR_OTHERS = 200
"""Open files beside the connections to callers and to Redis."""

TOO_SLOW = "the request was not whole in time"
GO_ON = b"HTTP/1.1 100 Continue\r\n\r\n"


class WebWorker(ThreadWorker):  # type: ignore[misc]  # gunicorn has no types
    """gunicorn's `gthread`. A request must be whole in `patience` seconds; a body has `longest_body` bytes at most."""

    patience = 10.0
    longest_body = 16_384

    def init_process(self) -> None:
        """As gunicorn has it, with as many files as the connections need, or fewer connections."""
        self.leaving: deque[Any] = deque()
        beside = 2 * self.cfg.threads + FILES_FOR_OTHERS
        files = _files(self.cfg.worker_connections + beside)
        self.worker_connections = min(self.cfg.worker_connections, max(files - beside, files // 4))
        if self.worker_connections < self.cfg.worker_connections:
            self.log.warning("%s files may be open, so %s connections at most", files, self.worker_connections)
        super().init_process()

    def accept(self, listener: Any) -> None:
        """Let a caller in."""
        try:
            accepted, address = listener.accept()
        except OSError as trouble:
            if trouble.errno in (errno.EMFILE, errno.ENFILE):
                self._make_room()
            elif trouble.errno not in (errno.EAGAIN, errno.EWOULDBLOCK, errno.ECONNABORTED):
                raise
            return
        self.nr_conns += 1
        self._collect(TConn(self.cfg, Line(accepted), address, listener.getsockname()))
        if self.nr_conns >= self.worker_connections:
            self._make_room()

    def on_client_socket_readable(self, conn: Any, client: Any) -> None:
        """A caller who was answered before sends something again."""
        self.poller.unregister(client)
        self.keepalived_conns.remove(conn)
        self._collect(conn)

    def on_pending_socket_readable(self, conn: Any, client: Any) -> None:
        """More of a request comes in."""
        if self._goes_on(conn):
            return
        self.poller.unregister(client)
        self.pending_conns.remove(conn)
        self._end_of_arrival(conn)

    def finish_request(self, conn: Any, fs: Any) -> None:
        """A request is answered."""
        if fs.cancelled() or fs.exception() is not None:
            self._drop(conn)
        elif not fs.result():
            self._leave(conn)
        elif received := conn.parser.unreader.take_buffered():
            self._collect(conn, received)
        else:
            conn.sock.setblocking(False)
            conn.set_timeout()
            if not self.alive:
                conn.timeout = min(conn.timeout, time.monotonic() + HEARD_OUT)
            self.keepalived_conns.append(conn)
            self.poller.register(conn.sock, EVENT_READ, partial(self.on_client_socket_readable, conn))

    def handle(self, conn: Any) -> bool:
        """Answer a request that is whole, in a thread."""
        if conn.arrival.fault is not None:
            self.handle_error(None, conn.sock, conn.client, conn.arrival.fault)
            return False
        return bool(super().handle(conn))

    def handle_error(self, req: Any, client: Any, addr: Any, exc: Any) -> None:
        """Refuse what is no request."""
        page = Page()
        super().handle_error(req, page, addr, exc)
        with suppress(OSError):
            client.sendall(page.refusal)

    def murder_pending(self) -> None:
        """Close the connections of callers who were too slow, and of those who have left."""
        now = time.monotonic()
        for waiting in (self.pending_conns, self.leaving):
            while waiting and waiting[0].timeout <= now:
                conn = waiting.popleft()
                self.poller.unregister(conn.sock)
                if waiting is self.pending_conns and conn.arrival.received:
                    _say(conn, refusal(408, "Request Timeout", TOO_SLOW))
                self._drop(conn)

    def _cap_keepalive(self, deadline: float) -> None:
        """A worker that stops gives everybody who has nothing running the same short time."""
        for conn in (*self.keepalived_conns, *self.pending_conns, *self.leaving):
            conn.timeout = min(conn.timeout, deadline)

    def _keepalive_after(self, conn: Any, keepalive: bool) -> bool:
        # Of a body that was refused before it was whole, the rest would be taken for the next request.
        return conn.arrival.is_whole and bool(super()._keepalive_after(conn, keepalive))

    def _collect(self, conn: Any, received: bytes = b"") -> None:
        """Collect the next request of a connection, which may have begun with what was received already."""
        conn.arrival = Arrival(self.cfg, self.longest_body, received)
        conn.timeout = time.monotonic() + self.patience
        conn.sock.setblocking(False)
        if not conn.arrival.is_decided and self._goes_on(conn):
            self.pending_conns.append(conn)
            self.poller.register(conn.sock, EVENT_READ, partial(self.on_pending_socket_readable, conn))
        else:
            self._end_of_arrival(conn)

    def _goes_on(self, conn: Any) -> bool:
        """Read what has come; is there more to come before anything else can be done?"""
        arrival, piece = conn.arrival, None
        try:
            piece = conn.sock.recv(PIECE)
        except BlockingIOError:
            pass
        except OSError:
            return False
        if piece:
            arrival.add(piece)
        if arrival.is_decided or piece == b"":
            return False
        if arrival.waits_for_a_word:
            arrival.waits_for_a_word = False
            _say(conn, GO_ON)
        return True

    def _end_of_arrival(self, conn: Any) -> None:
        """Hand the request to a thread; without one the caller has hung up."""
        if not conn.arrival.is_decided:
            self._drop(conn)
            return
        if conn.parser is None:
            # It reads what was collected, and nothing else.
            conn.parser = RequestParser(self.cfg, (), conn.client)
            conn.initialized = True
        conn.parser.unreader.unread(bytes(conn.arrival.received))
        conn.arrival.received.clear()
        self.enqueue_req(conn)

    def _leave(self, conn: Any) -> None:
        """Close a connection after its last answer; at once, what the caller still sends would destroy the answer."""
        try:
            conn.sock.shutdown(socket.SHUT_WR)
            conn.sock.setblocking(False)
        except OSError:
            self._drop(conn)
            return
        conn.timeout = time.monotonic() + HEARD_OUT
        conn.heard = 0
        self.leaving.append(conn)
        self.poller.register(conn.sock, EVENT_READ, partial(self._hear_out, conn))

    def _hear_out(self, conn: Any, client: Any) -> None:
        piece = b""
        with suppress(OSError):
            piece = conn.sock.recv(PIECE)
        conn.heard += len(piece)
        if not piece or conn.heard > 4 * PIECE:
            self.poller.unregister(client)
            self.leaving.remove(conn)
            self._drop(conn)

    def _make_room(self) -> None:
        """Close the connection that has been silent longest: first one that has asked for nothing yet."""
        for waiting in (self.pending_conns, self.leaving, self.keepalived_conns):
            if waiting:
                conn = waiting.popleft()
                self.poller.unregister(conn.sock)
                self._drop(conn)
                return

    def _drop(self, conn: Any) -> None:
        self.nr_conns -= 1
        conn.close()


def _files(wanted: int) -> int:
    """Have this process open so many files at once, or as many as it may; how many that are at least."""
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if now == resource.RLIM_INFINITY or now >= wanted:
        return wanted
    granted = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (granted, most))
    return granted


def _say(conn: Any, word: bytes) -> None:
    """Send a few bytes if there is room for them."""
    with suppress(OSError):
        conn.sock.send(word, socket.MSG_DONTWAIT)
