"""What holds for every answer: ids, CORS, problems, languages."""

from __future__ import annotations

import pytest

from service.api.problem_kinds import KINDS
from service.api.problems import CODES, HTTP_CODES
from tests.service.api.client import Client
from tests.service.api.conftest import Opened


@pytest.mark.parametrize(
    ("sent", "kept"),
    [
        pytest.param("order-66", True, id="sensible"),
        pytest.param("a b", False, id="with a space"),
        pytest.param("x" * 129, False, id="too long"),
    ],
)
def test_a_request_id_is_taken_over_if_it_is_sensible(sent: str, kept: bool, api: Client) -> None:
    response = api.get("/v1/games/poker", request_id=sent)
    assert (response.headers["Request-Id"] == sent) == kept
    assert response.json["request_id"] == response.headers["Request-Id"]


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        pytest.param("GET", "/v1/nothing", 404, "not_found", id="404"),
        pytest.param("DELETE", "/v1/games", 405, "method_not_allowed", id="405"),
    ],
)
def test_what_flask_refuses_is_a_problem_too(method: str, path: str, status: int, code: str, api: Client) -> None:
    response = api(method, path)
    assert (response.status_code, response.json["code"]) == (status, code)
    assert response.content_type == "application/problem+json"
    assert status != 405 or "GET" in response.headers["Allow"]


def test_a_problem_names_a_page_about_itself(api: Client) -> None:
    problem = api.get("/v1/games/poker").json
    assert api.get(problem["type"]).json["code"] == problem["code"]
    assert problem["instance"] == "/v1/games/poker"


def test_every_refusal_has_a_page() -> None:
    assert set(CODES.values()) | set(HTTP_CODES.values()) <= set(KINDS)


@pytest.mark.parametrize("path", ["/v1/games", "/v1/nothing", "/v1/matches/m_aaaaaaaaaaaaaaaa", "/docs/"])
def test_a_page_of_another_origin_may_read_every_answer(path: str, api: Client) -> None:
    headers = api.get(path, origin="https://play.example").headers
    assert headers["Access-Control-Allow-Origin"] == "*"
    assert {"ETag", "Location", "Link", "Retry-After", "Request-Id", "Idempotency-Replayed"} <= set(
        headers["Access-Control-Expose-Headers"].split(", ")
    )


def test_a_preflight_lets_our_headers_through(match: Opened) -> None:
    asked = "authorization, if-match, idempotency-key, content-type"
    response = match.api(
        "OPTIONS",
        f"{match.path}/moves",
        origin="https://play.example",
        access_control_request_method="POST",
        access_control_request_headers=asked,
    )
    allowed = response.headers["Access-Control-Allow-Headers"].lower()
    assert response.status_code == 204
    assert all(name in allowed for name in asked.split(", "))


@pytest.mark.parametrize(
    ("asked", "language"),
    [("ko", "ko"), ("ko-KR,ko;q=0.9,en;q=0.8", "ko"), ("en", "en"), ("de", "en"), ("", "en")],
)
def test_texts_come_in_the_language_that_suits_best(asked: str, language: str, api: Client) -> None:
    for path in ("/v1/games", "/v1/games/showdown", "/v1/games/showdown/rules", "/v1/games/showdown/texts"):
        headers = api.get(path, accept_language=asked).headers
        assert (headers["Content-Language"], headers["Vary"]) == (language, "Accept-Language")


def test_the_catalogue_describes_the_options(api: Client) -> None:
    game = api.get("/v1/games/showdown").json
    assert game["seats"] == {"min": 2, "max": 2}
    assert game["options"]["properties"]["starting_energy"]["maximum"] == 30
    assert {bot["name"] for bot in game["bots"]} == {"random", "basic"}


def test_the_docs_fetch_nothing_from_elsewhere(api: Client) -> None:
    page = api.get("/docs/").text
    assert "openapi.json" in page
    assert "https://" not in page.replace("https://swagger.io", "")
