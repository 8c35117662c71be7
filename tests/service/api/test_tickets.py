"""Tickets over HTTP: taken, looked at, waited for, cancelled, expired, forgotten."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from redis import Redis

from service.application.play import now
from tests.processes.waiting import wait_until
from tests.service.api.client import Client
from tests.service.api.ticketing import TICKETS, Player, relay

KEY = "0f2d4c1e"


@pytest.fixture
def ann(api: Client) -> Player:
    return Player(api, "Ann")


@pytest.fixture
def ben(api: Client) -> Player:
    return Player(api, "Ben")


@pytest.mark.parametrize(
    ("game", "wanted", "expected"),
    [
        pytest.param("down-and-back", {}, [2, 3, 4, 5], id="all that the game allows"),
        pytest.param("down-and-back", {"seats": 3}, [3], id="a number"),
        pytest.param("down-and-back", {"seats": [4, 3, 4]}, [3, 4], id="a list"),
        pytest.param("down-and-back", {"options": {"first_dealer": 3}}, [4, 5], id="all that the options allow"),
    ],
)
def test_sizes_of_tables(game: str, wanted: dict[str, Any], expected: list[int], ann: Player) -> None:
    assert ann.take(game, **wanted)["seats"] == expected


@pytest.mark.parametrize(
    ("change", "pointer"),
    [
        pytest.param({"game": "poker"}, "/game", id="unknown game"),
        pytest.param({"seats": 3}, "/seats", id="a size that the game does not allow"),
        pytest.param({"seats": [2, 3]}, "/seats", id="one of them"),
        pytest.param({"seats": []}, "/seats", id="no size"),
        pytest.param({"seats": [2.0]}, "/seats", id="no whole number"),
        pytest.param({"seats": True}, "/seats", id="no number"),
        pytest.param({"options": {"energy": 1}}, "/options/energy", id="unknown option"),
        pytest.param({"options": {"starting_energy": 11}}, "/options/starting_energy", id="options that clash"),
        pytest.param(
            {"game": "down-and-back", "seats": [3, 4], "options": {"first_dealer": 3}},
            "/options/first_dealer",
            id="an option that does not go with a size that is named",
        ),
        pytest.param({"fill_with_bots_after": 4}, "/fill_with_bots_after", id="bots too soon"),
        pytest.param({"fill_with_bots_after": 601}, "/fill_with_bots_after", id="bots too late"),
        pytest.param({"expires_in": 9}, "/expires_in", id="too short"),
        pytest.param({"rated": "yes"}, "/rated", id="not a flag"),
        pytest.param({"name": "Ann"}, "/name", id="unknown field"),
    ],
)
def test_what_is_wrong_is_pointed_at(change: dict[str, Any], pointer: str, ann: Player) -> None:
    response = ann.post({"game": "showdown", **change})
    assert (response.status_code, response.json["code"]) == (422, "invalid_body")
    assert pointer in [fault["pointer"] for fault in response.json["errors"]]
    assert ann.api.get(TICKETS, token=ann.token).json["data"] == []


def test_one_ticket_a_player_and_game(ann: Player) -> None:
    first = ann.take()
    again = ann.post({"game": "showdown"})
    assert (again.status_code, again.json["code"], again.json["ticket"]["id"]) == (409, "already_waiting", first["id"])
    assert ann.take("liars-race")["status"] == "waiting"
    ann.cancel(first)
    assert ann.take()["id"] != first["id"]


def test_whoever_is_matched_may_wait_again(ann: Player, ben: Player) -> None:
    ann.take()
    ben.take()
    assert ann.take()["status"] == "waiting"


def test_the_same_key_takes_one_ticket(ann: Player, ben: Player) -> None:
    first = ann.post({"game": "showdown"}, idempotency_key=KEY)
    again = ann.post({"game": "showdown"}, idempotency_key=KEY)
    assert again.json["id"] == first.json["id"]
    assert again.headers["Location"] == first.headers["Location"] == f"{TICKETS}/{first.json['id']}"
    assert (first.headers.get("Idempotency-Replayed"), again.headers["Idempotency-Replayed"]) == (None, "true")
    other = ann.post({"game": "showdown", "rated": False}, idempotency_key=KEY)
    assert other.json["code"] == "idempotency_key_reused"
    match = ben.post({"game": "showdown"}, idempotency_key=KEY).json["match"]
    assert ann.post({"game": "showdown"}, idempotency_key=KEY).json["match"] == match
    assert ann.api.get(TICKETS, token=ann.token).json["data"][0]["match"] == match


def test_a_cancelled_ticket_is_never_matched(ann: Player, ben: Player) -> None:
    ticket = ann.take()
    assert ann.cancel(ticket).status_code == 204
    assert ann.get(ticket)["status"] == "cancelled"
    assert ann.cancel(ticket).status_code == 204
    assert ben.take()["status"] == "waiting"
    relay(ann.api, 290)
    assert ann.get(ticket)["status"] == "cancelled"
    assert "match" not in ann.get(ticket)


def test_a_matched_ticket_cannot_be_cancelled(ann: Player, ben: Player) -> None:
    ticket, match = ann.take(), ben.take()["match"]
    refused = ann.cancel(ticket)
    assert (refused.status_code, refused.json["code"], refused.json["ticket"]["match"]) == (
        409,
        "ticket_matched",
        match,
    )


def test_a_ticket_expires(ann: Player, ben: Player) -> None:
    ticket = ann.take(expires_in=60, fill_with_bots_after=None)
    relay(ann.api, 50)
    assert ann.get(ticket)["status"] == "waiting"
    relay(ann.api, 61)
    assert ann.get(ticket)["status"] == "expired"
    assert ben.take()["status"] == "waiting"
    assert ann.cancel(ticket).status_code == 204
    assert ann.get(ticket)["status"] == "expired"


def test_an_expired_ticket_that_nobody_saw_stops_no_other(ann: Player, api: Client) -> None:
    ticket = ann.take()
    wish = ann.kept(ticket).wish
    old = msgspec.structs.replace(wish, id="t_" + "b" * 16, game="liars-race", expires_at=now() - 1)
    assert api.runtime.tickets.add(old) is None
    new = ann.take("liars-race", seats=3)
    assert new["id"] != old.id
    assert ann.get({"id": old.id})["status"] == "expired"


def test_a_ticket_is_its_players_alone(ann: Player, ben: Player, api: Client) -> None:
    ticket = ann.take()
    for method in ("GET", "DELETE"):
        answer = api(method, f"{TICKETS}/{ticket['id']}", token=ben.token)
        assert (answer.status_code, answer.json["code"]) == (404, "ticket_not_found"), method
    assert api.get(TICKETS, token=ben.token).json["data"] == []
    assert ann.get(ticket)["status"] == "waiting"


@pytest.mark.parametrize("ticket", ["x", "t_AAAAAAAAAAAAAAAA", "t_aaaaaaaaaaaaaaaa", "t_{p00}aaaaaaaaaaa"])
def test_an_id_that_is_no_tickets(ticket: str, ann: Player) -> None:
    assert ann.get({"id": ticket})["code"] == "ticket_not_found"


def test_the_link_leads_through_all_of_ones_tickets(ann: Player) -> None:
    taken = []
    for _ in range(5):
        taken.append(ann.take()["id"])
        ann.cancel({"id": taken[-1]})
    seen: list[str] = []
    address: str | None = f"{TICKETS}?limit=2"
    while address is not None:
        page = ann.api.get(address, token=ann.token)
        seen += [ticket["id"] for ticket in page.json["data"]]
        link = page.headers.get("Link")
        address = None if link is None else link.partition("<")[2].partition(">")[0]
        # One that is taken while somebody reads shifts no page.
        ann.cancel(ann.take())
    assert sorted(seen) == sorted(taken)


@pytest.fixture
def one_place(redis_db: str) -> Iterator[Client]:
    """A server on which one caller may wait at a time, which tells when somebody does; its bells are hung already."""
    client = Client(redis_db, max_streams=1)
    cat = Player(client, "Cat")
    cat.get(cat.take("schieberamsch", fill_with_bots_after=None), "?wait=1")
    yield client
    client.runtime.close()


@pytest.mark.parametrize("end", ["matched", "cancelled"])
def test_waiting_ends_with_the_ticket_s_waiting(end: str, one_place: Client, ben: Player) -> None:
    ann, cat = Player(one_place, "Ann"), Player(one_place, "Cat")
    ticket, other = ann.take(), cat.take("liars-race")
    start = time.monotonic()

    def wait_on() -> Any:
        # The only place may be taken for the moment by whoever looks whether it is.
        while (answer := ann.get(ticket, "?wait=30")).get("code") == "too_many_streams":
            pass
        return answer

    with ThreadPoolExecutor(1) as thread:
        waiting = thread.submit(wait_on)
        wait_until(lambda: cat.get(other, "?wait=1").get("code") == "too_many_streams")
        assert not waiting.done()
        if end == "matched":
            ben.take()
        else:
            ann.cancel(ticket)
        waited = waiting.result()
    assert (waited["status"], "match" in waited) == (end, end == "matched")
    assert time.monotonic() - start < 15


def test_waiting_in_vain_ends_in_time(ann: Player) -> None:
    assert ann.get(ann.take(), "?wait=1")["status"] == "waiting"


def test_what_has_ended_is_forgotten_after_a_day(ann: Player, ben: Player, api: Client) -> None:
    ended = [ann.take(), ben.take()]
    gone = Player(api, "Cat").take("liars-race")
    assert api("DELETE", f"{TICKETS}/{gone['id']}", token=ann.token).status_code == 404
    with Redis.from_url(api.runtime.settings.required_redis_url()) as redis:
        left = [int(redis.pttl(f"upcard:{{tickets}}:ticket:{ticket['id']}")) for ticket in (*ended, gone)]
        assert all(86_000_000 < ms <= 86_400_000 for ms in left[:2])
        # One that waits stays until it is ended.
        assert left[2] == -1
        for ticket in ended:
            redis.delete(f"upcard:{{tickets}}:ticket:{ticket['id']}")
    assert ann.get(ended[0])["code"] == "ticket_not_found"
    assert ann.api.get(TICKETS, token=ann.token).json["data"] == []
