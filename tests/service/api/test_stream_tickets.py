"""One-use tickets, for callers that cannot send a header."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from itertools import islice
from typing import Any

import pytest
from redis import Redis

from service.adapters.redis_stream_tickets import USED
from service.application.people import make_app
from service.application.stream_tickets import TICKET_SECONDS
from tests.service.api.client import Client
from tests.service.api.conftest import Opened
from tests.service.api.somebody import Somebody
from tests.service.api.test_events import SSE, frames

TICKETS = "/v1/stream-tickets"


def ticket(api: Client, token: str, **wanted: str) -> str:
    answer = api.post(TICKETS, wanted, token=token)
    assert answer.status_code == 201, answer.text
    issued: str = answer.json["ticket"]
    return issued


def first_frame(response: Any) -> dict[str, Any]:
    """What a stream begins with."""
    assert response.status_code == 200, response.text
    with response:
        _, frame = islice(frames(response), 2)
    shown: dict[str, Any] = json.loads(frame["data"])
    return shown


def test_a_ticket_is_good_for_a_minute(match: Opened) -> None:
    answer = match.api.post(TICKETS, {}, token=match.tokens[0])
    assert answer.headers["Cache-Control"] == "private, no-store"
    [key] = kept(match.api)
    with Redis.from_url(match.api.runtime.settings.required_redis_url()) as client:
        left = client.ttl(key)
    assert 0 < left <= TICKET_SECONDS
    assert datetime.fromisoformat(answer.json["expires_at"]).timestamp() > datetime.now().astimezone().timestamp()


def test_the_same_key_gives_the_same_ticket_which_stays_used(match: Opened) -> None:
    ask = {"token": match.tokens[0], "idempotency_key": "1"}
    first, second = (match.api.post(TICKETS, {}, **ask) for _ in range(2))
    assert "Idempotency-Replayed" not in first.headers
    assert second.headers["Idempotency-Replayed"] == "true"
    assert second.json["ticket"] == first.json["ticket"]
    stream = f"{match.path}/events?ticket={first.json['ticket']}"
    assert match.api.get(stream).status_code == 200
    third = match.api.post(TICKETS, {}, **ask)
    assert third.json["ticket"] == first.json["ticket"]
    assert match.api.get(stream).status_code == 401
    others = {match.api.post(TICKETS, {}, token=token, idempotency_key="1").json["ticket"] for token in match.tokens}
    assert len(others) == 2


def test_only_a_hash_of_it_is_kept(match: Opened) -> None:
    issued = ticket(match.api, match.tokens[0])
    with Redis.from_url(match.api.runtime.settings.required_redis_url()) as client:
        for key in client.scan_iter():
            kind = client.type(key)
            assert issued.encode() not in key
            assert kind != b"string" or issued.encode() not in (client.get(key) or b"")
    assert len(kept(match.api)) == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_sees_what_it_always_sees(seat: int, match: Opened) -> None:
    issued = ticket(match.api, match.tokens[seat])
    shown = first_frame(match.api.get(f"{match.path}/events?ticket={issued}", accept=SSE))
    assert shown == match.api.get(match.path, token=match.tokens[seat]).json


def test_a_page_may_be_read_with_it_too(match: Opened) -> None:
    issued = ticket(match.api, match.tokens[0], match=match.answer["id"])
    page = match.api.get(f"{match.path}/events?ticket={issued}")
    assert page.data == match.api.get(f"{match.path}/events", token=match.tokens[0]).data


def test_a_player_sees_what_its_seat_sees(api: Client) -> None:
    ann = Somebody(api, "Ann")
    match = ann.open(visibility="private")
    issued = ticket(api, ann.token, match=match.answer["id"])
    assert first_frame(api.get(f"{match.path}/events?ticket={issued}", accept=SSE))["you"] == {"seat": 0}


def test_a_player_may_watch_with_it(api: Client, match: Opened) -> None:
    issued = ticket(api, Somebody(api, "Eve").token, match=match.answer["id"])
    assert "you" not in first_frame(api.get(f"{match.path}/events?ticket={issued}", accept=SSE))


def test_a_player_follows_its_matches_with_it(api: Client) -> None:
    issued = ticket(api, Somebody(api, "Ann").token)
    assert first_frame(api.get(f"/v1/me/events?ticket={issued}")) == {"id": "0-0", "items": []}


def test_it_is_used_once(match: Opened) -> None:
    issued = ticket(match.api, match.tokens[0])
    path = f"{match.path}/events?ticket={issued}"
    assert match.api.get(path).status_code == 200
    again = match.api.get(path)
    assert (again.status_code, again.json["code"]) == (401, "unauthenticated")
    assert issued not in again.text


def test_of_many_at_once_one_is_let_in(match: Opened) -> None:
    path = f"{match.path}/events?ticket={ticket(match.api, match.tokens[0])}"
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda _: match.api.app.test_client().get(path).status_code, range(8)))
    assert sorted(answers) == [200] + [401] * 7


def test_it_expires(match: Opened) -> None:
    issued = ticket(match.api, match.tokens[0])
    with Redis.from_url(match.api.runtime.settings.required_redis_url()) as client:
        [key] = kept(match.api)
        client.pexpire(key, 0)
    assert match.api.get(f"{match.path}/events?ticket={issued}").json["code"] == "unauthenticated"


def test_it_dies_with_the_token_of_a_seat(match: Opened) -> None:
    issued = ticket(match.api, match.tokens[0])
    rotated = match.api.post(f"{match.path}/seats/0/token-rotations", token=match.tokens[0])
    assert rotated.status_code == 201
    assert match.api.get(f"{match.path}/events?ticket={issued}").json["code"] == "unauthenticated"


@pytest.mark.parametrize("everything", [True, False])
def test_it_dies_with_the_token_of_a_player(everything: bool, api: Client, match: Opened) -> None:
    ann = Somebody(api, "Ann")
    issued = ticket(api, ann.token, **({} if everything else {"match": match.answer["id"]}))
    assert api.post("/v1/me/token-rotations", token=ann.token).status_code == 201
    path = "/v1/me/events" if everything else f"{match.path}/events"
    assert api.get(f"{path}?ticket={issued}").json["code"] == "unauthenticated"


def test_it_opens_one_stream_and_no_other(opened: Callable[..., Opened], match: Opened) -> None:
    other = opened()
    for path in (f"{other.path}/events", "/v1/me/events"):
        issued = ticket(match.api, match.tokens[0])
        assert match.api.get(f"{path}?ticket={issued}").json["code"] == "unauthenticated"
    issued = ticket(match.api, Somebody(match.api, "Ann").token)
    assert match.api.get(f"{match.path}/events?ticket={issued}").json["code"] == "unauthenticated"


@pytest.mark.parametrize("made_up", ["tkt_" + "a" * 32, "x", "seat_aaaaaaaaaaaaaaaa_0_" + "a" * 32])
def test_it_cannot_be_made_up(made_up: str, match: Opened) -> None:
    assert match.api.get(f"{match.path}/events?ticket={made_up}").json["code"] == "unauthenticated"


def test_a_seat_gets_none_for_another_match(opened: Callable[..., Opened], match: Opened) -> None:
    answer = match.api.post(TICKETS, {"match": opened().answer["id"]}, token=match.tokens[0])
    assert (answer.status_code, answer.json["code"]) == (404, "match_not_found")


def test_nobody_gets_one_for_a_private_match(opened: Callable[..., Opened], api: Client) -> None:
    hidden = opened(visibility="private").answer["id"]
    answer = api.post(TICKETS, {"match": hidden}, token=Somebody(api, "Eve").token)
    assert (answer.status_code, answer.json["code"]) == (404, "match_not_found")


@pytest.mark.parametrize("body", [{"match": "m_1"}, {"seat": 1}, {"match": 1}, []], ids=str)
def test_who_asks_is_found_out_before_what_is_asked(body: Any, api: Client) -> None:
    assert api.post(TICKETS, body).json["code"] == "unauthenticated"
    _, key = make_app(api.runtime.accounts, "Club")
    assert api.post(TICKETS, body, token=key).json["code"] == "forbidden"


def kept(api: Client) -> list[bytes]:
    """The keys of the tickets that wait for their use."""
    with Redis.from_url(api.runtime.settings.required_redis_url()) as client:
        return [key for key in client.scan_iter("*:ticket:*") if not (client.get(key) or b"").startswith(USED)]
