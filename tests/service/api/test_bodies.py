"""What is read of a request, and what is refused before anybody acts on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engines.registry import ENGINES
from tests.service.api.client import Client
from tests.service.api.conftest import SEATS, Opened

JSON = "application/json"
DEEP = b"[" * 8_000


def opening(api: Client, **first_seat: Any) -> Any:
    return api.post("/v1/matches", {"game": "showdown", "seats": [{"kind": "human", **first_seat}, SEATS[1]]})


@pytest.mark.parametrize(
    ("body", "status"),
    [
        pytest.param(b"", 400, id="nothing"),
        pytest.param(b"{", 400, id="cut off"),
        pytest.param(b"\xff\xfe{}", 400, id="not UTF-8"),
        pytest.param(b'{"type":"\\ud800"}', 400, id="half of a character"),
        pytest.param(b'{"x":NaN,"type":"fold"}', 400, id="not a number"),
        pytest.param(b'{"x":' + DEEP, 400, id="nested too deep"),
        pytest.param(b"null", 422, id="null"),
        pytest.param(b"[]", 422, id="an array"),
        pytest.param(b"{}", 422, id="empty"),
    ],
)
def test_a_body_that_is_no_request(body: bytes, status: int, match: Opened, opened: Callable[..., Opened]) -> None:
    lobby = opened(seats=[{"kind": "open"}] * 2)
    for path in ("/v1/matches", f"{lobby.path}/seats", f"{match.path}/moves", f"{match.path}/moves/validate"):
        token = match.tokens[0] if "/moves" in path else None
        response = match.api.post(path, body=body, content_type=JSON, token=token, if_match="*")
        assert (response.status_code, response.json["code"]) == (status, "invalid_body"), path
        assert response.json["errors"][0]["pointer"] in ("", "/game", "/name"), path


@pytest.mark.parametrize("game", ENGINES)
def test_a_move_without_its_type_is_none(game: str, opened: Callable[..., Opened]) -> None:
    """In a game with one type of move too."""
    match = opened(game=game, options={}, seats=[SEATS[0]] * ENGINES[game].seats[0])
    token = next(token for token in match.tokens if match.api.get(match.path, token=token).json["legal_moves"])
    [legal, *_] = match.api.get(match.path, token=token).json["legal_moves"]
    untyped = {name: value for name, value in legal.items() if name != "type"}
    for path in (f"{match.path}/moves", f"{match.path}/moves/validate"):
        response = match.api.post(path, untyped, token=token, if_match="*")
        assert (response.status_code, response.json["code"]) == (422, "invalid_body")
        assert response.json["errors"] == [{"pointer": "", "detail": "Object missing required field `type`"}]


@pytest.mark.parametrize("media", ["text/plain", "application/x-www-form-urlencoded", "application/merge-patch+json"])
def test_a_body_that_is_not_declared_as_json(media: str, match: Opened) -> None:
    for path in ("/v1/matches", f"{match.path}/seats", f"{match.path}/moves", f"{match.path}/moves/validate"):
        token = match.tokens[0] if "/moves" in path else None
        response = match.api.post(path, body=b"{}", content_type=media, token=token)
        assert response.json["code"] == "unsupported_media_type", path


def test_a_charset_in_the_media_type_does_no_harm(match: Opened) -> None:
    body = b'{"type":"stack_card","card":"hit"}'
    media = "application/json; charset=utf-8"
    response = match.api.post(f"{match.path}/moves", body=body, content_type=media, token=match.tokens[0], if_match="*")
    assert response.status_code == 201


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("A", id="one letter"),
        pytest.param("x" * 40, id="forty letters"),
        pytest.param("김 철수", id="Korean"),
        pytest.param("Zoë O'Brien-Łuć", id="accents"),
        pytest.param("\N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}", id="a joined picture"),
    ],
)
def test_a_name(name: str, api: Client) -> None:
    assert opening(api, name=name).json["seats"][0]["name"] == name


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("", id="empty"),
        pytest.param("x" * 41, id="too long"),
        pytest.param(" Ann", id="space before"),
        pytest.param("Ann ", id="space after"),
        pytest.param("Ann\n", id="line end after"),
        pytest.param("A\nnn", id="line end inside"),
        pytest.param("A\x00nn", id="a control character"),
        pytest.param("\N{ZERO WIDTH SPACE}", id="nothing to be seen"),
        pytest.param("\N{RIGHT-TO-LEFT OVERRIDE}nnA", id="written backwards"),
        pytest.param(None, id="null"),
        pytest.param(7, id="a number"),
    ],
)
def test_a_name_that_cannot_be(name: Any, api: Client) -> None:
    response = opening(api, name=name)
    assert (response.status_code, response.json["errors"][0]["pointer"]) == (422, "/seats/0/name")


@pytest.mark.parametrize("number", ["", "x", "5.0", "5_0", "%2B5", "-5", "%D9%A5", "99999999999999"])
def test_a_number_in_a_query_is_written_in_digits(number: str, match: Opened) -> None:
    for address in ("/v1/matches?limit=", f"{match.path}/events?after=", f"{match.path}/events?wait="):
        assert match.api.get(address + number).json["code"] == "invalid_parameter", address


@pytest.mark.parametrize("suffix", ["", "/events", "/legal-moves"])
def test_a_query_that_nobody_reads(suffix: str, match: Opened) -> None:
    response = match.api.get(f"{match.path}{suffix}?turn=3", token=match.tokens[0])
    assert (response.status_code, response.json["errors"][0]["pointer"]) == (422, "turn")
