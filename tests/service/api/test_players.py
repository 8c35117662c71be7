"""Players: made by one request, named, and given new tokens."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest

from service.application.people import make_app
from tests.service.api.client import Client

KEY = "0f2d4c1e-a-key-that-nobody-guesses"
ROTATE = "/v1/me/token-rotations"


def made(api: Client, name: str = "Ann", **more: Any) -> Any:
    response = api.post("/v1/players", {"name": name}, **more)
    assert response.status_code == 201, response.text
    return response


def test_a_guest_becomes_a_player_by_one_request(api: Client) -> None:
    response = made(api)
    player = response.json
    assert response.headers["Location"] == f"/v1/players/{player['id']}"
    assert player["token"].startswith("plr_")
    assert api.get(response.headers["Location"]).json == {key: player[key] for key in ("id", "name", "created_at")}
    seen = api.get("/v1/me", token=player["token"]).json
    assert seen == {"id": player["id"], "kind": "player", "name": "Ann", "created_at": player["created_at"]}


def test_the_same_key_makes_one_player(api: Client) -> None:
    first, again = made(api, idempotency_key=KEY), made(api, idempotency_key=KEY)
    assert again.data == first.data
    assert (first.headers.get("Idempotency-Replayed"), again.headers["Idempotency-Replayed"]) == (None, "true")


def test_a_repeat_is_the_first_answer_even_after_a_new_name(api: Client) -> None:
    first = made(api, idempotency_key=KEY)
    assert api("PATCH", "/v1/me", {"name": "Anna"}, token=first.json["token"]).json["name"] == "Anna"
    assert made(api, idempotency_key=KEY).data == first.data


def test_without_a_key_every_request_makes_another(api: Client) -> None:
    assert made(api).json["id"] != made(api).json["id"]


def test_the_keys_of_two_apps_do_not_meet(api: Client) -> None:
    apps = [make_app(api.runtime.accounts, name)[1] for name in ("One", "Two")]
    players = [made(api, token=app, idempotency_key="1").json["id"] for app in apps]
    assert players[0] != players[1]
    assert made(api, token=apps[0], idempotency_key="1").json["id"] == players[0]


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("", id="nothing"),
        pytest.param(" Ann", id="space before"),
        pytest.param("Ann\n", id="line end"),
        pytest.param("A\u200bnn", id="invisible space"),
        pytest.param("\u202ennA", id="turned around"),
        pytest.param("x" * 41, id="too long"),
        pytest.param(7, id="a number"),
    ],
)
def test_names_are_as_at_the_table(name: Any, api: Client) -> None:
    token = made(api).json["token"]
    for method, path in (("POST", "/v1/players"), ("PATCH", "/v1/me")):
        response = api(method, path, {"name": name}, token=token if method == "PATCH" else None)
        assert (response.status_code, response.json["errors"][0]["pointer"]) == (422, "/name"), path


@pytest.mark.parametrize(
    "player_id", ["x", "p_AAAAAAAAAAAAAAAA", "p_aaaaaaaaaaaaaaaa", "p_{p00}aaaaaaaaaaa", "a_aaaaaaaaaaaaaaaa"]
)
def test_an_id_that_is_nobodys(player_id: str, api: Client) -> None:
    assert api.get(f"/v1/players/{player_id}").json["code"] == "player_not_found"


def test_an_app_is_no_player(api: Client) -> None:
    app, _ = make_app(api.runtime.accounts, "Club")
    assert api.get(f"/v1/players/{app.id}").json["code"] == "player_not_found"


def test_a_new_token_kills_the_old_one(api: Client) -> None:
    old = made(api).json["token"]
    new = api.post(ROTATE, token=old).json["token"]
    assert api.get("/v1/me", token=new).json["name"] == "Ann"
    for method, path, body in (("GET", "/v1/me", None), ("PATCH", "/v1/me", {"name": "Eve"}), ("POST", ROTATE, None)):
        assert api(method, path, body, token=old).json["code"] == "unauthenticated", path
    assert api.get("/v1/me", token=new).json["name"] == "Ann"


def test_a_lost_answer_is_asked_for_again_with_the_old_token(api: Client) -> None:
    old = made(api).json["token"]
    first = api.post(ROTATE, token=old, idempotency_key=KEY)
    again = api.post(ROTATE, token=old, idempotency_key=KEY)
    assert again.data == first.data
    assert again.headers["Idempotency-Replayed"] == "true"
    assert api.post(ROTATE, token=first.json["token"], idempotency_key=KEY).data == first.data
    assert api.post(ROTATE, token=old, idempotency_key=KEY + "2").json["code"] == "unauthenticated"
    assert api.get("/v1/me", token=old).json["code"] == "unauthenticated"


def test_whoever_knows_only_the_key_gets_no_token(api: Client) -> None:
    old = made(api).json["token"]
    assert api.post(ROTATE, token=old, idempotency_key=KEY).status_code == 201
    guess = old[:-32] + "a" * 32
    assert api.post(ROTATE, token=guess, idempotency_key=KEY).json["code"] == "unauthenticated"


def test_a_token_is_dead_after_two_rotations_for_repeats_too(api: Client) -> None:
    old = made(api).json["token"]
    second = api.post(ROTATE, token=old, idempotency_key=KEY).json["token"]
    assert api.post(ROTATE, token=second).status_code == 201
    assert api.post(ROTATE, token=old, idempotency_key=KEY).json["code"] == "unauthenticated"


@pytest.mark.parametrize("round_", range(5))
def test_two_who_rotate_at_once(round_: int, api: Client) -> None:
    old = made(api).json["token"]
    start = Barrier(2)

    def rotate(_: int) -> Any:
        start.wait()
        return api.post(ROTATE, token=old)

    with ThreadPoolExecutor(2) as threads:
        answers = sorted(threads.map(rotate, range(2)), key=lambda answer: int(answer.status_code))
    assert [answer.status_code for answer in answers] == [201, 401]
    assert api.get("/v1/me", token=answers[0].json["token"]).status_code == 200


@pytest.mark.parametrize("round_", range(5))
def test_a_new_name_and_a_new_token_at_once_are_both_kept(round_: int, api: Client) -> None:
    old = made(api).json["token"]
    start = Barrier(2)

    def ask(order: tuple[str, str, Any]) -> Any:
        start.wait()
        return api(*order, token=old)

    with ThreadPoolExecutor(2) as threads:
        named, rotated = threads.map(ask, [("PATCH", "/v1/me", {"name": "Anna"}), ("POST", ROTATE, None)])
    assert rotated.status_code == 201
    name = api.get("/v1/me", token=rotated.json["token"]).json["name"]
    assert (named.status_code, name) in ((200, "Anna"), (401, "Ann"))
