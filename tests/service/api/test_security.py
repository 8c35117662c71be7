"""What every answer says to browsers and caches, and what methods and media are refused with."""

from __future__ import annotations

import base64
import hashlib
import re
from typing import Any

import pytest

from tests.service.api.asking import STACK, UNKNOWN
from tests.service.api.client import Client, contract
from tests.service.api.conftest import Opened

ADDRESSES = ["/", "/healthz", "/openapi.json", "/docs/", "/v1/games", "/v1/nothing", "/nothing", UNKNOWN]

TABLE = {"game": "showdown", "seats": [{"kind": "human", "name": "Ann"}] * 2}


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS", "POST", "PUT"])
@pytest.mark.parametrize("path", ADDRESSES)
def test_every_answer_has_rules_for_browsers(path: str, method: str, api: Client) -> None:
    headers = api.app.test_client().open(path, method=method).headers
    assert headers.getlist("X-Content-Type-Options") == ["nosniff"]
    assert headers.getlist("Referrer-Policy") == ["no-referrer"]
    assert headers.getlist("Cross-Origin-Resource-Policy") == ["cross-origin"]
    assert len(headers.getlist("Cache-Control")) == 1
    [policy] = headers.getlist("Content-Security-Policy")
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert path == "/docs/" or "script-src" not in policy
    assert "Strict-Transport-Security" not in headers


def test_a_server_for_few_origins_lets_only_its_own_pages_embed_it(redis_db: str) -> None:
    api = Client(redis_db, cors_origins=("https://play.example",))
    headers = api.app.test_client().get("/v1/games").headers
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"


def test_https_only_is_a_setting(redis_db: str) -> None:
    api = Client(redis_db, hsts_seconds=31_536_000)
    for path in ADDRESSES:
        assert api.app.test_client().get(path).headers["Strict-Transport-Security"] == "max-age=31536000"


def test_the_docs_may_run_their_own_scripts_and_no_others(api: Client) -> None:
    response = api.get("/docs/")
    directives = dict(part.split(" ", 1) for part in response.headers["Content-Security-Policy"].split("; "))
    [written] = re.findall(r"<script>(.*?)</script>", response.text, re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(written.encode()).digest()).decode()
    assert directives["script-src"].split() == ["'self'", f"'sha256-{digest}'"]
    assert directives["connect-src"] == "'self'"
    fetched = re.findall(r'(?:src|href)="([^"]+)"', response.text)
    assert fetched
    for address in fetched:
        assert address.startswith("/docs/")
        with api.get(address) as file:
            assert file.status_code == 200


def test_what_is_of_one_caller_is_in_no_shared_cache(match: Opened) -> None:
    api, token = match.api, match.tokens[0]
    player = api.post("/v1/players", {"name": "Ann"})
    answers = [
        player,
        api.post("/v1/matches", TABLE),
        api.get(match.path, token=token),
        api.get(match.path),
        api.get(f"{match.path}?version=3", token=token),
        api.get(f"{match.path}/legal-moves", token=token),
        api.get(f"{match.path}/events", token=token),
        api.get(f"{match.path}/events?after=0&limit=2", token=token),
        api.get(f"{match.path}/events?after=0&limit=1", token=token, accept="text/event-stream"),
        api.post(f"{match.path}/moves/validate", STACK, token=token),
        api.post(f"{match.path}/moves", STACK, token=token, if_match="*"),
        api.get("/v1/me", token=player.json["token"]),
        api.get("/v1/me/matches", token=player.json["token"]),
        api.post("/v1/stream-tickets", {"match": match.answer["id"]}, token=token),
        api.get(match.path, token="nobody"),
    ]
    for response in answers:
        assert set(response.headers["Cache-Control"].split(", ")) & {"private", "no-store"}, response.request.path
        if response.request.method == "GET" and "no-store" not in response.headers["Cache-Control"]:
            assert "Authorization" in response.headers["Vary"], response.request.path


PATHS = [re.sub(r"{[a-z_]+}", lambda name: "0" if name[0] == "{seat}" else "x", path) for path in contract()["paths"]]
METHODS = {"GET", "POST", "PUT", "PATCH", "DELETE"}


@pytest.mark.parametrize("path", PATHS)
def test_a_method_that_is_not_there_names_those_that_are(path: str, api: Client) -> None:
    there = {method for method in METHODS if api.operation(method, path)}
    assert there
    for method in METHODS - there:
        response = api(method, path, {} if method != "GET" else None)
        assert (response.status_code, response.json["code"]) == (405, "method_not_allowed")
        allowed = set(response.headers["Allow"].split(", "))
        assert allowed == there | {"OPTIONS"} | ({"HEAD"} if "GET" in there else set())


@pytest.mark.parametrize("path", PATHS)
def test_options_names_the_methods(path: str, api: Client) -> None:
    response = api("OPTIONS", path)
    assert (response.status_code, response.data) == (200, b"")
    assert {method for method in METHODS if api.operation(method, path)} <= set(response.headers["Allow"].split(", "))


@pytest.mark.parametrize("suffix", ["", "/legal-moves", "/events", "/nothing"])
def test_head_answers_as_get_does_without_a_body(suffix: str, match: Opened) -> None:
    asked: dict[str, Any] = {"headers": {"Authorization": f"Bearer {match.tokens[0]}", "Request-Id": "same"}}
    caller = match.api.app.test_client()
    get, head = (caller.open(match.path + suffix, method=method, **asked) for method in ("GET", "HEAD"))
    assert head.status_code == get.status_code
    assert head.data == b""
    alike = set(get.headers.items()) - {("RateLimit", get.headers["RateLimit"])}
    assert alike <= set(head.headers.items())


@pytest.mark.parametrize(
    "media",
    [
        pytest.param(None, id="none"),
        pytest.param("text/plain", id="text"),
        pytest.param("application/x-www-form-urlencoded", id="a form"),
        pytest.param("multipart/form-data; boundary=x", id="a form in parts"),
        pytest.param("application/merge-patch+json", id="a patch"),
        pytest.param("text/json", id="nearly JSON"),
        pytest.param("application/json/x", id="no media type"),
    ],
)
def test_a_body_is_json_or_refused_whatever_the_method(media: str | None, match: Opened) -> None:
    api = match.api
    player = api.post("/v1/players", {"name": "Ann"}).json["token"]
    asked = [
        ("POST", "/v1/matches", None),
        ("POST", "/v1/players", None),
        ("PATCH", "/v1/me", player),
        ("POST", f"{match.path}/moves", match.tokens[0]),
        ("POST", f"{match.path}/moves/validate", match.tokens[0]),
        ("POST", f"{match.path}/seats", None),
        ("POST", "/v1/stream-tickets", match.tokens[0]),
        ("POST", "/v1/tickets", player),
    ]
    more = {} if media is None else {"content_type": media}
    for method, path, token in asked:
        response = api(method, path, body=b"{}", token=token, **more)
        assert (response.status_code, response.json["code"]) == (415, "unsupported_media_type"), path


@pytest.mark.parametrize(
    ("body", "headers"),
    [
        pytest.param('{"name":"Zoë"}'.encode("latin-1"), {}, id="another character set"),
        pytest.param('{"name":"Ann"}'.encode("utf-16"), {}, id="UTF-16"),
        pytest.param(b"\xef\xbb\xbf" + b'{"name":"Ann"}', {}, id="with a byte order mark"),
        pytest.param(b"\x1f\x8b\x08\x00\x00\x00\x00\x00", {"content_encoding": "gzip"}, id="compressed"),
    ],
)
def test_a_body_in_another_encoding_cannot_be_read(body: bytes, headers: dict[str, Any], api: Client) -> None:
    response = api.post("/v1/players", body=body, content_type="application/json", **headers)
    assert (response.status_code, response.json["code"]) == (400, "invalid_body")


@pytest.mark.parametrize("path", ["/v1/games/%ff", "/v1/games/%00", "/v1/%2e%2e/games", "/v1/games/%E2%80%AE"])
def test_a_strange_address_is_refused_as_one_that_is_not_there(path: str, api: Client) -> None:
    response = api.app.test_client().get(path)
    assert response.status_code == 404
    assert response.content_type == "application/problem+json"
