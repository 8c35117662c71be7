"""Open matches that nobody joins: they wait as long as the setting says, and then they are over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from redis import Redis

from service.adapters.redis_outbox import Attempt
from service.application.play import now
from service.application.ports import Duty
from tests.service.api.asking import OPEN
from tests.service.api.client import Client
from tests.service.api.conftest import Opened
from tests.service.api.test_events import frames, stream
from worker import jobs
from worker.relay import act, tick

Table = Callable[..., Opened]

THREE_OPEN = [*OPEN, {"kind": "open"}]
DAY = 86_400_000
"""The usual patience with an open match, in milliseconds."""


@pytest.fixture
def at_work(api: Client, redis_db: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """The app, with a worker's own runtime beside it; jobs run in this process."""
    monkeypatch.setenv("UPCARD_REDIS_URL", redis_db)
    jobs.runtime.cache_clear()
    api.runtime.outbox.prepare()
    yield api
    jobs.runtime().close()
    jobs.runtime.cache_clear()


def duty_of(table: Opened, version: int) -> Duty:
    return Duty(kind="expire", match=table.answer["id"], seat=None, version=version)


def overdue(api: Client, after: int) -> list[Duty]:
    return [attempt.duty for attempt in api.runtime.outbox.overdue(now() + after)]


def relay(api: Client) -> None:
    act(api.runtime, api.runtime.outbox.read(1))


def test_a_match_that_nobody_joins_expires(at_work: Client, opened: Table) -> None:
    table = opened(seats=OPEN)
    duty = duty_of(table, 2)
    relay(at_work)
    assert at_work.get("/v1/matches?status=open").json["data"][0]["id"] == table.answer["id"]
    assert overdue(at_work, DAY - 60_000) == []
    assert overdue(at_work, DAY) == [duty]
    jobs.expire_match(duty.match, duty.version)
    seen = at_work.get(table.path, token=table.tokens[0]).json
    assert (seen["status"], seen["version"], seen["to_move"]) == ("abandoned", 3, [])
    last = at_work.get(f"{table.path}/events?after=2").json["events"]
    assert [(event["type"], event["reason"]) for event in last] == [("match_abandoned", "expired")]
    relay(at_work)
    assert at_work.get("/v1/matches?status=open").json["data"] == []
    assert at_work.get("/v1/matches?status=abandoned").json["data"][0]["id"] == table.answer["id"]
    assert overdue(at_work, 100 * DAY) == []


def test_whoever_joins_starts_the_wait_anew(at_work: Client, opened: Table) -> None:
    table = opened(game="down-and-back", options={}, seats=THREE_OPEN)
    assert at_work.post(f"{table.path}/seats", {"name": "Ben"}).status_code == 201
    jobs.expire_match(table.answer["id"], 2)
    assert at_work.get(table.path).json["status"] == "open"
    assert overdue(at_work, DAY) == [duty_of(table, 3)]


def test_a_match_that_has_started_waits_for_nobody(at_work: Client, opened: Table) -> None:
    table = opened(seats=OPEN)
    assert at_work.post(f"{table.path}/seats", {"name": "Ben"}).status_code == 201
    assert overdue(at_work, 100 * DAY) == []
    jobs.expire_match(table.answer["id"], 2)
    assert at_work.get(table.path).json["status"] == "active"


def test_only_the_clock_hands_it_out(at_work: Client, opened: Table) -> None:
    table = opened(seats=OPEN)
    relay(at_work)
    tick(at_work.runtime)
    with Redis.from_url(at_work.runtime.settings.required_redis_url()) as redis:
        queued: Any = redis.lrange("rq:queue:scores", 0, -1)
        assert queued == []
        [attempt] = at_work.runtime.outbox.overdue(now() + DAY)
        assert attempt == Attempt(duty_of(table, 2), 1)
        for _ in range(2):
            at_work.runtime.queue.hand_out(attempt)
        queued = redis.lrange("rq:queue:scores", 0, -1)
        assert queued == [f"expire-{table.answer['id']}-2-1".encode()]


def test_a_stream_ends_with_the_wait(at_work: Client, opened: Table) -> None:
    table = opened(seats=OPEN)
    response = stream(table, "?after=0")
    read = frames(response)
    next(read)
    assert [next(read)["id"] for _ in range(2)] == ["1", "2"]
    jobs.expire_match(table.answer["id"], 2)
    assert [frame["id"] for frame in read if "id" in frame] == ["3"]
    response.close()
    assert stream(table, "?after=3").status_code == 204


def test_a_match_waits_for_whoever_is_invited(at_work: Client, opened: Table) -> None:
    table = opened(seats=OPEN)
    path, token = f"{table.path}/invitations", table.tokens[0]
    ids = [at_work.post(path, {"expires_in": 2 * 86_400}, token=token).json["id"] for _ in range(2)]
    assert overdue(at_work, DAY) == [duty_of(table, 2)]
    jobs.expire_match(table.answer["id"], 2)
    assert at_work.get(table.path).json["status"] == "open"
    assert overdue(at_work, 2 * DAY - 60_000) == []
    assert overdue(at_work, 2 * DAY) == [duty_of(table, 2)]
    for invitation in ids:
        assert at_work("DELETE", f"{path}/{invitation}", token=token).status_code == 204
    jobs.expire_match(table.answer["id"], 2)
    assert at_work.get(table.path).json["status"] == "abandoned"


def test_a_match_that_is_gone_is_no_longer_waited_for(at_work: Client, opened: Table) -> None:
    table = opened(seats=OPEN)
    with Redis.from_url(at_work.runtime.settings.required_redis_url()) as redis:
        for key in redis.scan_iter(f"*{table.answer['id']}:head"):
            redis.delete(key)
    jobs.expire_match(table.answer["id"], 2)
    assert overdue(at_work, DAY) == []
