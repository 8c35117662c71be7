"""Every answer that the contract declares is given, and no other: one row an operation, status and code."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.service.api.asking import (
    DEAD,
    JSON,
    KEY,
    LARGE,
    OPEN,
    STACK,
    TEXT,
    UNKNOWN,
    WANTED,
    Ask,
    at,
    finished,
    on,
    read_only,
    twice,
    without_redis,
)
from tests.service.api.breaking import breaking_after
from tests.service.api.client import PLENTY, Client, Declared, declared, operations
from tests.service.api.conftest import SEATS, Opened
from tests.service.api.rows_invitations import INVITED
from tests.service.api.rows_people import PEOPLE
from tests.service.api.rows_ratings import RATED
from tests.service.api.rows_reading import READING
from tests.service.api.rows_rematch import PLAYED_AGAIN
from tests.service.api.rows_seats import HELD
from tests.service.api.rows_tickets import TICKETED


def reuse(api: Client, opened: Callable[..., Opened]) -> Any:
    table = opened()
    table.stack(0, "blank", idempotency_key="1")
    return table.stack(0, "hit", idempotency_key="1")


def list_not_modified(api: Client, opened: Callable[..., Opened]) -> Any:
    tag = api.get("/v1/matches").headers["ETag"]
    return api.get("/v1/matches", if_none_match=tag)


def full_of_streams(api: Client, opened: Callable[..., Opened]) -> Any:
    table = opened()
    small = Client(api.runtime.settings.required_redis_url(), max_streams=1)
    small.app.extensions["upcard"].places.take("somewhere")
    answer = small.get(f"{table.path}/events", accept="text/event-stream")
    small.runtime.close()
    return answer


def over_quota(name: str) -> Ask:
    def ask(api: Client, opened: Callable[..., Opened]) -> Any:
        strict = Client(api.runtime.settings.required_redis_url(), **ONE_EACH)
        address = an_address(strict, name)
        strict(*address)
        answer = strict(*address)
        strict.runtime.close()
        return answer

    return ask


def an_address(api: Client, name: str) -> tuple[str, str]:
    """The method of an operation, and an address that leads to it."""
    return next(
        (method, path)
        for rule in api.app.url_map.iter_rules()
        for method in rule.methods or ()
        if api.operation(method, path := re.sub("<[a-z_]+>", "x", re.sub("<int[^<>]*>", "1", str(rule)))) == name
    )


def broken_after_a_known_key(api: Client, opened: Callable[..., Opened]) -> Any:
    """The script that appends to a log says that the key is known; what was answered then cannot be read any more."""
    opened(headers={"idempotency_key": KEY})
    with breaking_after(b":log", api.runtime.settings.required_redis_url()) as url:
        unlucky = Client(url)
        answer = unlucky.post("/v1/matches", WANTED, idempotency_key=KEY)
        unlucky.runtime.close()
    return answer


def not_stored_move(api: Client, opened: Callable[..., Opened]) -> Any:
    table = opened()
    return read_only(lambda *_: table.stack(0))(api, opened)


def not_stored_seat(api: Client, opened: Callable[..., Opened]) -> Any:
    table = opened(seats=OPEN)
    return read_only(on(f"{table.path}/seats", "POST", {"name": "Ben"}))(api, opened)


ONE_EACH = dict.fromkeys(PLENTY, 1) | {"limit_address_times": 1}
COUNTED = [name for name in operations() if name not in {"check_health", "check_readiness", "get_contract", "get_home"}]

MOVES, VALIDATE, SEAT = "/moves", "/moves/validate", "/seats"

ROWS: dict[Declared, Ask] = {
    ("list_games", 200, None): on("/v1/games"),
    ("list_games", 422, "invalid_parameter"): on("/v1/games?seats=2"),
    ("get_game", 200, None): on("/v1/games/showdown"),
    ("get_game", 404, "game_not_found"): on("/v1/games/poker"),
    ("get_game", 422, "invalid_parameter"): on("/v1/games/showdown?lang=ko"),
    ("get_rules", 200, None): on("/v1/games/showdown/rules"),
    ("get_rules", 404, "game_not_found"): on("/v1/games/poker/rules"),
    ("get_rules", 422, "invalid_parameter"): on("/v1/games/showdown/rules?lang=ko"),
    ("get_texts", 200, None): on("/v1/games/showdown/texts"),
    ("get_texts", 404, "game_not_found"): on("/v1/games/poker/texts"),
    ("get_texts", 422, "invalid_parameter"): on("/v1/games/showdown/texts?lang=ko"),
    ("open_match", 201, None): on("/v1/matches", "POST", WANTED),
    ("open_match", 400, "invalid_body"): on("/v1/matches", "POST", body=b"{", **JSON),
    ("open_match", 403, "test_mode_off"): on("/v1/matches", "POST", {**WANTED, "test": {"bots": "instant"}}),
    ("open_match", 413, "body_too_large"): on("/v1/matches", "POST", body=LARGE, **JSON),
    ("open_match", 415, "unsupported_media_type"): on("/v1/matches", "POST", **TEXT),
    ("open_match", 422, "invalid_body"): on("/v1/matches", "POST", {"game": "poker", "seats": SEATS}),
    ("open_match", 422, "invalid_parameter"): on("/v1/matches", "POST", WANTED, idempotency_key="short"),
    ("open_match", 422, "idempotency_key_reused"): twice(
        on("/v1/matches", "POST", WANTED, idempotency_key=KEY),
        on("/v1/matches", "POST", {**WANTED, "visibility": "private"}, idempotency_key=KEY),
    ),
    ("open_match", 503, "not_stored"): read_only(on("/v1/matches", "POST", WANTED)),
    ("list_matches", 200, None): on("/v1/matches"),
    ("list_matches", 304, None): list_not_modified,
    ("list_matches", 422, "invalid_parameter"): on("/v1/matches?limit=0"),
    ("list_matches", 503, "store_unavailable"): without_redis("GET", "/v1/matches"),
    ("get_match", 200, None): at(""),
    ("get_match", 401, "unauthenticated"): at("", authorization="Bearer nobody"),
    ("get_match", 404, "match_not_found"): on(UNKNOWN),
    ("get_match", 422, "invalid_parameter"): at("?seat=1"),
    ("get_match", 503, "store_unavailable"): without_redis("GET", UNKNOWN),
    ("take_seat", 201, None): at(SEAT, "POST", {"name": "Ben"}, seats=OPEN),
    ("take_seat", 400, "invalid_body"): at(SEAT, "POST", seats=OPEN, body=b"{", **JSON),
    ("take_seat", 404, "match_not_found"): on(UNKNOWN + SEAT, "POST", {"name": "Ben"}),
    ("take_seat", 409, "no_open_seat"): at(SEAT, "POST", {"name": "Ben"}),
    ("take_seat", 413, "body_too_large"): at(SEAT, "POST", body=LARGE, **JSON),
    ("take_seat", 415, "unsupported_media_type"): at(SEAT, "POST", **TEXT),
    ("take_seat", 422, "invalid_body"): at(SEAT, "POST", {"name": " Ben"}, seats=OPEN),
    ("take_seat", 422, "invalid_parameter"): at(SEAT, "POST", {"name": "Ben"}, seats=OPEN, idempotency_key="short"),
    ("take_seat", 422, "idempotency_key_reused"): lambda api, opened: reused_seat(api, opened(seats=OPEN)),
    ("take_seat", 503, "not_stored"): not_stored_seat,
    ("take_seat", 503, "store_unavailable"): without_redis("POST", UNKNOWN + SEAT, {"name": "Ben"}),
    ("make_move", 201, None): at(MOVES, "POST", STACK, seat=0, if_match='"5"'),
    ("make_move", 400, "invalid_body"): at(MOVES, "POST", seat=0, body=b"{", **JSON),
    ("make_move", 401, "unauthenticated"): at(MOVES, "POST", STACK),
    ("make_move", 404, "match_not_found"): on(UNKNOWN + MOVES, "POST", STACK, **DEAD),
    ("make_move", 409, "match_over"): finished(MOVES, "POST", STACK, seat=0, if_match="*"),
    ("make_move", 409, "match_not_started"): at(MOVES, "POST", STACK, seat=0, seats=OPEN, if_match="*"),
    ("make_move", 409, "not_your_turn"): at(MOVES, "POST", STACK, seat=1, if_match="*"),
    ("make_move", 412, "stale_version"): at(MOVES, "POST", STACK, seat=0, if_match='"4"'),
    ("make_move", 413, "body_too_large"): at(MOVES, "POST", seat=0, body=LARGE, **JSON),
    ("make_move", 415, "unsupported_media_type"): at(MOVES, "POST", seat=0, **TEXT),
    ("make_move", 422, "invalid_body"): at(MOVES, "POST", {"type": "deal"}, seat=0),
    ("make_move", 422, "invalid_parameter"): at(MOVES, "POST", STACK, seat=0, if_match="*", idempotency_key="a b"),
    ("make_move", 422, "idempotency_key_reused"): reuse,
    ("make_move", 422, "illegal_move"): at(MOVES, "POST", {"type": "bet", "count": 1}, seat=0, if_match="*"),
    ("make_move", 428, "precondition_required"): at(MOVES, "POST", STACK, seat=0),
    ("make_move", 503, "not_stored"): not_stored_move,
    ("make_move", 503, "store_unavailable"): without_redis("POST", UNKNOWN + MOVES, STACK, **DEAD),
    ("validate_move", 200, None): at(VALIDATE, "POST", {"type": "bet", "count": 1}, seat=0),
    ("validate_move", 400, "invalid_body"): at(VALIDATE, "POST", seat=0, body=b"{", **JSON),
    ("validate_move", 401, "unauthenticated"): at(VALIDATE, "POST", STACK),
    ("validate_move", 404, "match_not_found"): on(UNKNOWN + VALIDATE, "POST", STACK, **DEAD),
    ("validate_move", 409, "match_over"): finished(VALIDATE, "POST", STACK, seat=0),
    ("validate_move", 409, "match_not_started"): at(VALIDATE, "POST", STACK, seat=0, seats=OPEN),
    ("validate_move", 409, "not_your_turn"): at(VALIDATE, "POST", STACK, seat=1),
    ("validate_move", 413, "body_too_large"): at(VALIDATE, "POST", seat=0, body=LARGE, **JSON),
    ("validate_move", 415, "unsupported_media_type"): at(VALIDATE, "POST", seat=0, **TEXT),
    ("validate_move", 422, "invalid_parameter"): at(VALIDATE + "?seat=1", "POST", STACK, seat=0),
    ("validate_move", 422, "invalid_body"): at(VALIDATE, "POST", {"type": "deal"}, seat=0),
    ("validate_move", 503, "store_unavailable"): without_redis("POST", UNKNOWN + VALIDATE, STACK, **DEAD),
    ("list_legal_moves", 200, None): at("/legal-moves", seat=1),
    ("list_legal_moves", 401, "unauthenticated"): at("/legal-moves"),
    ("list_legal_moves", 422, "invalid_parameter"): at("/legal-moves?seat=1", seat=0),
    ("list_legal_moves", 404, "match_not_found"): on(UNKNOWN + "/legal-moves", **DEAD),
    ("list_legal_moves", 503, "store_unavailable"): without_redis("GET", UNKNOWN + "/legal-moves", **DEAD),
    ("list_events", 200, None): at("/events"),
    ("list_events", 204, None): finished("/events?after={version}", accept="text/event-stream"),
    ("list_events", 401, "unauthenticated"): at("/events", authorization="Basic QTpC"),
    ("list_events", 404, "match_not_found"): on(UNKNOWN + "/events"),
    ("list_events", 422, "invalid_parameter"): at("/events?since=1"),
    ("list_events", 503, "too_many_streams"): full_of_streams,
    ("list_events", 503, "store_unavailable"): without_redis("GET", UNKNOWN + "/events"),
    ("list_problems", 200, None): on("/v1/problems"),
    ("list_problems", 422, "invalid_parameter"): on("/v1/problems?status=422"),
    ("get_problem", 200, None): on("/v1/problems/illegal_move"),
    ("get_problem", 404, "problem_not_found"): on("/v1/problems/bad_luck"),
    ("get_problem", 422, "invalid_parameter"): on("/v1/problems/illegal_move?lang=ko"),
    ("check_health", 200, None): on("/healthz"),
    ("check_readiness", 200, None): on("/readyz"),
    ("check_readiness", 503, "store_unavailable"): without_redis("GET", "/readyz"),
    ("get_contract", 200, None): on("/openapi.json"),
    ("get_contract", 304, None): lambda api, opened: api.get(
        "/openapi.json", if_none_match=api.get("/openapi.json").headers["ETag"]
    ),
    ("get_home", 302, None): on("/"),
    **PEOPLE,
    **HELD,
    **INVITED,
    **PLAYED_AGAIN,
    **READING,
    **RATED,
    **TICKETED,
    ("open_match", 503, "store_unavailable"): broken_after_a_known_key,
    **{(name, 429, "quota_exceeded"): over_quota(name) for name in COUNTED},
}


def reused_seat(api: Client, table: Opened) -> Any:
    api.post(table.path + SEAT, {"name": "Ben"}, idempotency_key=KEY)
    return api.post(table.path + SEAT, {"name": "Cat"}, idempotency_key=KEY)


def test_every_declared_answer_has_a_row() -> None:
    bugs = {(name, 500, "internal_error") for name in operations()}
    assert declared() == set(ROWS) | bugs


@pytest.mark.parametrize("row", ROWS, ids=lambda row: " ".join(map(str, row)))
def test_the_answer_is_given(row: Declared, api: Client, opened: Callable[..., Opened]) -> None:
    _, status, code = row
    response = ROWS[row](api, opened)
    assert response.status_code == status, response.text
    assert (response.json["code"] if code else None) == code
    assert status != 503 or response.headers["Retry-After"] == "1"


@pytest.mark.parametrize("name", operations())
def test_a_bug_is_a_problem(name: str, redis_db: str) -> None:
    def broken(**_: Any) -> Any:
        raise RuntimeError("a bug on purpose")

    api = Client(redis_db)
    method, path = an_address(api, name)
    endpoint, _ = api.app.url_map.bind("localhost").match(path, method)
    api.app.view_functions[endpoint] = broken
    response = api(method, path, {} if method == "POST" else None)
    api.runtime.close()
    assert (response.status_code, response.json["code"]) == (500, "internal_error")
    assert "on purpose" not in response.text
