"""A load generator: connections that are kept open, each with one request under way at a time."""

from __future__ import annotations

import multiprocessing
import socket
import statistics
import threading
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tests.bench.product import Product

EMPTY = b"GET /empty HTTP/1.1\r\nHost: localhost\r\n\r\n"


@dataclass
class Load:
    """What a run of the generator met: requests answered, seconds, the server's processor time, and each latency."""

    count: int
    seconds: float
    cpu: float
    latencies: list[float]

    @property
    def rate(self) -> float:
        """Requests a second."""
        return self.count / self.seconds

    @property
    def cpu_us(self) -> float:
        """Microseconds of the server's processor time for a request."""
        return self.cpu / self.count * 1e6

    def percentile(self, percent: int) -> float:
        """Milliseconds within which so many of a hundred requests were answered."""
        if len(self.latencies) < 2:
            return self.latencies[0] * 1e3
        return statistics.quantiles(self.latencies, n=100, method="inclusive")[percent - 1] * 1e3


class Connection:
    """A connection over HTTP/1.1 that does no more than it must."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port))
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def ask(self, request: bytes) -> tuple[bytes, bytes]:
        """The status line's status and the body."""
        self._socket.sendall(request)
        answer = self._received()
        while b"\r\n\r\n" not in answer:
            answer += self._received()
        head, _, body = answer.partition(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        while len(body) < length:
            body += self._received()
        return head[9:12], body

    def _received(self) -> bytes:
        some = self._socket.recv(65536)
        if not some:
            raise ConnectionError("the server closed the connection")
        return some

    def close(self) -> None:
        self._socket.close()


def run(product: Product, batches: Iterable[list[bytes]], status: bytes, connections: int, seconds: float) -> Load:
    """Send batches of requests over so many connections for so long, from a process of its own.

    Every request must be answered with the status. When no batch is left, the run ends early, for all connections.
    """
    receiver, sender = multiprocessing.Pipe(duplex=False)
    arguments = (sender, product.port, list(batches), status, connections, seconds)
    before = product.cpu()
    process = multiprocessing.get_context("fork").Process(target=_generate, args=arguments)
    process.start()
    # With the last writer gone, a generator that died is an error here, not a wait without end.
    sender.close()
    latencies, took, refused = receiver.recv()
    process.join()
    cpu = product.cpu() - before
    assert refused is None, refused
    return Load(len(latencies), took, cpu, latencies)


def _generate(
    sender: object, port: int, batches: list[list[bytes]], status: bytes, connections: int, seconds: float
) -> None:
    waiting: Iterator[list[bytes]] = iter(batches)
    lock = threading.Lock()
    latencies: list[float] = []
    refused: list[str] = []
    start = time.perf_counter()
    end = start + seconds
    enough = threading.Event()

    def work() -> None:
        try:
            send_batches()
        except OSError as trouble:
            refused.append(repr(trouble))
            enough.set()

    def send_batches() -> None:
        connection = Connection(port)
        while time.perf_counter() < end and not enough.is_set():
            with lock:
                batch = next(waiting, None)
            if batch is None:
                enough.set()
                break
            for request in batch:
                begun = time.perf_counter()
                if begun >= end or enough.is_set():
                    break
                given, body = connection.ask(request)
                latencies.append(time.perf_counter() - begun)
                if given != status:
                    refused.append(f"{given!r}: {body!r}")
                    enough.set()
                    return
        connection.close()

    threads = [threading.Thread(target=work) for _ in range(connections)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    took = time.perf_counter() - start
    sender.send((latencies, took, refused[0] if refused else None))  # type: ignore[attr-defined]  # a Connection
