"""Reading the log: pages, long polls, streams."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Any

import pytest

from tests.service.api.client import Client
from tests.service.api.conftest import SEATS, Opened

SSE = "text/event-stream"


def frames(response: Any) -> Iterator[dict[str, str]]:
    """The frames of a stream as they come; a comment is a frame with a `comment`."""
    buffer = ""
    for chunk in response.iter_encoded():
        buffer += chunk.decode()
        while "\n\n" in buffer:
            text, buffer = buffer.split("\n\n", 1)
            lines = [line.partition(":") for line in text.split("\n")]
            yield {name or "comment": value.strip() for name, _, value in lines}


def stream(match: Opened, query: str = "", seat: int | None = None, **headers: str) -> Any:
    token = None if seat is None else match.tokens[seat]
    return match.api.get(f"{match.path}/events{query}", token=token, accept=SSE, **headers)


def test_pages(match: Opened) -> None:
    first = match.api.get(f"{match.path}/events?limit=2").json
    assert [event["version"] for event in first["events"]] == [1, 2]
    assert (first["version"], first["next_after"]) == (5, 2)
    rest = match.api.get(f"{match.path}/events?after=2").json
    assert [event["version"] for event in rest["events"]] == [3, 4, 5]
    assert match.api.get(f"{match.path}/events?after=5").json == {"events": [], "version": 5, "next_after": 5}


def test_the_seed_is_hidden_and_committed_to(match: Opened) -> None:
    started = match.api.get(f"{match.path}/events", token=match.tokens[0]).json["events"][3]
    assert (started["type"], started["seed"], len(started["commitment"])) == ("match_started", None, 64)


def test_a_card_is_its_owners_secret(match: Opened) -> None:
    match.stack(0, "hit")
    path = f"{match.path}/events?after=5"
    seen = [match.api.get(path, token=token).json["events"][0]["card"] for token in (*match.tokens, None)]
    assert seen == ["hit", None, None]


@pytest.mark.parametrize("query", ["after=-1", "limit=0", "limit=501", "wait=31", "after=x"])
def test_a_query_out_of_range(query: str, match: Opened) -> None:
    response = match.api.get(f"{match.path}/events?{query}")
    assert (response.status_code, response.json["code"]) == (422, "invalid_parameter")
    assert response.json["errors"][0]["pointer"] == query.partition("=")[0]


def test_a_long_poll_is_answered_by_the_move_it_waits_for(match: Opened) -> None:
    with ThreadPoolExecutor(1) as other:
        waiting = other.submit(match.api.get, f"{match.path}/events?after=5&wait=30", token=match.tokens[1])
        bells = match.api.runtime.wakeups
        while not bells._bells:  # Nothing may be stored before somebody waits for it.
            assert not waiting.done()
        match.stack(0)
        page = waiting.result(timeout=20).json
    assert [event["type"] for event in page["events"]] == ["card_stacked"]


def test_a_long_poll_of_a_match_that_is_over_does_not_wait(match: Opened) -> None:
    version = match.play_to_the_end()["version"]
    assert match.api.get(f"{match.path}/events?after={version}&wait=30").json["events"] == []


def test_a_stream_begins_with_a_snapshot(match: Opened) -> None:
    with stream(match, seat=0) as response:
        greeting, snapshot = islice(frames(response), 2)
    assert greeting["retry"] == "2000"
    assert (snapshot["event"], snapshot["id"]) == ("snapshot", "5")
    assert json.loads(snapshot["data"]) == match.api.get(match.path, token=match.tokens[0]).json


def test_a_stream_tells_the_whole_match_and_ends_with_it(match: Opened) -> None:
    version = match.play_to_the_end()["version"]
    told = [frame for frame in frames(stream(match, "?after=0")) if "data" in frame]
    assert [int(frame["id"]) for frame in told] == list(range(1, version + 1))
    paged = match.api.get(f"{match.path}/events?limit=500")
    assert b",".join(frame["data"].encode() for frame in told) in paged.data


@pytest.mark.parametrize("cut", range(0, 12, 3))
def test_a_stream_goes_on_where_it_was_cut(cut: int, match: Opened) -> None:
    match.play_to_the_end()
    whole = [frame for frame in frames(stream(match, "?after=0")) if "data" in frame]
    by_header = [frame for frame in frames(stream(match, last_event_id=str(cut))) if "data" in frame]
    by_query = [frame for frame in frames(stream(match, f"?after={cut}")) if "data" in frame]
    assert by_header == by_query == whole[cut:]


def test_a_stream_hears_of_a_move_at_once(match: Opened) -> None:
    with stream(match, "?after=5&limit=1") as response:
        told = frames(response)
        assert next(told)["retry"]
        match.stack(0)
        frame = next(told)
        assert (frame["id"], json.loads(frame["data"])["type"]) == ("6", "card_stacked")
        assert list(told) == []


def test_silence_is_filled_with_comments(redis_db: str) -> None:
    api = Client(redis_db, stream_keep_alive=0.1)
    match = Opened(api, api.post("/v1/matches", {"game": "showdown", "seats": SEATS}).json)
    with stream(match, "?after=5") as response:
        assert [frame.get("comment") for frame in islice(frames(response), 3)] == ["upcard", "still here", "still here"]
    api.runtime.close()


def test_nothing_to_wait_for_after_the_end(match: Opened) -> None:
    version = match.play_to_the_end()["version"]
    assert stream(match, f"?after={version}").status_code == 204
    assert stream(match, last_event_id=str(version)).status_code == 204


def test_a_closed_stream_gives_its_place_back(redis_db: str) -> None:
    api = Client(redis_db, max_streams=1)
    match = Opened(api, api.post("/v1/matches", {"game": "showdown", "seats": SEATS}).json)
    for _ in range(3):
        with stream(match, "?after=0") as response:
            next(frames(response))
            assert stream(match).json["code"] == "too_many_streams"
            assert match.api.get(f"{match.path}/events?after=5&wait=1").json["code"] == "too_many_streams"
    api.runtime.close()


def test_an_event_id_that_cannot_be(opened: Callable[..., Opened]) -> None:
    response = stream(opened(), last_event_id="last")
    assert (response.status_code, response.json["errors"][0]["pointer"]) == (422, "Last-Event-ID")
