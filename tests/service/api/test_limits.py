"""Quotas: who pays for what, and what is free."""

from __future__ import annotations

import re
from typing import Any

import pytest

from service.application.people import make_app
from service.settings import Settings
from tests.service.api.asking import KEY, WANTED
from tests.service.api.client import Client
from tests.service.api.conftest import Opened
from tests.service.api.limited import FEW, Start, left, seat_token

POLICY = re.compile(r'"(reading|writing|creating|streaming)-by-(token|app|address)";q=\d+;w=60')

STREAM: dict[str, Any] = {"accept": "text/event-stream"}

KINDS = [
    pytest.param("reading", "GET", "/v1/games", None, {}, id="reading"),
    pytest.param("writing", "POST", "/v1/matches/m_aaaaaaaaaaaaaaaa/seats", {"name": "Ann"}, {}, id="writing"),
    pytest.param("creating", "POST", "/v1/players", {"name": "Ann"}, {}, id="creating"),
    pytest.param("streaming", "GET", "/v1/matches/m_aaaaaaaaaaaaaaaa/events", None, STREAM, id="a stream"),
    pytest.param("reading", "GET", "/v1/matches/m_aaaaaaaaaaaaaaaa/events", None, {}, id="a page of events"),
    pytest.param("writing", "DELETE", "/v1/games", None, {}, id="a method that is not there"),
    pytest.param("reading", "GET", "/v1/nothing", None, {}, id="an address that is not there"),
]


@pytest.mark.parametrize(("kind", "method", "path", "body", "headers"), KINDS)
def test_an_address_has_a_quota_for_each_kind(
    kind: str, method: str, path: str, body: Any, headers: dict[str, Any], start: Start
) -> None:
    api = start()
    for number in range(4):
        response = api(method, path, body, **headers)
        assert response.status_code != 429
        assert response.headers["RateLimit-Policy"] == f'"{kind}-by-address";q=4;w=60'
        assert left(response) == 3 - number
    refused = api(method, path, body, **headers)
    assert (refused.status_code, refused.json["code"]) == (429, "quota_exceeded")
    assert refused.json["policy"] == f"{kind}-by-address"
    assert left(refused) == 0
    assert 1 <= refused.json["retry_after"] == int(refused.headers["Retry-After"]) <= 60


def test_each_kind_is_counted_by_itself(start: Start) -> None:
    api = start()
    path, token = seat_token(api)
    for _ in range(4):
        assert api.get(path, token=token).status_code == 200
    assert api.get(path, token=token).status_code == 429
    assert api.post(f"{path}/moves/validate", {"type": "bet", "count": 1}, token=token).status_code != 429


def test_a_token_pays_for_itself_once_it_is_known(start: Start) -> None:
    api = start()
    path, token = seat_token(api)
    for number in range(4):
        response = api.get(path, token=token)
        assert response.headers["RateLimit"].startswith('"reading-by-token"')
        assert left(response) == 3 - number
    assert api.get(path, token=token).json["policy"] == "reading-by-token"
    assert left(api.get(path)) == 3


def test_whoever_guesses_tokens_uses_up_what_the_address_has(start: Start) -> None:
    api = start()
    path, _ = seat_token(api)
    guesses = [f"seat_{path[-16:]}_0_{letter * 32}" for letter in "abcd"]
    assert [api.get(path, token=guess).status_code for guess in guesses] == [401] * 4
    assert api.get(path, token="plr_" + "a" * 49).json["policy"] == "reading-by-address"
    assert api.get("/v1/games").status_code == 429


def test_an_answer_that_needs_no_token_proves_none(start: Start) -> None:
    api = start()
    made_up = [f"seat_{'a' * 16}_0_{letter * 32}" for letter in "abcde"]
    assert [api.get("/v1/games", token=token).status_code for token in made_up] == [200, 200, 200, 200, 429]


def test_a_known_token_is_not_held_up_by_its_neighbours(start: Start) -> None:
    api = start()
    path, token = seat_token(api)
    assert api.get(path, token=token).status_code == 200
    while api.get("/v1/games").status_code != 429:
        pass
    assert api.get(path, token=token).status_code == 200


def test_a_token_that_was_replaced_is_a_stranger_again(start: Start) -> None:
    api = start(limit_reading=8)
    player = api.post("/v1/players", {"name": "Ann"}).json["token"]
    assert api.get("/v1/me", token=player).status_code == 200
    api.post("/v1/me/token-rotations", token=player, idempotency_key=KEY)
    assert [api.get("/v1/me", token=player).status_code for _ in range(4)] == [401] * 4
    # The first of them had the address pay for nothing, since the token was still known.
    assert left(api.get("/v1/games")) == 8 - 3 - 1


def test_what_makes_something_new_counts_for_the_address_too(start: Start) -> None:
    api = start(limit_creating=8)
    player = api.post("/v1/players", {"name": "Ann"}).json["token"]
    for _ in range(7):
        assert api.post("/v1/matches", WANTED, token=player).status_code == 201
    refused = api.post("/v1/matches", WANTED, token=player)
    assert refused.json["policy"] == "creating-by-address"


def test_an_app_has_more_and_spares_the_address(start: Start) -> None:
    api = start(limit_app_times=3)
    _, key = make_app(api.runtime.accounts, "Club")
    made = [api.post("/v1/players", {"name": "Ann"}, token=key) for _ in range(12)]
    assert {response.status_code for response in made} == {201}
    assert api.post("/v1/players", {"name": "Ann"}, token=key).json["policy"] == "creating-by-app"
    assert left(api.post("/v1/players", {"name": "Ann"})) == 3


def test_an_answer_of_304_is_free(start: Start) -> None:
    api = start()
    path, token = seat_token(api)
    tag = api.get(path, token=token).headers["ETag"]
    for _ in range(10):
        response = api.get(path, token=token, if_none_match=tag)
        assert (response.status_code, left(response)) == (304, 3)


@pytest.mark.parametrize(
    ("method", "path", "headers"),
    [
        pytest.param("GET", "/healthz", {}, id="health"),
        pytest.param("GET", "/openapi.json", {}, id="the contract"),
        pytest.param("GET", "/docs/", {}, id="a page"),
        pytest.param(
            "OPTIONS", "/v1/games", {"origin": "https://a", "access_control_request_method": "GET"}, id="asking"
        ),
        pytest.param("OPTIONS", "/v1/games", {}, id="OPTIONS"),
    ],
)
def test_what_is_not_counted(method: str, path: str, headers: dict[str, Any], start: Start) -> None:
    api = start()
    for _ in range(6):
        response = api(method, path, **headers)
        assert response.status_code < 300
        assert not {"RateLimit", "RateLimit-Policy"} & set(response.headers.keys())


def test_every_answer_below_v1_says_what_is_left(api: Client) -> None:
    path, token = seat_token(api)
    answers = {
        200: api.get(path, token=token),
        201: api.post("/v1/players", {"name": "Ann"}),
        304: api.get(path, if_none_match=api.get(path).headers["ETag"]),
        400: api.post("/v1/players", body=b"{", content_type="application/json"),
        401: api.get(path, token="nobody"),
        404: api.get("/v1/nothing"),
        405: api("PUT", "/v1/games"),
        415: api.post("/v1/players", body=b"{}", content_type="text/plain"),
        422: api.get("/v1/games?x=1"),
    }
    for status, response in answers.items():
        assert response.status_code == status
        assert POLICY.fullmatch(response.headers["RateLimit-Policy"])
        assert left(response) > 0
        assert response.headers["RateLimit"].partition(";")[0] == response.headers["RateLimit-Policy"].partition(";")[0]


@pytest.mark.parametrize(
    ("proxies", "sent", "same"),
    [
        pytest.param(0, ("203.0.113.1", "203.0.113.2"), True, id="nobody is believed"),
        pytest.param(1, ("203.0.113.1", "203.0.113.2"), False, id="one proxy: the address that it saw"),
        pytest.param(1, ("10.0.0.1, 203.0.113.1", "10.0.0.2, 203.0.113.1"), True, id="what the caller made up"),
        pytest.param(2, ("203.0.113.1, 10.0.0.1", "203.0.113.2, 10.0.0.1"), False, id="two proxies"),
        pytest.param(1, ("2001:db8:1:2::1", "2001:db8:1:2:ffff::2"), True, id="one network of IPv6"),
        pytest.param(1, ("2001:db8:1:2::1", "2001:db8:1:3::1"), False, id="two networks of IPv6"),
        pytest.param(1, ("203.0.113.1", "::ffff:203.0.113.1"), True, id="IPv4 written as IPv6"),
        pytest.param(1, ("::ffff:203.0.113.1", "::ffff:203.0.113.2"), False, id="two of those"),
    ],
)
def test_which_address_pays(proxies: int, sent: tuple[str, str], same: bool, start: Start) -> None:
    api = start(trusted_proxies=proxies)
    assert left(api.get("/v1/games", x_forwarded_for=sent[0])) == 3
    assert left(api.get("/v1/games", x_forwarded_for=sent[1])) == (2 if same else 3)


def test_limits_can_be_off(start: Start) -> None:
    caller = start(limits="off").app.test_client()
    answers = [caller.get("/v1/games") for _ in range(8)]
    assert {response.status_code for response in answers} == {200}
    assert not any("RateLimit-Policy" in response.headers for response in answers)


def test_with_the_usual_quotas_two_programs_play_a_match_as_fast_as_they_can(start: Start) -> None:
    api = start(**{name: getattr(Settings(), name) for name in FEW})
    assert Opened(api, api.post("/v1/matches", WANTED).json).play_to_the_end()["status"] == "finished"
