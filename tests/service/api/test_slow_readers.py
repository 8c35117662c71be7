"""A stream whose reader takes nothing is closed with a hint where to go on; nothing is skipped, no thread is lost."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from service.api.events.forms import EVENT_STREAM, NDJSON
from service.api.events.outlet import Outlet
from service.runtime import Runtime
from service.settings import Settings
from tests.bench.matches import Script, opened, reading
from tests.faults.web import Web, web
from tests.processes.waiting import wait_until

AGE = 20_000
"""Events of a match whose log is larger than what the kernel keeps for a reader."""

PATIENCE = 0.5

MATCHES = count(1)


@pytest.fixture
def server(redis_db: str, tmp_path: Path) -> Iterator[Web]:
    with web(redis_db, tmp_path / "web.log", stream_patience=PATIENCE, stream_keep_alive=0.2) as running:
        yield running


@pytest.fixture
def old(redis_db: str) -> Iterator[Script]:
    """A match with a long log."""
    runtime = Runtime(Settings(redis_url=redis_db))
    yield opened(runtime, next(MATCHES), AGE)
    runtime.close()


@contextmanager
def stream(server: Web, match: Script, media: str, after: int = 0) -> Iterator[socket.socket]:
    """An open stream, of which the head has been read; the receiver keeps little by itself."""
    with closing(socket.socket()) as reader:
        reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        reader.settimeout(30)
        reader.connect(("127.0.0.1", server.port))
        reader.sendall(reading(match, f"/events?after={after}", media))
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += reader.recv(1)
        assert head.startswith(b"HTTP/1.1 200 ")
        yield reader


def rest(reader: socket.socket) -> bytes:
    """The rest of the answer's body, which ends as it should."""
    received = b""
    while not received.endswith(b"\r\n0\r\n\r\n"):
        received += reader.recv(65_536)
    body = b""
    while received:
        size, _, received = received.partition(b"\r\n")
        length = int(size, 16)
        if length == 0:
            assert received == b"\r\n"
            return body
        body, received = body + received[:length], received[length + 2 :]
    raise AssertionError("the answer was cut off")


def objects(body: bytes, media: str) -> list[tuple[str | None, Any]]:
    """The objects of a stream, each with its id; None where it has none."""
    if media == NDJSON:
        told = [json.loads(line) for line in body.split(b"\n") if line]
        return [(str(each["version"]) if each["type"] != "resume" else None, each) for each in told]
    found = list[tuple[str | None, Any]]()
    for frame in body.decode().split("\n\n"):
        fields = dict(line.partition(": ")[::2] for line in frame.split("\n") if not line.startswith(":"))
        if "data" in fields:
            each = json.loads(fields["data"])
            assert fields.get("event") == ("resume" if each["type"] == "resume" else None)
            found.append((fields.get("id"), each))
    return found


def closed(server: Web, match: Script) -> int:
    """How many streams of this match have ended, by the server's log."""
    return server.log.read_text().count(f"GET /v1/matches/{match.match_id}/events 200")


@pytest.mark.parametrize("media", [EVENT_STREAM, NDJSON])
def test_a_reader_that_stops_reading_is_told_where_to_go_on(media: str, server: Web, old: Script) -> None:
    with stream(server, old, media) as reader:
        wait_until(lambda: closed(server, old) == 1)
        told = objects(rest(reader), media)
    *events, (number, last) = told
    assert number is None
    assert last == {"type": "resume", "version": len(events)}
    assert [number for number, _ in events] == [str(version) for version in range(1, len(events) + 1)]
    assert 100 < len(events) < AGE
    with stream(server, old, media, after=last["version"]) as reader:
        begun = b""
        while not (found := re.search(rb'"version":(\d+),', begun)):
            begun += reader.recv(64)
    assert int(found[1]) == last["version"] + 1


def test_a_slow_reader_that_goes_on_reading_is_left_alone(server: Web, old: Script) -> None:
    with stream(server, old, EVENT_STREAM) as reader:
        received = b""
        while f"\nid: {AGE}\n".encode() not in received[-4000:]:
            received += reader.recv(1024)
    assert b"event: resume" not in received


def test_readers_that_do_not_read_hold_no_places(redis_db: str, old: Script, tmp_path: Path) -> None:
    with (
        web(redis_db, tmp_path / "web.log", stream_patience=PATIENCE, max_streams=5, web_threads=8) as server,
        ExitStack() as readers,
    ):
        for _ in range(5):
            readers.enter_context(stream(server, old, EVENT_STREAM))
        wait_until(lambda: closed(server, old) == 5)
        for _ in range(5):
            readers.enter_context(stream(server, old, EVENT_STREAM))


class Pair:
    """Both ends of a connection: the near one writes, the far one keeps little by itself."""

    def __init__(self, stack: ExitStack) -> None:
        listener = stack.enter_context(closing(socket.create_server(("127.0.0.1", 0))))
        self.far = stack.enter_context(closing(socket.socket()))
        self.far.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.far.connect(listener.getsockname())
        near, _ = listener.accept()
        self.near = stack.enter_context(closing(near))


@pytest.fixture
def pair() -> Iterator[Pair]:
    with ExitStack() as stack:
        yield Pair(stack)


def send(pair: Pair, outlet: Outlet, piece: bytes) -> bool:
    """Send a piece if there is room for it."""
    if not outlet.has_room_for(piece):
        return False
    pair.near.sendall(piece)
    return True


def test_whoever_takes_all_has_room(pair: Pair) -> None:
    outlet = Outlet(pair.near, 0.1, lambda: False)
    for _ in range(200):
        assert send(pair, outlet, b"x" * 5_000)
        taken = 0
        while taken < 5_000:
            taken += len(pair.far.recv(5_000))


def test_a_full_socket_has_no_room(pair: Pair) -> None:
    outlet = Outlet(pair.near, 0.1, lambda: False)
    sent = 0
    while send(pair, outlet, b"x" * 5_000):
        sent += 1
        assert sent < 1_000
    # There is still room for a last word: the socket would block otherwise.
    pair.near.setblocking(False)
    assert pair.near.send(b"y" * 1_000) == 1_000


def test_whoever_confirms_nothing_is_given_up_although_there_is_room(pair: Pair) -> None:
    outlet = Outlet(pair.near, 0.3, lambda: False)
    sent = 0
    assert send(pair, outlet, b"x" * 20_000)
    while send(pair, outlet, b": still here\n\n"):
        sent += 1
        assert sent < 1_000_000


def test_a_process_that_stops_does_not_wait_for_readers(pair: Pair) -> None:
    stopping = False
    outlet = Outlet(pair.near, 600, lambda: stopping)
    pair.near.setblocking(False)
    with suppress(BlockingIOError):
        while True:
            pair.near.send(b"x" * 5_000)
    stopping = True
    assert not outlet.has_room_for(b"x")


def test_without_a_socket_everything_is_taken() -> None:
    assert Outlet(None, 0.1, lambda: True).has_room_for(b"x" * 10**6)
