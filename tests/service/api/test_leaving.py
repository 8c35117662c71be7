"""Leaving before the start, and letting a bot play on after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest

from service.application.play import now
from service.application.seats import bot_chance
from tests.service.api.asking import OPEN, STACK
from tests.service.api.client import Client
from tests.service.api.conftest import Opened
from tests.service.api.test_events import frames, stream
from worker import jobs
from worker.relay import act

Table = Callable[..., Opened]

HUMAN, FREE = {"kind": "human"}, {"kind": "open"}
BOT = {"kind": "bot", "bot": "basic"}
LATER = 3_600_000
"""An hour in milliseconds: after it every turn of a bot is overdue."""


@pytest.fixture
def at_work(api: Client, redis_db: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """The app, with a worker's own runtime beside it; jobs run in this process."""
    monkeypatch.setenv("UPCARD_REDIS_URL", redis_db)
    jobs.runtime.cache_clear()
    api.runtime.outbox.prepare()
    yield api
    jobs.runtime().close()
    jobs.runtime.cache_clear()


def leave(table: Opened, seat: int, token: str | None = None) -> Any:
    return table.api("DELETE", f"{table.path}/seats/{seat}", token=token or table.tokens[seat])


def substitute(table: Opened, seat: int, bot: str = "basic", token: str | None = None) -> Any:
    path = f"{table.path}/seats/{seat}/substitute"
    return table.api.post(path, {"bot": bot}, token=token or table.tokens[seat])


def three(opened: Table, *seats: dict[str, Any]) -> Opened:
    return opened(game="down-and-back", options={}, seats=list(seats))


def test_a_seat_that_was_left_is_open_again(opened: Table) -> None:
    table = three(opened, HUMAN, HUMAN, FREE)
    answer = leave(table, 1)
    assert (answer.status_code, answer.data) == (204, b"")
    seen = table.api.get(table.path).json
    assert (seen["status"], seen["version"]) == ("open", 4)
    assert seen["seats"][1] == {"seat": 1, "kind": "open", "state": "open"}
    assert leave(table, 1).json["code"] == "unauthenticated"
    taken = table.api.post(f"{table.path}/seats", {"name": "Cat", "seat": 1}).json
    assert table.api.get(table.path, token=taken["token"]).json["you"] == {"seat": 1}
    assert table.api.get(table.path, token=table.tokens[1]).status_code == 401


@pytest.mark.parametrize("seats", [[HUMAN, FREE], [BOT, HUMAN, FREE]], ids=["alone", "with a bot"])
def test_when_the_last_person_leaves_the_match_is_abandoned(seats: list[Any], opened: Table, at_work: Client) -> None:
    table = three(opened, *seats)
    me = seats.index(HUMAN)
    assert leave(table, me).status_code == 204
    seen = at_work.get(table.path).json
    assert seen["status"] == "abandoned"
    events = at_work.get(f"{table.path}/events").json["events"]
    assert [(event["type"], event.get("reason")) for event in events[-2:]] == [
        ("seat_left", None),
        ("match_abandoned", "left"),
    ]
    refused = at_work.post(f"{table.path}/seats", {"name": "Cat"})
    assert (refused.status_code, refused.json["code"]) == (409, "match_over")
    act(at_work.runtime, at_work.runtime.outbox.read(1))
    assert at_work.get("/v1/matches?status=abandoned").json["data"][0]["id"] == seen["id"]
    assert at_work.runtime.outbox.overdue(now() + 100 * 86_400_000) == []


def test_nobody_leaves_after_the_start(match: Opened) -> None:
    refused = leave(match, 0)
    assert (refused.status_code, refused.json["code"]) == (409, "match_started")
    match.play_to_the_end()
    assert leave(match, 0).json["code"] == "match_over"


def test_a_player_leaves_with_its_own_token(api: Client, opened: Table) -> None:
    pia = api.post("/v1/players", {"name": "Pia"}).json["token"]
    table = opened(game="down-and-back", options={}, seats=[*OPEN, FREE])
    seat_token = api.post(f"{table.path}/seats", {}, token=pia).json["token"]
    assert leave(table, 1, pia).status_code == 204
    assert api.get(table.path, token=seat_token).status_code == 401
    assert leave(table, 1, pia).json["code"] == "not_a_seat"
    # The player may think again.
    assert api.post(f"{table.path}/seats", {}, token=pia).status_code == 201


def test_the_stream_of_whoever_left_ends(opened: Table) -> None:
    table = three(opened, HUMAN, HUMAN, FREE)
    response = stream(table, seat=1)
    read = frames(response)
    assert [next(read).get("event") for _ in range(2)] == [None, "snapshot"]
    assert leave(table, 1).status_code == 204
    table.api.post(f"{table.path}/seats", {"name": "Cat", "seat": 1})
    assert [frame["id"] for frame in read if "id" in frame] == ["4"]
    response.close()


@pytest.mark.parametrize("round_", range(8))
def test_leaving_against_the_last_one_to_join(round_: int, opened: Table) -> None:
    table = three(opened, HUMAN, HUMAN, FREE)
    start = Barrier(2)

    def go(what: Callable[[], Any]) -> Any:
        start.wait()
        return what()

    ways: list[Callable[[], Any]] = [
        lambda: leave(table, 1),
        lambda: table.api.post(f"{table.path}/seats", {"name": "Cat", "seat": 2}),
    ]
    with ThreadPoolExecutor(2) as people:
        left, joined = people.map(go, ways)
    seen = table.api.get(table.path).json
    assert joined.status_code == 201
    if left.status_code == 204:
        assert (seen["status"], [seat["kind"] for seat in seen["seats"]]) == ("open", ["human", "open", "human"])
    else:
        assert (left.json["code"], seen["status"]) == ("match_started", "active")


@pytest.mark.parametrize("round_", range(8))
def test_the_last_to_leave_against_one_who_joins(round_: int, opened: Table) -> None:
    table = three(opened, HUMAN, FREE, FREE)
    start = Barrier(2)

    def go(what: Callable[[], Any]) -> Any:
        start.wait()
        return what()

    ways: list[Callable[[], Any]] = [
        lambda: leave(table, 0),
        lambda: table.api.post(f"{table.path}/seats", {"name": "Cat", "seat": 2}),
    ]
    with ThreadPoolExecutor(2) as people:
        left, joined = people.map(go, ways)
    seen = table.api.get(table.path).json
    assert left.status_code == 204
    if joined.status_code == 201:
        assert (seen["status"], [seat["kind"] for seat in seen["seats"]]) == ("open", ["open", "open", "human"])
    else:
        assert (joined.json["code"], seen["status"]) == ("match_over", "abandoned")


def test_a_bot_plays_on(opened: Table, at_work: Client) -> None:
    table = opened()
    answer = substitute(table, 0)
    assert (answer.status_code, answer.headers["ETag"]) == (200, '"6.public"')
    assert "you" not in answer.json
    assert answer.json["view"]["hand"] is None
    assert answer.json["seats"][0] == {"seat": 0, "kind": "bot", "state": "substituted", "name": "Ann", "bot": "basic"}
    act(at_work.runtime, at_work.runtime.outbox.read(1))
    [attempt] = at_work.runtime.outbox.overdue(now() + LATER)
    duty = attempt.duty
    assert (duty.kind, duty.seat, duty.version) == ("bot", 0, 6)
    jobs.play_bot(duty.match, 0, duty.version)
    last = at_work.get(f"{table.path}/events?after=6").json["events"]
    assert last
    assert {event["seat"] for event in last if "seat" in event} == {0}
    assert table.stack(1).status_code == 201


def test_the_bot_has_chance_of_its_own(opened: Table) -> None:
    drawn = set()
    for _ in range(2):
        table = opened()
        assert substitute(table, 0).status_code == 200
        secrets = table.api.runtime.matches.head(table.answer["id"]).secrets
        assert (secrets.tokens[0], secrets.bots[1]) == (None, None)
        drawn.add(bot_chance(secrets, 0, 6))
    assert len(drawn) == 2


def test_whoever_gave_the_seat_away_is_a_stranger(opened: Table) -> None:
    table = opened(visibility="private")
    assert substitute(table, 0).status_code == 200
    for method, suffix in (("GET", ""), ("POST", "/moves"), ("POST", "/resign"), ("POST", "/seats/0/substitute")):
        body = {"bot": "basic"} if suffix.endswith("substitute") else STACK if suffix == "/moves" else None
        answer = table.api(method, table.path + suffix, body, token=table.tokens[0], if_match="*")
        assert (answer.status_code, answer.json["code"]) == (401, "unauthenticated"), suffix


def test_a_player_who_gave_the_seat_away_may_only_watch(api: Client, opened: Table) -> None:
    pia = api.post("/v1/players", {"name": "Pia"}).json
    table = opened(seats=OPEN)
    api.post(f"{table.path}/seats", {}, token=pia["token"])
    answer = substitute(table, 1, token=pia["token"])
    assert answer.json["seats"][1]["player"] == pia["id"]
    seen = api.get(table.path, token=pia["token"]).json
    assert ("you" in seen, seen["view"]["hand"]) == (False, None)
    refused = api.post(f"{table.path}/moves", STACK, token=pia["token"], if_match="*")
    assert (refused.status_code, refused.json["code"]) == (403, "not_a_seat")


def test_a_bot_before_the_start_or_after_the_end(opened: Table) -> None:
    early = substitute(opened(seats=OPEN), 0)
    assert (early.status_code, early.json["code"]) == (409, "match_not_started")
    table = opened()
    table.play_to_the_end()
    assert substitute(table, 0).json["code"] == "match_over"


def test_a_bot_that_does_not_exist(match: Opened) -> None:
    refused = substitute(match, 0, "deep")
    assert (refused.status_code, refused.json["errors"][0]["pointer"]) == (422, "/bot")
    # Who asks is looked at before what is asked.
    assert substitute(match, 0, "deep", token="seat_x").status_code == 401


def test_the_stream_of_whoever_gave_the_seat_away_ends(match: Opened) -> None:
    response = stream(match, seat=0)
    read = frames(response)
    assert [next(read).get("event") for _ in range(2)] == [None, "snapshot"]
    substitute(match, 0)
    assert [frame["id"] for frame in read if "id" in frame] == ["6"]
    response.close()
