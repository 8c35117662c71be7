"""service/processes/web_worker.py: callers who are slow, rude or too many keep nothing from the others."""

from __future__ import annotations

import http.client
import json
import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path

import jsonschema
import pytest
from gunicorn.config import Config
from jsonschema import Draft202012Validator

from service.api.problem_kinds import KINDS
from service.processes.arrival import HEAD_ROOM, Arrival
from service.processes.refusal import refusal
from tests.processes.test_gunicorn import Web
from tests.processes.waiting import wait_until

CONTRACT = Path(__file__).parents[2] / "openapi" / "openapi.json"

THREADS = 60
"""Of the one worker."""

SOON = 1.5
"""Seconds within which others are answered. What is undone here made them wait for 2 seconds at least, or for ever."""

HEAD = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture
def web(tmp_path: Path) -> Iterator[Web]:
    web = Web(tmp_path / "web.log")
    yield web
    web.end()


def send(web: Web, sent: bytes, lines: ExitStack) -> socket.socket:
    line = lines.enter_context(closing(socket.create_connection(("127.0.0.1", web.port), timeout=30)))
    line.sendall(sent)
    return line


def is_answered_soon(web: Web) -> bool:
    with closing(http.client.HTTPConnection("127.0.0.1", web.port, timeout=SOON)) as line:
        line.request("GET", "/", headers={"Connection": "close"})
        return line.getresponse().status == 200


def answer_of(line: socket.socket) -> bytes:
    """Everything until the server closes."""
    received = b""
    while piece := line.recv(65_536):
        received += piece
    return received


@pytest.mark.parametrize(
    ("sent", "callers"),
    [
        pytest.param(b"", 2 * THREADS, id="they say nothing"),
        pytest.param(b"G", 2 * THREADS, id="they begin a line"),
        pytest.param(GET, 2 * THREADS, id="they begin headers"),
        pytest.param(HEAD + b"Content-Length: 9\r\n\r\n{", 2 * THREADS, id="they begin a body"),
        pytest.param(HEAD + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n", 2 * THREADS, id="they begin chunks"),
        pytest.param(HEAD + b"Content-Length: 999999999\r\n\r\n{", 2 * THREADS, id="they announce too much"),
        pytest.param(
            HEAD + b"Expect: 100-continue\r\nContent-Length: 9\r\n\r\n", 2 * THREADS, id="they ask whether to go on"
        ),
        pytest.param(GET + b"Connection: close\r\n\r\n", 10, id="they do not hang up"),
        pytest.param(b"nonsense\r\n\r\n", 10, id="they do not hang up when they are refused"),
        pytest.param(GET + b"\r\n" + GET, 2 * THREADS, id="they begin a second request"),
    ],
)
def test_slow_callers_keep_no_thread(sent: bytes, callers: int, web: Web) -> None:
    with ExitStack() as lines:
        for _ in range(callers):
            send(web, sent, lines)
        assert is_answered_soon(web)


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Web]:
    web = Web(tmp_path / "impatient.log", request_patience=0.5, stream_patience=0.5)
    yield web
    web.end()


def test_a_request_that_takes_too_long_is_refused(impatient: Web) -> None:
    with ExitStack() as lines:
        slow, silent = send(impatient, GET, lines), send(impatient, b"", lines)
        assert_problem(answer_of(slow), 408, "in time")
        assert answer_of(silent) == b""


@pytest.mark.parametrize(
    ("sent", "status", "detail"),
    [
        pytest.param(b"GET /" + b"a" * 5_000 + b" HTTP/1.1\r\n\r\n", 414, "too large", id="the address is too long"),
        pytest.param(GET + b"A: " + b"a" * 9_000 + b"\r\n\r\n", 431, "headers", id="a header is too long"),
        pytest.param(b"GET\r\n\r\n", 400, "Invalid Request Line", id="there is no address"),
        pytest.param(GET + b"Expect: <b>\r\n\r\n", 417, "<b>", id="more is expected than there is"),
        pytest.param(GET + b"Transfer-Encoding: zip\r\n\r\n", 501, "zip", id="the body is coded"),
    ],
)
def test_what_is_no_request_is_refused_with_a_problem(sent: bytes, status: int, detail: str, web: Web) -> None:
    with ExitStack() as lines:
        assert_problem(answer_of(send(web, sent, lines)), status, detail)


def test_a_bug_of_the_web_server_is_a_problem_too() -> None:
    problem = json.loads(refusal(500, "Internal Server Error", "").partition(b"\r\n\r\n")[2])
    assert (problem["code"], problem["title"]) == ("internal_error", KINDS["internal_error"].title)


def assert_problem(answer: bytes, status: int, detail: str) -> None:
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.startswith(f"HTTP/1.1 {status} ".encode())
    assert b"\r\nContent-Type: application/problem+json" in head
    problem = json.loads(body)
    schema = json.loads(CONTRACT.read_bytes())
    jsonschema.validate(problem, {"$ref": "#/components/schemas/Problem", **schema}, Draft202012Validator)
    assert (problem["code"], problem["status"], problem["title"]) == ("bad_request", status, KINDS["bad_request"].title)
    assert status in KINDS["bad_request"].statuses
    assert detail in problem["detail"]


def test_whoever_takes_no_answer_is_given_up(impatient: Web) -> None:
    with ExitStack() as lines:
        for _ in range(THREADS):
            line = lines.enter_context(closing(socket.socket()))
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.connect(("127.0.0.1", impatient.port))
            line.sendall(b"GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n")
            wait_until(partial(begins, line))
        wait_until(partial(is_answered_at_last, impatient))


def begins(line: socket.socket) -> bytes:
    """The first byte of an answer."""
    return line.recv(1, socket.MSG_PEEK)


def is_answered_at_last(web: Web) -> bool:
    try:
        return is_answered_soon(web)
    except TimeoutError:
        return False


def test_whoever_asks_whether_to_go_on_is_told_so(web: Web) -> None:
    with ExitStack() as lines:
        line = send(web, HEAD + b"Expect: 100-continue\r\nConnection: close\r\nContent-Length: 2\r\n\r\n", lines)
        assert line.recv(1000).startswith(b"HTTP/1.1 100 ")
        line.sendall(b"{}")
        assert b"HTTP/1.1 200 " in answer_of(line)


@pytest.mark.parametrize("size", [1, 7, 1_000], ids=lambda size: f"{size} bytes at once")
def test_requests_arrive_in_pieces_of_any_size(size: int, web: Web) -> None:
    chunks = b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n1\r\n}\r\n0\r\nX-Sum: 1\r\n\r\n"
    requests = HEAD + b"Content-Length: 2\r\n\r\n{}" + HEAD + chunks + GET + b"Connection: close\r\n\r\n"
    with ExitStack() as lines:
        line = send(web, b"", lines)
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for begin in range(0, len(requests), size):
            line.sendall(requests[begin : begin + size])
        assert answer_of(line).count(b"HTTP/1.1 200 ") == 3


def test_the_rest_of_a_refused_body_is_no_request(web: Web) -> None:
    with ExitStack() as lines:
        line = send(web, HEAD + b"Content-Length: 99999\r\n\r\n" + GET + b"\r\n", lines)
        assert answer_of(line).count(b"HTTP/1.1 ") == 1


def test_whoever_is_silent_longest_makes_room(web: Web) -> None:
    with ExitStack() as lines:
        first = send(web, b"", lines)
        for _ in range(THREADS + 1_000):
            send(web, b"", lines)
        assert is_answered_soon(web)
        assert answer_of(first) == b""


def test_few_files_mean_few_connections(tmp_path: Path) -> None:
    most = 256
    web = Web(tmp_path / "web.log", lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (most // 2, most)))
    try:
        assert f"{most} files may be open" in web.log.read_text()
        worker = web.worker()
        with ExitStack() as lines:
            for _ in range(2 * most):
                send(web, b"", lines)
            assert is_answered_soon(web)
            assert web.worker() == worker
    finally:
        web.end()


@pytest.mark.parametrize(
    ("received", "decided", "whole"),
    [
        pytest.param(b"GET / HT", False, False, id="half a line"),
        pytest.param(b"GET / HTTP/1.1\n", True, False, id="a line that ends otherwise"),
        pytest.param(b"x" * HEAD_ROOM, False, False, id="a long head"),
        pytest.param(b"x" * (HEAD_ROOM + 1), True, False, id="too long a head"),
        pytest.param(GET + b"\r\n", True, True, id="no body"),
        pytest.param(HEAD + b"Content-Length: 2\r\n\r\n{", False, False, id="half a body"),
        pytest.param(HEAD + b"content-length:2\r\n\r\n{}", True, True, id="a body"),
        pytest.param(HEAD + b"Content-Length: 101\r\n\r\n", True, False, id="too large a body"),
        pytest.param(HEAD + b"Content-Length: " + b"9" * 5_000 + b"\r\n\r\n", True, False, id="a length without end"),
        pytest.param(HEAD + b"Content-Length: 2\r\nContent-Length: 1\r\n\r\n{}", True, False, id="two lengths"),
        pytest.param(HEAD + b"Content-Length: two\r\n\r\n{}", True, False, id="a word for a length"),
        pytest.param(HEAD + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n", False, False, id="chunks"),
        pytest.param(HEAD + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n", True, True, id="all chunks"),
        pytest.param(HEAD + b"Transfer-Encoding: chunked\r\n\r\nzz", False, False, id="the begin of a size"),
        pytest.param(HEAD + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n", True, False, id="no size"),
        pytest.param(HEAD + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 200, True, False, id="many chunks"),
        pytest.param(
            HEAD + b"Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n{}", True, False, id="two framings"
        ),
    ],
)
def test_how_much_has_arrived(received: bytes, decided: bool, whole: bool) -> None:
    for size in (1, len(received)):
        arrival = Arrival(Config(), 100)
        for begin in range(0, len(received), size):
            assert not (whole and arrival.is_decided), "decided too early"
            arrival.add(received[begin : begin + size])
        assert (arrival.is_decided, arrival.is_whole) == (decided, whole)
