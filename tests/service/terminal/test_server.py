"""Requests against a server that answers as it was told to, hangs up, or is not there."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any, NamedTuple

import pytest

from service.terminal.errors import NotUpcard, Refused, Unreachable
from service.terminal.server import Server
from service.terminal.sitting import Sitting, place_of

BUSY = {"code": "not_stored", "detail": "try again"}
CROWDED = {"code": "too_many_streams", "detail": "no room"}


class Asked(NamedTuple):
    """A request as it arrived."""

    line: str
    body: Any
    headers: dict[str, str]


class _Handler(BaseHTTPRequestHandler):
    server: Scripted

    def _answer(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        asked = Asked(f"{self.command} {self.path}", json.loads(body) if body else None, dict(self.headers.items()))
        self.server.asked.append(asked)
        step = self.server.script.pop(0)
        if step is None:
            return
        status, content = step
        self.send_response(status)
        self.end_headers()
        self.wfile.write(content if isinstance(content, bytes) else json.dumps(content).encode())

    do_GET = do_POST = _answer  # noqa: N815 - the names are those of http.server

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the name is that of http.server
        """Say nothing."""


class Scripted(HTTPServer):
    """Answers each request by the next step of `script`: a status and a body, or None to hang up."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.script: list[tuple[int, Any] | None] = []
        self.asked: list[Asked] = []


@pytest.fixture
def scripted() -> Iterator[Scripted]:
    server = Scripted()
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def told() -> list[bool]:
    """Whether the connection was lost (True) or found again (False), each time that it was told."""
    return []


@pytest.fixture
def server(scripted: Scripted, told: list[bool]) -> Server:
    return Server(f"http://127.0.0.1:{scripted.server_port}/under/", "ko", 20.0, told.append)


def test_a_question_names_its_language_and_its_token(scripted: Scripted, server: Server, told: list[bool]) -> None:
    scripted.script = [(200, {"title": "Toy"})]
    assert server.get("games", "a/b c", token="seat_x", after=3, wait=1) == {"title": "Toy"}
    [asked] = scripted.asked
    assert asked.line == "GET /under/v1/games/a%2Fb%20c?after=3&wait=1"
    assert (asked.headers["Accept-Language"], asked.headers["Authorization"]) == ("ko", "Bearer seat_x")
    assert told == []


@pytest.mark.parametrize(
    "trouble",
    [
        pytest.param([None], id="hung up"),
        pytest.param([(503, BUSY)], id="503"),
        pytest.param([(429, {"code": "quota_exceeded"})], id="429"),
        pytest.param([(502, b"Bad Gateway")], id="not even a problem"),
        pytest.param([None, (503, BUSY), None], id="again and again"),
    ],
)
def test_a_move_is_repeated_with_the_same_key_until_it_is_answered(
    scripted: Scripted, server: Server, told: list[bool], trouble: list[tuple[int, Any] | None]
) -> None:
    scripted.script = [(200, {}), *trouble, (201, {"version": 6})]
    server.get("games")
    answer = Sitting(server, "m_a", "seat_x").move({"type": "pass"}, 5)
    assert answer == {"version": 6}
    first, *more = scripted.asked[1:]
    assert len(more) == len(trouble)
    assert all(asked == first for asked in more)
    assert first.line == "POST /under/v1/matches/m_a/moves"
    assert (first.body, first.headers["If-Match"]) == ({"type": "pass"}, '"5"')
    assert told == [True, False]


def test_every_move_has_a_key_of_its_own(scripted: Scripted, server: Server) -> None:
    scripted.script = [(201, {}), (201, {})]
    for _ in range(2):
        Sitting(server, "m_a", "seat_x").move({"type": "pass"}, 5)
    keys = {asked.headers["Idempotency-Key"] for asked in scripted.asked}
    assert len(keys) == 2


@pytest.mark.parametrize(
    ("status", "problem"),
    [
        pytest.param(422, {"code": "illegal_move", "rule": "must-follow"}, id="refused"),
        pytest.param(500, {"code": "internal_error"}, id="a bug"),
        pytest.param(503, CROWDED, id="no room for one more stream"),
    ],
)
def test_a_refusal_is_not_asked_for_twice(
    scripted: Scripted, server: Server, told: list[bool], status: int, problem: dict[str, Any]
) -> None:
    scripted.script = [(status, problem)]
    with pytest.raises(Refused) as refused:
        server.get("matches", "m_a")
    assert (refused.value.problem, refused.value.code) == (problem, problem["code"])
    assert len(scripted.asked) == 1
    assert told == []


def test_without_room_to_wait_the_log_is_read_at_once(scripted: Scripted, server: Server) -> None:
    page = {"events": [], "version": 4, "next_after": 4}
    scripted.script = [(503, CROWDED), (200, page)]
    assert Sitting(server, "m_a", "seat_x").events(4, wait=25) == page
    lines = [asked.line.partition("?")[2] for asked in scripted.asked]
    assert lines == ["after=4&wait=25", "after=4"]


@pytest.mark.parametrize(
    ("status", "content"),
    [
        pytest.param(200, b"<html>", id="a page"),
        pytest.param(200, [1, 2], id="a list"),
        pytest.param(200, b"\xff", id="no text"),
        pytest.param(404, b"Not found", id="another error"),
        pytest.param(404, {"error": "no"}, id="another kind of problem"),
        pytest.param(301, b"", id="elsewhere"),
    ],
)
def test_what_is_no_upcard_server_is_recognised(scripted: Scripted, server: Server, status: int, content: Any) -> None:
    scripted.script = [(status, content)]
    with pytest.raises(NotUpcard) as trouble:
        server.get("games")
    assert trouble.value.address == server.address


def test_a_server_that_was_never_there_is_not_waited_for(told: list[bool]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
    with pytest.raises(Unreachable, match="refused"):
        Server(f"http://127.0.0.1:{port}", "en", 1e6, told.append).get("games")
    assert told == []


def test_a_server_that_has_gone_is_waited_for_as_long_as_was_said(scripted: Scripted, told: list[bool]) -> None:
    server = Server(f"http://127.0.0.1:{scripted.server_port}", "en", 0.3, told.append)
    scripted.script = [(200, {}), *([None] * 20)]
    server.get("games")
    with pytest.raises(Unreachable):
        server.get("games")
    assert told == [True]
    # At once, after 0.1 s, and after 0.2 s more; then the time is over, at the latest after one attempt more.
    assert 3 <= len(scripted.asked) - 1 <= 4


@pytest.mark.parametrize(
    "address",
    ["localhost:8000", "ftp://localhost", "http://", "http://x:port", "http://x:99999", "http://x?y", "http://x#y", ""],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        Server(address, "en", 1.0, print)


@pytest.mark.parametrize(
    ("match", "place"),
    [
        pytest.param("m_a", ("http://here", "m_a"), id="an id"),
        pytest.param("https://there:1/v1/matches/m_a", ("https://there:1", "m_a"), id="an address"),
        pytest.param("http://there/under/v1/matches/m_a/", ("http://there/under", "m_a"), id="under a path"),
    ],
)
def test_a_match_is_named_by_its_id_or_its_address(match: str, place: tuple[str, str]) -> None:
    assert place_of(match, "http://here") == place


@pytest.mark.parametrize("match", ["", "m a", "m/a", "http://there/v1/games/x", "http://there/v1/matches/m_a/moves"])
def test_anything_else_names_no_match(match: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        place_of(match, "http://here")
