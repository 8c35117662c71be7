"""What a page of another origin may ask, and may read: every answer, by setting."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from service.api.contract import HEADERS, PARAMETERS
from tests.service.api.asking import OPEN, STACK, TEXT, UNKNOWN, WANTED
from tests.service.api.client import PLENTY, Client
from tests.service.api.conftest import Opened

PAGE, OTHER = "https://play.example", "https://elsewhere.example"

Ask = Callable[[Client, Opened], Any]


def every(method: str, path: str, json: Any = None, **more: Any) -> Ask:
    return lambda api, table: api(method, path.format(match=table.path), json, origin=PAGE, **more)


def unchanged(api: Client, table: Opened) -> Any:
    return api.get(table.path, if_none_match=api.get(table.path).headers["ETag"], origin=PAGE)


def beyond_the_quota(api: Client, table: Opened) -> Any:
    strict = Client(api.runtime.settings.required_redis_url(), limit_reading=1, limit_address_times=1)
    strict.get("/v1/games")
    answer = strict.get("/v1/games", origin=PAGE)
    strict.runtime.close()
    return answer


def without_redis(api: Client, table: Opened) -> Any:
    return Client("unix:///nowhere/redis.sock").get(table.path, origin=PAGE)


def a_bug(api: Client, table: Opened) -> Any:
    def broken() -> Any:
        raise RuntimeError("a bug on purpose")

    buggy = Client(api.runtime.settings.required_redis_url())
    buggy.app.view_functions["games.list_games"] = broken
    answer = buggy.get("/v1/games", origin=PAGE)
    buggy.runtime.close()
    return answer


ANSWERS = [
    pytest.param(200, every("GET", "{match}"), id="200"),
    pytest.param(201, every("POST", "/v1/matches", WANTED), id="201"),
    pytest.param(302, every("GET", "/"), id="302"),
    pytest.param(304, unchanged, id="304"),
    pytest.param(400, every("POST", "/v1/matches", body=b"{", content_type="application/json"), id="400"),
    pytest.param(401, every("POST", "{match}/moves", STACK), id="401"),
    pytest.param(404, every("GET", UNKNOWN), id="404 of ours"),
    pytest.param(404, every("GET", "/v1/nothing"), id="404"),
    pytest.param(404, every("GET", "/docs/nothing"), id="404 of the docs"),
    pytest.param(405, every("PUT", "/v1/games"), id="405"),
    pytest.param(409, every("POST", "{match}/seats", {"name": "Ben"}), id="409"),
    pytest.param(413, every("POST", "/v1/matches", body=b"x" * 20_000, content_type="application/json"), id="413"),
    pytest.param(415, every("POST", "/v1/matches", **TEXT), id="415"),
    pytest.param(422, every("GET", "/v1/games?x=1"), id="422"),
    pytest.param(429, beyond_the_quota, id="429"),
    pytest.param(500, a_bug, id="500"),
    pytest.param(503, without_redis, id="503"),
    pytest.param(200, every("GET", "{match}/events?after=0&limit=1", accept="text/event-stream"), id="a stream"),
    pytest.param(200, every("HEAD", "{match}"), id="HEAD"),
    pytest.param(200, every("OPTIONS", "/v1/games"), id="OPTIONS"),
]


@pytest.fixture
def choosy(redis_db: str) -> Iterator[Any]:
    """A server that lets pages of two origins in, called without a look at the contract."""
    api = Client(redis_db, cors_origins=(PAGE, "https://test.example"))
    yield api.app.test_client()
    api.runtime.close()


@pytest.mark.parametrize(("status", "ask"), ANSWERS)
def test_a_page_of_any_origin_may_read_every_answer(status: int, ask: Ask, api: Client, match: Opened) -> None:
    response = ask(api, match)
    assert response.status_code == status
    assert response.headers.getlist("Access-Control-Allow-Origin") == ["*"]
    exposed = set(response.headers["Access-Control-Expose-Headers"].split(", "))
    assert exposed >= {*HEADERS, "Request-Id", "Allow"}
    assert "Origin" not in response.headers.get("Vary", "")
    assert "Access-Control-Allow-Credentials" not in response.headers


@pytest.mark.parametrize("path", ["/v1/games", "/v1/nothing", UNKNOWN, "/docs/"])
@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        pytest.param(PAGE, [PAGE], id="one of ours"),
        pytest.param("https://test.example", ["https://test.example"], id="the other one"),
        pytest.param(OTHER, [], id="a stranger"),
        pytest.param(f"{PAGE}.evil.example", [], id="one that begins like ours"),
        pytest.param("null", [], id="a page without an origin"),
        pytest.param(None, [], id="no page"),
    ],
)
def test_origins_are_a_setting(origin: str | None, allowed: list[str], path: str, choosy: Any) -> None:
    headers = choosy.get(path, headers={} if origin is None else {"Origin": origin}).headers
    assert headers.getlist("Access-Control-Allow-Origin") == allowed
    assert ("Access-Control-Expose-Headers" in headers) == bool(allowed)
    # A cache must not give the answer for one origin to a page of another.
    assert "Origin" in ", ".join(headers.getlist("Vary")).split(", ")


@pytest.mark.parametrize("path", ["/v1/matches", "/v1/nothing", f"{UNKNOWN}/moves", f"{UNKNOWN}/seats/0"])
@pytest.mark.parametrize("method", ["GET", "POST", "PATCH", "DELETE", "PUT"])
def test_a_browser_may_ask_beforehand_for_anything(method: str, path: str, api: Client) -> None:
    """Even for what does not exist: only then can the page read the problem that says so."""
    wanted = ["authorization", *(name.lower() for name, value in PARAMETERS.items() if value["in"] == "header")]
    response = api(
        "OPTIONS",
        path,
        origin=PAGE,
        access_control_request_method=method,
        access_control_request_headers=",".join(wanted),
    )
    assert (response.status_code, response.data) == (204, b"")
    assert response.headers["Access-Control-Allow-Origin"] == "*"
    assert method in response.headers["Access-Control-Allow-Methods"].split(", ")
    allowed = response.headers["Access-Control-Allow-Headers"].lower().split(", ")
    assert {"authorization", "content-type", "if-match", "idempotency-key", "last-event-id", "*"} <= set(allowed)
    assert response.headers["Access-Control-Max-Age"] == "86400"


def test_a_stranger_is_not_let_in_beforehand(choosy: Any) -> None:
    asked = {"Origin": OTHER, "Access-Control-Request-Method": "POST"}
    assert "Access-Control-Allow-Origin" not in choosy.options("/v1/matches", headers=asked).headers
    assert (
        choosy.options("/v1/matches", headers=asked | {"Origin": PAGE}).headers["Access-Control-Allow-Origin"] == PAGE
    )


def test_asking_beforehand_does_nothing(redis_db: str) -> None:
    api = Client(redis_db, **(PLENTY | {"limit_creating": 1, "limit_address_times": 1}))
    for _ in range(3):
        api("OPTIONS", "/v1/matches", origin=PAGE, access_control_request_method="POST")
    assert api.get("/v1/matches").json["data"] == []
    assert api.post("/v1/matches", {**WANTED, "seats": OPEN}).status_code == 201
    api.runtime.close()
