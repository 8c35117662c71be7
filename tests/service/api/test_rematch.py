"""Playing again: one new match for all who ask, seats moved on by one, and nobody else in them."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import msgspec
import pytest

from service.application import rematches
from service.application.people import make_app
from tests.service.api.asking import OPEN
from tests.service.api.client import Client
from tests.service.api.conftest import SEATS, Opened

Table = Callable[..., Opened]

KEY = "0f2d4c1e-a-key-that-nobody-guesses"
BOT = {"kind": "bot", "bot": "random", "name": "Rita"}
FORFEIT = {"on_resign": "forfeit"}


def over(opened: Table, *seats: Any, **more: Any) -> Opened:
    """A match that is over, since seat 0 gave up."""
    table = opened(game="down-and-back", options={"rounds": 3}, seats=list(seats), settings=FORFEIT, **more)
    assert table.api.post(f"{table.path}/resign", token=table.tokens[0]).status_code == 200
    return table


def three(opened: Table, **more: Any) -> Opened:
    return over(opened, *SEATS, {"kind": "human", "name": "Cat"}, **more)


def again(table: Opened, seat: int, token: str | None = None, **more: Any) -> Any:
    return table.api.post(f"{table.path}/rematch", token=token or table.tokens[seat], **more)


def sat_down(table: Opened, seat: int, token: str | None = None, **more: Any) -> dict[str, Any]:
    response = again(table, seat, token, **more)
    assert response.status_code == 201, response.text
    answer: dict[str, Any] = response.json
    assert response.headers["Location"] == f"/v1/matches/{answer['match']['id']}"
    return answer


def names(match: dict[str, Any]) -> list[str | None]:
    return [seat.get("name") for seat in match["seats"]]


def test_all_who_ask_sit_in_the_same_match_one_seat_further_on(opened: Table, api: Client) -> None:
    table = three(opened)
    answers = [sat_down(table, seat) for seat in (1, 0, 2)]
    assert len({answer["match"]["id"] for answer in answers}) == 1
    assert [answer["seat"] for answer in answers] == [0, 2, 1]
    assert [answer["match"]["status"] for answer in answers] == ["open", "open", "active"]
    last = answers[-1]["match"]
    assert names(last) == ["Ben", "Cat", "Ann"]
    for field in ("game", "options", "settings", "visibility"):
        assert last[field] == table.answer[field]
    for answer in answers:
        seen = api.get(f"/v1/matches/{last['id']}", token=answer["token"]).json
        assert seen["you"] == {"seat": answer["seat"]}


def test_the_settings_of_the_table_are_kept(opened: Table) -> None:
    settings = {"on_resign": "forfeit", "rated": False, "spectator_delay": 7}
    table = opened(settings=settings, visibility="private")
    table.api.post(f"{table.path}/resign", token=table.tokens[0])
    match = sat_down(table, 0)["match"]
    assert (match["settings"], match["visibility"], match["options"]["first_seat"]) == (settings, "private", 0)


def test_bots_sit_down_by_themselves(opened: Table) -> None:
    table = over(opened, SEATS[0], BOT, SEATS[1])
    first = sat_down(table, 2)
    assert first["match"]["seats"][0] | {"token": ""} == {
        "seat": 0,
        "kind": "bot",
        "state": "taken",
        "name": "Rita",
        "bot": "random",
        "token": "",
    }
    assert (first["seat"], first["match"]["status"]) == (1, "open")
    assert sat_down(table, 0)["match"]["status"] == "active"
    kept = table.api.runtime.matches.head(first["match"]["id"]).secrets
    assert [bot is None for bot in kept.bots] == [False, True, True]


def test_against_bots_alone_it_starts_at_once(opened: Table) -> None:
    table = over(opened, SEATS[0], BOT)
    answer = sat_down(table, 0)
    assert (answer["seat"], answer["match"]["status"], names(answer["match"])) == (1, "active", ["Rita", "Ann"])


def test_a_bot_that_played_on_for_somebody_stays(opened: Table) -> None:
    table = opened(game="down-and-back", options={}, seats=[*SEATS, {"kind": "human"}], settings=FORFEIT)
    table.api.post(f"{table.path}/seats/1/substitute", {"bot": "basic"}, token=table.tokens[1])
    table.api.post(f"{table.path}/resign", token=table.tokens[0])
    first = sat_down(table, 2)["match"]
    assert (first["seats"][0]["name"], first["seats"][0]["state"], first["seats"][2]["kind"]) == (
        "basic bot",
        "taken",
        "open",
    )
    assert again(table, 1).status_code == 401


def test_a_repeat_gives_the_same_seat_and_token(opened: Table) -> None:
    table = three(opened)
    first = again(table, 1)
    later = again(table, 1)
    assert later.data == first.data
    assert (first.headers.get("Idempotency-Replayed"), later.headers["Idempotency-Replayed"]) == (None, "true")
    sat_down(table, 0)
    assert (first.json["seat"], first.json["token"]) == (0, sat_down(table, 1)["token"])


def test_with_a_key_the_first_answer_comes_again(opened: Table) -> None:
    table = three(opened)
    for seat in (1, 0):
        # The opener's key and that of somebody who joins: keys of two seats do not meet.
        first = again(table, seat, idempotency_key="1")
        assert first.status_code == 201
        sat_down(table, 2)
        repeated = again(table, seat, idempotency_key="1")
        assert (repeated.data, repeated.headers["Idempotency-Replayed"]) == (first.data, "true")


def test_players_keep_their_seats_as_players(opened: Table, api: Client) -> None:
    pia = api.post("/v1/players", {"name": "Pia"}).json
    table = opened(seats=OPEN)
    api.post(f"{table.path}/seats", {}, token=pia["token"])
    api.post(f"{table.path}/resign", token=table.tokens[0])
    answer = sat_down(table, 1, pia["token"])
    assert answer["match"]["seats"][0]["player"] == pia["id"]
    path = f"/v1/matches/{answer['match']['id']}"
    for token in (pia["token"], answer["token"]):
        assert api.get(path, token=token).json["you"] == {"seat": 0}
    assert sat_down(table, 1, pia["token"])["token"] == answer["token"]


def test_a_player_who_asks_with_another_token_is_there_already(opened: Table, api: Client) -> None:
    pia = api.post("/v1/players", {"name": "Pia"}).json["token"]
    table = opened(seats=OPEN)
    lent = api.post(f"{table.path}/seats", {}, token=pia).json["token"]
    api.post(f"{table.path}/resign", token=table.tokens[0])
    sat_down(table, 1, lent)
    refused = again(table, 1, pia)
    assert (refused.status_code, refused.json["code"], refused.json["seat"]) == (409, "already_seated", 0)


def test_a_token_that_was_replaced_in_the_rematch_is_not_given_again(opened: Table, api: Client) -> None:
    table = three(opened)
    answer = sat_down(table, 1)
    path = f"/v1/matches/{answer['match']['id']}"
    new = api.post(f"{path}/seats/0/token-rotations", token=answer["token"]).json["token"]
    refused = again(table, 1)
    assert (refused.status_code, refused.json["code"]) == (409, "no_open_seat")
    assert api.get(path, token=new).json["you"] == {"seat": 0}


@pytest.mark.parametrize("visibility", ["public", "private"])
def test_the_seats_are_kept_for_those_who_played(visibility: str, opened: Table, api: Client) -> None:
    table = three(opened, visibility=visibility)
    answer = sat_down(table, 1)
    path = f"/v1/matches/{answer['match']['id']}"
    for wanted in ({"name": "Eve"}, {"name": "Eve", "seat": 1}):
        refused = api.post(f"{path}/seats", wanted)
        expected = (409, "no_open_seat") if visibility == "public" else (404, "match_not_found")
        assert (refused.status_code, refused.json["code"]) == expected
    # Those who are there may ask somebody else to a seat, whose owner then comes too late.
    invitation = api.post(f"{path}/invitations", {"seat": 2}, token=answer["token"]).json
    assert again(table, 0).json["code"] == "no_open_seat"
    assert api.post(f"{path}/seats", {"name": "Eve", "invitation": invitation["code"]}).json["seat"] == 2
    refused = again(table, 0)
    assert (refused.status_code, refused.json["code"]) == (409, "no_open_seat")
    assert names(sat_down(table, 2)["match"]) == ["Ben", "Cat", "Eve"]


def test_whoever_leaves_may_think_again(opened: Table, api: Client) -> None:
    table = three(opened)
    first = sat_down(table, 1)
    sat_down(table, 0)
    path = f"/v1/matches/{first['match']['id']}"
    assert api("DELETE", f"{path}/seats/0", token=first["token"]).status_code == 204
    assert sat_down(table, 1)["match"]["id"] == first["match"]["id"]


def test_when_all_have_left_there_is_another_rematch(opened: Table, api: Client) -> None:
    table = three(opened)
    ids = []
    for _ in range(rematches.MOST):
        answer = sat_down(table, 1)
        ids.append(answer["match"]["id"])
        assert api("DELETE", f"/v1/matches/{ids[-1]}/seats/0", token=answer["token"]).status_code == 204
    assert len(set(ids)) == rematches.MOST
    refused = again(table, 0)
    assert (refused.status_code, refused.json["code"], refused.json["match_status"]) == (409, "match_over", "abandoned")


def test_only_after_the_end(opened: Table) -> None:
    for table, status in ((opened(), "active"), (opened(seats=OPEN), "open")):
        refused = again(table, 0)
        assert (refused.status_code, refused.json["code"]) == (409, "match_not_finished")
        assert refused.json["match_status"] == status


def test_a_rematch_has_a_rematch(opened: Table, api: Client) -> None:
    table = over(opened, *SEATS)
    second = [sat_down(table, seat) for seat in (0, 1)]
    path = f"/v1/matches/{second[0]['match']['id']}"
    api.post(f"{path}/resign", token=second[0]["token"])
    third = api.post(f"{path}/rematch", token=second[0]["token"]).json
    assert third["match"]["id"] not in (table.answer["id"], second[0]["match"]["id"])
    assert third["seat"] == 0


def test_the_app_keeps_its_match(api: Client) -> None:
    _, key = make_app(api.runtime.accounts, "Club")
    wanted = {"game": "showdown", "seats": SEATS, "visibility": "private", "external_reference": "table 7"}
    table = Opened(api, api.post("/v1/matches", wanted, token=key).json)
    api.post(f"{table.path}/resign", token=table.tokens[0])
    path = f"/v1/matches/{sat_down(table, 1)['match']['id']}"
    seen = api.get(path, token=key).json
    assert (seen["status"], "external_reference" in seen) == ("open", False)
    assert api.get(path).status_code == 404


def test_nobody_can_tell_the_next_match_from_what_is_seen(opened: Table) -> None:
    table, other = three(opened), three(opened)
    first, second = sat_down(table, 1), sat_down(other, 1)
    assert first["match"]["id"] != second["match"]["id"]
    assert first["token"][-32:] != second["token"][-32:]
    kept = msgspec.json.encode(table.api.runtime.matches.head(first["match"]["id"]).secrets)
    assert first["token"][-32:].encode() not in kept


@pytest.mark.parametrize("round_", range(6))
def test_all_ask_at_once(round_: int, opened: Table, api: Client) -> None:
    table = three(opened)
    start = Barrier(6)

    def ask(seat: int) -> Any:
        start.wait()
        return again(table, seat)

    with ThreadPoolExecutor(6) as people:
        answers = list(people.map(ask, [0, 1, 2, 0, 1, 2]))
    assert {answer.status_code for answer in answers} == {201}
    [match_id] = {answer.json["match"]["id"] for answer in answers}
    assert [answer.json["seat"] for answer in answers] == [2, 0, 1] * 2
    assert len({answer.json["token"] for answer in answers}) == 3
    match = api.get(f"/v1/matches/{match_id}").json
    assert (match["status"], names(match)) == ("active", ["Ben", "Cat", "Ann"])
    kinds = [event["type"] for event in api.get(f"/v1/matches/{match_id}/events").json["events"]]
    assert (kinds.count("match_opened"), kinds.count("seat_taken"), kinds.count("match_started")) == (1, 3, 1)
