"""Whoever only watches is kept some versions behind while the match runs, on every output, and then sees everything."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from service.application.people import make_app
from tests.processes.waiting import wait_until
from tests.service.api.client import Client
from tests.service.api.conftest import Opened
from tests.service.api.somebody import Somebody, relay
from tests.service.api.test_events import SSE, frames
from tests.service.api.test_ndjson import NDJSON, lines

START = 4
"""The version of `match_started` where all seats are taken from the beginning; the first batch ends at 5."""

DELAYS = [1, 4, 25]

Open = Callable[..., Opened]


@pytest.fixture
def api(redis_db: str) -> Iterator[Client]:
    api = Client(redis_db, stream_keep_alive=0.1, presence_grace=0.1)
    api.runtime.outbox.prepare()
    yield api
    api.runtime.close()


class Delayed:
    """A match with a delay, and what its spectators may know of it."""

    def __init__(self, match: Opened, delay: int) -> None:
        self.match, self.api, self.delay = match, match.api, delay
        self.ends = [5]

    @property
    def now(self) -> int:
        return self.ends[-1]

    @property
    def late(self) -> int:
        """The version that a spectator is shown: where a batch ended long enough ago, or else just before the start."""
        return max((end for end in self.ends if end <= self.now - self.delay), default=START - 1)

    def move(self) -> bool:
        """One move by whoever is to move; False if the match is over with it."""
        for token in self.match.tokens:
            if moves := self.api.get(f"{self.match.path}/legal-moves", token=token).json["legal_moves"]:
                made = self.api.post(f"{self.match.path}/moves", moves[-1], token=token, if_match="*")
                assert made.status_code == 201, made.text
                self.ends.append(made.json["version"])
                return bool(made.json["match"]["status"] == "active")
        raise AssertionError("nobody is to move")

    def get(self, what: str = "", token: str | None = None, **headers: str) -> Any:
        return self.api.get(self.match.path + what, token=token, **headers)

    def log(self) -> list[Any]:
        """What a spectator is told of all events once it is over."""
        events: list[Any] = self.get("/events?limit=500").json["events"]
        return events


@pytest.fixture
def delayed(opened: Open) -> Callable[[int], Delayed]:
    return lambda delay: Delayed(opened(settings={"spectator_delay": delay}), delay)


def watchers(api: Client) -> list[str | None]:
    """All who only watch: nobody, a player without a seat, an app."""
    return [None, Somebody(api, "Eve").token, make_app(api.runtime.accounts, "Club")[1]]


@pytest.mark.parametrize("delay", DELAYS)
def test_views_and_pages_are_some_versions_late(delay: int, api: Client, delayed: Callable[[int], Delayed]) -> None:
    table, tokens = delayed(delay), watchers(api)
    views, pages = dict[int, bytes](), dict[int, list[Any]]()
    running = True
    while running:
        late = table.late
        for token in tokens:
            view, page = table.get(token=token), table.get("/events?limit=500", token=token)
            assert (view.json["version"], page.json["version"], page.json["next_after"]) == (late, late, late)
            assert view.headers["ETag"] == page.headers["ETag"] == f'"{late}.public"'
            assert views.setdefault(late, view.data) == view.data
            assert pages.setdefault(late, page.json["events"]) == page.json["events"]
            assert table.get(if_none_match=f'"{late}.public"', token=token).status_code == 304
            for beyond in {late + 1, table.now}:
                answer = table.get(f"?version={beyond}", token=token)
                assert (answer.json["code"], answer.json["current_version"]) == ("version_not_found", late)
                assert table.get(f"/events?after={beyond}", token=token).json["events"] == []
            assert table.get(f"?version={late}", token=token).data == view.data
        assert all(table.get(token=token).json["version"] == table.now for token in table.match.tokens)
        running = table.move()
    log = table.log()
    assert [event["version"] for event in log] == list(range(1, table.now + 1))
    for late, events in pages.items():
        assert events == log[:late]
    for token in tokens:
        assert (table.get(token=token).json["version"], table.get(token=token).json["status"]) == (
            table.now,
            "finished",
        )
    # What was shown late is what was to be seen then.
    assert views.keys() - {START - 1}
    for late in views.keys() - {START - 1}:
        assert table.get(f"?version={late}").data == views[late]


def test_the_start_is_held_back_and_what_came_before_is_not(delayed: Callable[[int], Delayed]) -> None:
    shown = delayed(10).get().json
    assert (shown["version"], shown["status"], shown["to_move"]) == (START - 1, "open", [])
    assert [seat["state"] for seat in shown["seats"]] == ["taken", "taken"]
    assert "view" not in shown


def test_an_open_match_is_shown_as_it_is(api: Client) -> None:
    ann = Somebody(api, "Ann")
    match = ann.open(settings={"spectator_delay": 100})
    assert api.get(match.path).json["version"] == 2
    seat = Somebody(api, "Ben").join(match)
    assert api.get(match.path, token=seat).json["status"] == "active"
    # Whoever has seen a version never sees an older one.
    assert api.get(match.path).json["version"] == 3
    assert [event["version"] for event in api.get(f"{match.path}/events").json["events"]] == [1, 2, 3]


@pytest.mark.parametrize("media", [SSE, NDJSON])
@pytest.mark.parametrize("delay", DELAYS)
def test_streams_are_some_versions_late(delay: int, media: str, delayed: Callable[[int], Delayed]) -> None:
    table = delayed(delay)
    with table.get("/events?after=0", accept=media) as response:
        told, versions, running = _told(response, media), list[int](), True
        while running:
            versions += _until_silent(told)
            assert versions == list(range(1, table.late + 1))
            running = table.move()
        versions += told
    assert [version for version in versions if version] == list(range(1, table.now + 1))


@pytest.mark.parametrize("media", [SSE, NDJSON])
def test_a_snapshot_is_late_too(media: str, delayed: Callable[[int], Delayed]) -> None:
    table = delayed(3)
    for _ in range(4):
        table.move()
    with table.get("/events", accept=media) as response:
        if media == SSE:
            shown = next(json.loads(frame["data"]) for frame in frames(response) if "data" in frame)
        else:
            shown = next(json.loads(line) for line in lines(response) if line)
            assert shown.pop("type") == "snapshot"
    assert shown == table.get().json
    assert shown["version"] == table.late < table.now


def test_a_long_poll_waits_until_the_event_may_be_told(api: Client, delayed: Callable[[int], Delayed]) -> None:
    table = delayed(2)
    while table.late < 6:
        table.move()
    late = table.late
    with ThreadPoolExecutor(1) as other:
        waiting = other.submit(table.get, f"/events?after={late}&wait=30")
        wait_until(lambda: api.runtime.wakeups._bells)
        while table.late == late:
            assert not waiting.done()
            table.move()
        page = waiting.result(timeout=20).json
    assert page["events"][0]["version"] == late + 1
    assert page["version"] == page["next_after"] == table.late


def test_a_long_poll_is_told_of_the_end(api: Client, delayed: Callable[[int], Delayed]) -> None:
    table = delayed(1_000)
    with ThreadPoolExecutor(1) as other:
        waiting = other.submit(table.get, f"/events?after={START - 1}&wait=30&limit=500")
        wait_until(lambda: api.runtime.wakeups._bells)
        while table.move():
            assert not waiting.done()
        page = waiting.result(timeout=20).json
    assert page["version"] == page["next_after"] == table.now


@pytest.mark.parametrize("delay", DELAYS)
def test_the_public_list_is_late_too(delay: int, api: Client, delayed: Callable[[int], Delayed]) -> None:
    table = delayed(delay)
    running = True
    while running:
        relay(api)
        [listing] = api.get("/v1/matches").json["data"]
        view = table.get().json
        assert listing == {name: view[name] for name in listing}
        assert (listing["version"], "outcome" in listing) == (table.late, False)
        for status in ("open", "active", "finished"):
            listed = api.get(f"/v1/matches?status={status}").json["data"]
            assert [match["status"] for match in listed] == [view["status"]] * (status == view["status"])
        running = table.move()
    relay(api)
    [listing] = api.get("/v1/matches?status=finished").json["data"]
    assert (listing["version"], listing["outcome"]) == (table.now, table.get().json["outcome"])


def test_a_ticket_makes_nobody_a_seat(api: Client, delayed: Callable[[int], Delayed]) -> None:
    table = delayed(1)
    table.move()
    eve = Somebody(api, "Eve").token
    issued = api.post("/v1/stream-tickets", {"match": table.match.answer["id"]}, token=eve).json["ticket"]
    page = table.get(f"/events?ticket={issued}").json
    assert page["version"] == table.late < table.now


def test_who_is_kept_behind_is_not_told_who_is_there(delayed: Callable[[int], Delayed]) -> None:
    table = delayed(1)
    with (
        table.get("/events?after=3", accept=SSE) as response,
        table.get("/events?after=5", token=table.match.tokens[0], accept=SSE) as seat,
        table.get("/events?after=5", token=table.match.tokens[1], accept=SSE) as other,
    ):
        there = frames(other)
        assert [next(there).get("comment") for _ in range(2)] == ["upcard", "still here"]
        seated = (frame.get("event") for frame in frames(seat))
        assert [next(seated) for _ in range(2)] == [None, "seat_back"]
        watched = frames(response)
        assert [next(watched).get("comment") for _ in range(5)] == ["upcard"] + ["still here"] * 4


def test_who_opens_a_match_of_bots_only_watches_it(api: Client) -> None:
    wanted = {"game": "showdown", "seats": [{"kind": "bot", "bot": "basic"}] * 2, "settings": {"spectator_delay": 2}}
    opened = api.post("/v1/matches", wanted)
    assert (opened.json["version"], opened.json["status"]) == (START - 1, "open")
    assert opened.headers["ETag"] == f'"{START - 1}.public"'


@pytest.mark.parametrize(("way", "body"), [("seats/0/substitute", {"bot": "basic"}), ("resign", None)])
def test_who_gives_its_seat_to_a_bot_only_watches(way: str, body: Any, api: Client, opened: Open) -> None:
    table = Delayed(opened(settings={"spectator_delay": 2, "on_resign": "bot"}), 2)
    table.move()
    left = api.post(f"{table.match.path}/{way}", body, token=table.match.tokens[0])
    assert left.status_code == 200, left.text
    table.ends.append(api.get(table.match.path, token=table.match.tokens[1]).json["version"])
    assert left.json == table.get().json
    assert (left.json["version"], left.headers["ETag"]) == (table.late, f'"{table.late}.public"')


def test_a_seat_is_never_kept_behind(api: Client) -> None:
    ann, ben = Somebody(api, "Ann"), Somebody(api, "Ben")
    match = ann.open(settings={"spectator_delay": 100})
    seat = ben.join(match)
    for token in (ann.token, ben.token, seat):
        assert api.get(match.path, token=token).json["status"] == "active"
        assert api.get(f"{match.path}/events", token=token).json["events"][-1]["version"] > START


def _told(response: Any, media: str) -> Iterator[int]:
    """The versions that a stream tells of, and 0 for a silence; the greeting left out."""
    if media == SSE:
        told = frames(response)
        assert next(told)["retry"]
        yield from (int(frame.get("id", "0")) for frame in told)
    else:
        heard = lines(response)
        assert next(heard) == b""
        yield from (json.loads(line)["version"] if line else 0 for line in heard)


def _until_silent(told: Iterator[int]) -> list[int]:
    return list(iter(lambda: next(told), 0))
