"""Players at the table: opening, joining, and claiming the seat of the guest that one was."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest

from tests.service.api.client import Client
from tests.service.api.conftest import SEATS, Opened

Table = Callable[..., Opened]

WANTED = {"game": "showdown", "seats": SEATS, "options": {"first_seat": 0}}
STACK = {"type": "stack_card", "card": "blank"}


def player(api: Client, name: str = "Ann") -> dict[str, Any]:
    made: dict[str, Any] = api.post("/v1/players", {"name": name}).json
    return made


def claim(table: Opened, seat: int, token: str, seat_token: str | None = None, **more: Any) -> Any:
    body = {"seat_token": table.tokens[seat] if seat_token is None else seat_token}
    return table.api.post(f"{table.path}/seats/{seat}/claims", body, token=token, **more)


@pytest.mark.parametrize(
    ("seats", "seat"),
    [
        pytest.param([{"kind": "human"}, {"kind": "human", "name": "Ben"}], 0, id="the first"),
        pytest.param([{"kind": "bot", "bot": "basic"}, {"kind": "human"}], 1, id="after a bot"),
        pytest.param([{"kind": "open"}, {"kind": "human"}], 1, id="after an open seat"),
    ],
)
def test_who_opens_a_match_sits_in_its_first_human_seat(seats: Any, seat: int, api: Client) -> None:
    zoe = player(api, "Zoe")
    match = api.post("/v1/matches", {**WANTED, "seats": seats}, token=zoe["token"]).json
    assert match["you"] == {"seat": seat}
    assert [sitting.get("player") for sitting in match["seats"]].index(zoe["id"]) == seat
    assert match["seats"][seat]["name"] == "Zoe"
    for token in (zoe["token"], match["seats"][seat]["token"]):
        assert api.get(f"/v1/matches/{match['id']}", token=token).json["you"] == {"seat": seat}


def test_a_name_at_the_table_stands_before_the_players_own(api: Client) -> None:
    match = api.post("/v1/matches", WANTED, token=player(api, "Zoe")["token"]).json
    assert [seat["name"] for seat in match["seats"]] == ["Ann", "Ben"]
    assert "player" not in match["seats"][1]


def test_a_player_who_opens_a_match_without_a_human_seat_watches(api: Client) -> None:
    zoe = player(api)
    bots = [{"kind": "bot", "bot": "basic"}] * 2
    match = api.post("/v1/matches", {**WANTED, "seats": bots}, token=zoe["token"]).json
    assert "you" not in match
    assert all("player" not in seat for seat in match["seats"])


def test_a_players_key_may_be_simple_and_is_the_players_own(api: Client) -> None:
    ann, ben = player(api), player(api)
    first, other = (api.post("/v1/matches", WANTED, token=who["token"], idempotency_key="1") for who in (ann, ben))
    assert first.json["id"] != other.json["id"]
    again = api.post("/v1/matches", WANTED, token=ann["token"], idempotency_key="1")
    assert again.data == first.data


def test_a_player_sits_down_without_saying_a_name(opened: Table) -> None:
    table = opened(seats=[SEATS[0], {"kind": "open"}])
    zoe = player(table.api, "Zoe")
    first = table.api.post(f"{table.path}/seats", {}, token=zoe["token"], idempotency_key="1")
    seat = first.json["match"]["seats"][1]
    assert (first.json["seat"], seat["name"], seat["player"]) == (1, "Zoe", zoe["id"])
    again = table.api.post(f"{table.path}/seats", {}, token=zoe["token"], idempotency_key="1")
    assert again.data == first.data
    for token in (zoe["token"], first.json["token"]):
        assert table.api.get(table.path, token=token).json["you"] == {"seat": 1}


def test_the_same_key_of_two_players_takes_two_seats(opened: Table) -> None:
    table = opened(seats=[{"kind": "open"}] * 2)
    tokens = [player(table.api)["token"] for _ in range(2)]
    seats = [table.api.post(f"{table.path}/seats", {}, token=token, idempotency_key="1").json for token in tokens]
    assert [seat["seat"] for seat in seats] == [0, 1]


def test_a_key_that_took_a_seat_may_make_a_move_too(opened: Table) -> None:
    table = opened(seats=[{"kind": "open"}, SEATS[1]])
    token = player(table.api)["token"]
    assert table.api.post(f"{table.path}/seats", {}, token=token, idempotency_key="1").status_code == 201
    made = table.api.post(f"{table.path}/moves", STACK, token=token, idempotency_key="1", if_match="*")
    assert made.status_code == 201


def test_a_guest_says_a_name(opened: Table) -> None:
    table = opened(seats=[SEATS[0], {"kind": "open"}])
    refused = table.api.post(f"{table.path}/seats", {})
    assert (refused.status_code, refused.json["errors"][0]["pointer"]) == (422, "/name")


@pytest.mark.parametrize("round_", range(5))
def test_a_player_who_sits_down_twice_at_once_has_one_seat(round_: int, opened: Table) -> None:
    table = opened(game="liars-race", options={}, seats=[SEATS[0], *[{"kind": "open"}] * 3])
    token = player(table.api)["token"]
    answers = at_once([lambda: table.api.post(f"{table.path}/seats", {}, token=token)] * 2)
    assert [answer.status_code for answer in answers] == [201, 409]
    assert (answers[1].json["code"], answers[1].json["seat"]) == ("already_seated", answers[0].json["seat"])


def test_a_claimed_seat_is_played_with_either_token(match: Opened) -> None:
    zoe = player(match.api, "Zoe")
    claimed = claim(match, 0, zoe["token"])
    assert claimed.json["you"] == {"seat": 0}
    assert claimed.headers["ETag"] == '"6.s0"'
    assert claimed.data == match.api.get(match.path, token=match.tokens[0]).data
    seat = claimed.json["seats"][0]
    assert (seat["player"], seat["name"], "token" in seat) == (zoe["id"], "Zoe", False)
    assert match.api.post(f"{match.path}/moves", STACK, token=zoe["token"], if_match='"6"').status_code == 201
    assert match.stack(1).status_code == 201
    assert match.stack(0, "hit").status_code == 201


def test_a_claim_leaves_the_decision_as_it_was(match: Opened) -> None:
    claim(match, 0, player(match.api)["token"])
    assert match.stack(0, match='"5"').status_code == 201


def test_a_claim_is_told_in_the_log(match: Opened) -> None:
    zoe = player(match.api, "Zoe")
    claim(match, 1, zoe["token"])
    [event] = match.api.get(f"{match.path}/events?after=5").json["events"]
    assert {name: event[name] for name in ("type", "seat", "name", "player")} == {
        "type": "seat_claimed",
        "seat": 1,
        "name": "Zoe",
        "player": zoe["id"],
    }


def test_the_same_key_claims_once(match: Opened) -> None:
    token = player(match.api)["token"]
    first = claim(match, 0, token, idempotency_key="1")
    match.stack(0)
    again = claim(match, 0, token, idempotency_key="1")
    assert again.data == first.data
    assert again.headers["Idempotency-Replayed"] == "true"


@pytest.mark.parametrize("round_", range(5))
def test_two_who_claim_the_same_seat_at_once(round_: int, match: Opened) -> None:
    tokens = [player(match.api)["token"] for _ in range(2)]
    answers = at_once([lambda token=token: claim(match, 1, token) for token in tokens])  # type: ignore[misc]  # each its own
    assert [answer.status_code for answer in answers] == [201, 409]
    assert answers[1].json["code"] == "seat_claimed"


@pytest.mark.parametrize("round_", range(5))
def test_a_player_who_claims_two_seats_at_once(round_: int, match: Opened) -> None:
    token = player(match.api)["token"]
    answers = at_once([lambda: claim(match, 0, token), lambda: claim(match, 1, token)])
    assert [answer.status_code for answer in answers] == [201, 409]
    assert answers[1].json["code"] == "already_seated"


@pytest.mark.parametrize(
    "wrong", ["the other seat's", "another match's", "a dead one", "a player's", "nothing like it"]
)
@pytest.mark.parametrize(("visibility", "status"), [("public", 422), ("private", 404)])
def test_a_claim_needs_the_token_of_that_seat(wrong: str, visibility: str, status: int, opened: Table) -> None:
    table, another = opened(visibility=visibility), opened()
    token = player(table.api)["token"]
    tokens = {
        "the other seat's": table.tokens[1],
        "another match's": another.tokens[0],
        "a dead one": table.tokens[0][:-4] + "aaaa",
        "a player's": token,
        "nothing like it": "x",
    }
    refused = claim(table, 0, token, tokens[wrong])
    assert refused.status_code == status
    assert tokens[wrong] not in refused.text or wrong == "nothing like it"
    assert "player" not in table.api.get(table.path, token=table.tokens[0]).json["seats"][0]


def test_a_claim_of_a_private_match_needs_nothing_else(opened: Table) -> None:
    table = opened(visibility="private")
    zoe = player(table.api)
    assert claim(table, 1, zoe["token"]).status_code == 201
    assert table.api.get(table.path, token=zoe["token"]).json["you"] == {"seat": 1}


def test_a_seat_that_is_not_there(match: Opened) -> None:
    assert claim(match, 0, player(match.api)["token"]).status_code == 201
    token = player(match.api)["token"]
    path = f"{match.path}/seats/{{}}/claims"
    body = {"seat_token": match.tokens[1]}
    assert match.api.post(path.format(7), body, token=token).json["errors"][0]["pointer"] == "/seat_token"
    for seat in ("10", "-1", "x"):
        assert match.api.post(path.format(seat), body, token=token).json["code"] == "not_found"


@pytest.mark.parametrize(
    ("seats", "settings", "agreed"),
    [
        pytest.param(2, {}, ("forfeit", 0, True), id="two"),
        pytest.param(3, {}, ("bot", 0, True), id="three"),
        pytest.param(2, {"on_resign": "bot"}, ("bot", 0, True), id="as asked"),
        pytest.param(3, {"spectator_delay": 1000, "rated": False}, ("bot", 1000, False), id="the rest"),
    ],
)
def test_what_a_table_agrees_on(seats: int, settings: Any, agreed: Any, opened: Table) -> None:
    game = {2: "showdown", 3: "liars-race"}[seats]
    table = opened(game=game, options={}, seats=[{"kind": "human"}] * seats, settings=settings)
    made = table.answer["settings"]
    assert (made["on_resign"], made["spectator_delay"], made["rated"]) == agreed


@pytest.mark.parametrize(
    ("settings", "pointer"),
    [
        ({"on_resign": "stop"}, "/settings/on_resign"),
        ({"spectator_delay": 1001}, "/settings/spectator_delay"),
        ({"spectator_delay": -1}, "/settings/spectator_delay"),
        ({"rated": "yes"}, "/settings/rated"),
        ({"rated": 1}, "/settings/rated"),
        ({"stakes": 5}, "/settings/stakes"),
    ],
)
def test_settings_that_cannot_be(settings: Any, pointer: str, api: Client) -> None:
    refused = api.post("/v1/matches", {**WANTED, "settings": settings})
    assert (refused.status_code, refused.json["errors"][0]["pointer"]) == (422, pointer)


def at_once(requests: list[Callable[[], Any]]) -> list[Any]:
    """The answers to requests that are sent at the same moment, the successful ones first."""
    start = Barrier(len(requests))

    def send(request: Callable[[], Any]) -> Any:
        start.wait()
        return request()

    with ThreadPoolExecutor(len(requests)) as threads:
        return sorted(threads.map(send, requests), key=lambda answer: int(answer.status_code))
