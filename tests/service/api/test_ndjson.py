"""Streams of lines: the same objects as in server-sent events, one JSON object a line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from tests.service.api.client import Client
from tests.service.api.conftest import SEATS, Opened
from tests.service.api.test_events import SSE, frames

NDJSON = "application/x-ndjson"


def stream(match: Opened, query: str = "", seat: int | None = None, accept: str = NDJSON, **headers: str) -> Any:
    token = None if seat is None else match.tokens[seat]
    return match.api.get(f"{match.path}/events{query}", token=token, accept=accept, **headers)


def lines(response: Any) -> Iterator[bytes]:
    """The lines of a stream as they come, without the one that greets."""
    buffer = b""
    for chunk in response.iter_encoded():
        buffer += chunk
        while b"\n" in buffer:
            line, _, buffer = buffer.partition(b"\n")
            yield line
    assert buffer == b""


def test_it_says_what_it_is(match: Opened) -> None:
    with stream(match) as response:
        assert (response.status_code, response.mimetype) == (200, NDJSON)
        assert response.headers["Cache-Control"] == "no-store"
        assert response.headers["Access-Control-Allow-Origin"] == "*"


def test_it_begins_with_a_snapshot(match: Opened) -> None:
    with stream(match, seat=0) as response:
        greeting, snapshot = islice(lines(response), 2)
    assert greeting == b""
    assert json.loads(snapshot) == {"type": "snapshot", **match.api.get(match.path, token=match.tokens[0]).json}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_it_tells_the_same_as_events(seat: int | None, match: Opened) -> None:
    version = match.play_to_the_end()["version"]
    told = [line for line in lines(stream(match, "?after=0", seat)) if line]
    framed = [frame["data"].encode() for frame in frames(stream(match, "?after=0", seat, SSE)) if "data" in frame]
    assert told == framed
    assert [json.loads(line)["version"] for line in told] == list(range(1, version + 1))


@pytest.mark.parametrize("cut", range(0, 12, 3))
def test_it_goes_on_where_it_was_cut(cut: int, match: Opened) -> None:
    match.play_to_the_end()
    whole = [line for line in lines(stream(match, "?after=0")) if line]
    by_header = [line for line in lines(stream(match, last_event_id=str(cut))) if line]
    by_query = [line for line in lines(stream(match, f"?after={cut}")) if line]
    assert by_header == by_query == whole[cut:]


def test_it_ends_after_so_many_events(match: Opened) -> None:
    told = [json.loads(line) for line in lines(stream(match, "?after=1&limit=3")) if line]
    assert [event["version"] for event in told] == [2, 3, 4]


def test_the_snapshot_counts_for_none(match: Opened) -> None:
    with stream(match, "?limit=1") as response:
        told = lines(response)
        assert [next(told), json.loads(next(told))["type"]] == [b"", "snapshot"]
        match.stack(0)
        assert [json.loads(line)["type"] for line in told] == ["card_stacked"]


def test_silence_is_filled_with_empty_lines(redis_db: str) -> None:
    api = Client(redis_db, stream_keep_alive=0.1)
    match = Opened(api, api.post("/v1/matches", {"game": "showdown", "seats": SEATS}).json)
    with stream(match, "?after=5") as response:
        assert list(islice(lines(response), 3)) == [b"", b"", b""]
    api.runtime.close()


@pytest.mark.parametrize("accept", [NDJSON, SSE])
def test_nothing_to_wait_for_after_the_end(accept: str, match: Opened) -> None:
    version = match.play_to_the_end()["version"]
    for query, headers in ((f"?after={version}", {}), ("", {"last_event_id": str(version)})):
        answer = stream(match, query, None, accept, **headers)
        assert (answer.status_code, answer.data) == (204, b"")


def test_a_match_that_nobody_joined_ends_its_streams(match: Opened) -> None:
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "open"}]
    waiting = Opened(match.api, match.api.post("/v1/matches", {"game": "showdown", "seats": seats}).json)
    with stream(waiting, "?after=0") as response:
        told = lines(response)
        assert [json.loads(line)["type"] for line in islice(told, 1, 3)] == ["match_opened", "seat_taken"]
        assert match.api("DELETE", f"{waiting.path}/seats/0", token=waiting.tokens[0]).status_code == 204
        assert [json.loads(line)["type"] for line in told] == ["seat_left", "match_abandoned"]
    assert stream(waiting, "?after=4").status_code == 204


@pytest.mark.parametrize(
    ("accept", "media"),
    [
        ("application/json", "application/json"),
        ("*/*", "application/json"),
        ("text/html", "application/json"),
        (f"{NDJSON}, application/json;q=0.5", NDJSON),
        (f"{SSE};q=0.5, {NDJSON};q=0.4", SSE),
    ],
)
def test_the_caller_chooses(accept: str, media: str, match: Opened) -> None:
    with stream(match, "?after=0&limit=1", None, accept) as response:
        assert response.mimetype == media
