"""Answers that wait for the bots, in matches of test mode; a worker's jobs are done in a thread of this process."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from service.application.instant_bots import InstantBots
from service.runtime import Runtime
from tests.service.api.client import Client
from tests.service.api.conftest import Opened
from worker import jobs

SEED = "5eed" * 16
INSTANT = {"seed": SEED, "bots": "instant"}

ANN_AND_A_BOT = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "basic"}]
ANN_AND_BOTS = [*ANN_AND_A_BOT, {"kind": "bot", "bot": "random"}]


@pytest.fixture
def worker(api: Client, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Plays the bots until the test is over."""
    monkeypatch.setenv("UPCARD_REDIS_URL", api.runtime.settings.required_redis_url())
    jobs.runtime.cache_clear()
    is_over = threading.Event()

    def work(runtime: Runtime) -> None:
        while not is_over.is_set():
            pending = runtime.outbox.read(20)
            for entry in pending:
                for duty in entry.note.duties:
                    if duty.kind == "bot":
                        assert duty.seat is not None
                        jobs.play_bot(duty.match, duty.seat, duty.version)
            if pending:
                runtime.outbox.done(pending)

    thread = threading.Thread(target=work, args=(jobs.runtime(),))
    thread.start()
    yield
    is_over.set()
    thread.join()
    jobs.runtime().close()
    jobs.runtime.cache_clear()


def bots_to_move(match: dict[str, Any]) -> list[int]:
    return [seat for seat in match["to_move"] if match["seats"][seat]["kind"] == "bot"]


def without_tokens(match: dict[str, Any]) -> dict[str, Any]:
    seats = [{name: value for name, value in seat.items() if name != "token"} for seat in match["seats"]]
    return match | {"seats": seats}


def last_move(match: dict[str, Any]) -> dict[str, Any]:
    move: dict[str, Any] = match["legal_moves"][-1]
    return move


@pytest.mark.usefixtures("worker")
def test_a_match_opens_when_it_is_a_persons_turn(opened: Callable[..., Opened]) -> None:
    table = opened(options={"first_seat": 1}, seats=ANN_AND_A_BOT, test=INSTANT)
    assert table.answer["to_move"] == [0]
    assert table.answer["legal_moves"]
    assert table.tokens[0].startswith("seat_")
    assert table.api.get(table.path).json["version"] == table.answer["version"]
    assert without_tokens(table.answer) == table.api.get(table.path, token=table.tokens[0]).json


@pytest.mark.usefixtures("worker")
def test_the_answer_to_a_move_tells_all_that_the_bots_did(opened: Callable[..., Opened]) -> None:
    table = opened(game="liars-race", options={}, seats=ANN_AND_BOTS, test=INSTANT)
    match, told = table.answer, table.answer["version"]
    while match["status"] == "active":
        made = table.move(0, last_move(match), match=f'"{told}"')
        assert made.status_code == 201, made.text
        match = made.json["match"]
        events = table.api.get(f"{table.path}/events?after={told}&limit=500", token=table.tokens[0]).json["events"]
        assert made.json["events"] == events
        # What the twin worlds show of views and of the log holds for these answers too.
        assert match == table.api.get(table.path, token=table.tokens[0]).json
        told = events[-1]["version"]
        assert made.json["version"] == match["version"] == told
        assert made.headers["ETag"] == f'"{told}.s0"'
        assert bots_to_move(match) == []
    assert match["outcome"]


@pytest.mark.usefixtures("worker")
def test_a_whole_match_against_bots_is_the_same_each_time(opened: Callable[..., Opened]) -> None:
    logs = []
    for _ in range(2):
        table = opened(game="schieberamsch", options={}, seats=ANN_AND_BOTS, test=INSTANT)
        match = table.answer
        for _ in range(12):
            match = table.move(0, last_move(match)).json["match"]
        events = table.api.get(f"{table.path}/events?limit=500", token=table.tokens[0]).json["events"]
        logs.append([{name: value for name, value in event.items() if name != "at"} for event in events])
    assert logs[0] == logs[1]


@pytest.mark.usefixtures("worker")
def test_a_repeat_gives_the_first_answer_whatever_has_happened_since(opened: Callable[..., Opened]) -> None:
    table = opened(seats=ANN_AND_A_BOT, test=INSTANT)
    first = table.move(0, table.answer["legal_moves"][0], idempotency_key="1")
    table.move(0, last_move(first.json["match"]))
    again = table.move(0, table.answer["legal_moves"][0], idempotency_key="1")
    assert again.headers["Idempotency-Replayed"] == "true"
    assert again.json == first.json


@pytest.mark.usefixtures("worker")
def test_whoever_sits_down_last_finds_a_persons_turn(opened: Callable[..., Opened]) -> None:
    open_table = [{"kind": "bot", "bot": "basic"}, {"kind": "open"}]
    table = opened(options={"first_seat": 0}, seats=open_table, test=INSTANT)
    seated = table.api.post(f"{table.path}/seats", {"name": "Ann"})
    assert seated.json["match"]["to_move"] == [1]
    assert without_tokens(seated.json["match"]) == table.api.get(table.path, token=seated.json["token"]).json
    assert seated.json["match"]["seats"][1]["token"] == seated.json["token"]


@pytest.mark.usefixtures("worker")
@pytest.mark.parametrize("how", ["/seats/0/substitute", "/resign"])
def test_a_bot_that_plays_on_does_so_at_once(how: str, opened: Callable[..., Opened]) -> None:
    table = opened(seats=[*ANN_AND_A_BOT[:1], {"kind": "human"}], settings={"on_resign": "bot"}, test=INSTANT)
    body = {"bot": "basic"} if "seats" in how else None
    given = table.api.post(table.path + how, body, token=table.tokens[0])
    assert given.json["to_move"] == [1]
    assert given.json == table.api.get(table.path).json
    assert given.headers["ETag"] == f'"{given.json["version"]}.public"'


def test_without_a_worker_the_answer_is_given_as_it_is(api: Client, opened: Callable[..., Opened]) -> None:
    wiring = api.app.extensions["upcard"]
    short = InstantBots(api.runtime.matches, api.runtime.wakeups, patience=0.05)
    api.app.extensions["upcard"] = wiring._replace(instant=short)
    table = opened(options={"first_seat": 1}, seats=ANN_AND_A_BOT, test=INSTANT)
    api.app.extensions["upcard"] = wiring
    assert table.answer["to_move"] == [1]


def test_only_matches_that_were_opened_so_wait(opened: Callable[..., Opened]) -> None:
    for test in ({"test": {"seed": SEED}}, {}):
        assert opened(options={"first_seat": 1}, seats=ANN_AND_A_BOT, **test).answer["to_move"] == [1]
