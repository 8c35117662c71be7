"""Every answer that the contract declares is given, and no other: one row an operation, status and code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import redis

from tests.service.api.client import Client, Declared, declared, operations
from tests.service.api.conftest import SEATS, Opened

UNKNOWN = "/v1/matches/m_aaaaaaaaaaaaaaaa"
WANTED = {"game": "showdown", "seats": SEATS, "options": {"first_seat": 0}}
OPEN = [{"kind": "human", "name": "Ann"}, {"kind": "open"}]
KEY = "a-key-that-nobody-guesses"
STACK = {"type": "stack_card", "card": "blank"}
LARGE = b'"' + b"x" * 20_000 + b'"'
TEXT: dict[str, Any] = {"body": b"{}", "content_type": "text/plain"}
JSON: dict[str, Any] = {"content_type": "application/json"}

NEEDS_A_BROKEN_SERVER = {
    ("open_match", 503, "store_unavailable"): "the server must break between a known key and the read after it",
}

Ask = Callable[[Client, Callable[..., Opened]], Any]


def on(path: str, method: str = "GET", json: Any = None, **more: Any) -> Ask:
    """Ask at a fixed address."""
    return lambda api, opened: api(method, path, json, **more)


def at(
    suffix: str, method: str = "GET", json: Any = None, *, seat: int | None = None, seats: Any = SEATS, **more: Any
) -> Ask:
    """Ask below the address of a match that has just been opened."""

    def ask(api: Client, opened: Callable[..., Opened]) -> Any:
        table = opened(seats=seats)
        token = None if seat is None else table.tokens[seat]
        return api(method, table.path + suffix, json, token=token, **more)

    return ask


def twice(first: Ask, second: Ask) -> Ask:
    def ask(api: Client, opened: Callable[..., Opened]) -> Any:
        first(api, opened)
        return second(api, opened)

    return ask


def finished(suffix: str, method: str = "GET", json: Any = None, seat: int | None = None, **more: Any) -> Ask:
    """Ask below the address of a match that is over."""

    def ask(api: Client, opened: Callable[..., Opened]) -> Any:
        table = opened()
        version = table.play_to_the_end()["version"]
        token = None if seat is None else table.tokens[seat]
        return api(method, table.path + suffix.format(version=version), json, token=token, **more)

    return ask


def read_only(ask: Ask) -> Ask:
    """Ask a server whose memory is full: it reads, and refuses every write."""

    def ask_full(api: Client, opened: Callable[..., Opened]) -> Any:
        with redis.Redis.from_url(api.runtime.settings.required_redis_url()) as client:
            client.config_set("maxmemory", 1)
            try:
                return ask(api, opened)
            finally:
                client.config_set("maxmemory", 0)

    return ask_full


def without_redis(method: str, path: str, json: Any = None, **more: Any) -> Ask:
    return lambda api, opened: Client("unix:///nowhere/redis.sock")(method, path, json, **more)


def reuse(api: Client, opened: Callable[..., Opened]) -> Any:
    table = opened()
    table.stack(0, "blank", idempotency_key="1")
    return table.stack(0, "hit", idempotency_key="1")


def not_modified(api: Client, opened: Callable[..., Opened]) -> Any:
    table = opened()
    tag = api.get(table.path).headers["ETag"]
    return api.get(table.path, if_none_match=tag)


def full_of_streams(api: Client, opened: Callable[..., Opened]) -> Any:
    table = opened()
    small = Client(api.runtime.settings.required_redis_url(), max_streams=1)
    small.app.extensions["upcard"].take_place()
    answer = small.get(f"{table.path}/events", accept="text/event-stream")
    small.runtime.close()
    return answer


def not_stored_move(api: Client, opened: Callable[..., Opened]) -> Any:
    table = opened()
    return read_only(lambda *_: table.stack(0))(api, opened)


def not_stored_seat(api: Client, opened: Callable[..., Opened]) -> Any:
    table = opened(seats=OPEN)
    return read_only(on(f"{table.path}/seats", "POST", {"name": "Ben"}))(api, opened)


MOVES, VALIDATE, SEAT = "/moves", "/moves/validate", "/seats"
DEAD: dict[str, Any] = {"token": "seat_aaaaaaaaaaaaaaaa_0_" + "a" * 32}

ROWS: dict[Declared, Ask] = {
    ("list_games", 200, None): on("/v1/games"),
    ("get_game", 200, None): on("/v1/games/showdown"),
    ("get_game", 404, "game_not_found"): on("/v1/games/poker"),
    ("get_rules", 200, None): on("/v1/games/showdown/rules"),
    ("get_rules", 404, "game_not_found"): on("/v1/games/poker/rules"),
    ("get_texts", 200, None): on("/v1/games/showdown/texts"),
    ("get_texts", 404, "game_not_found"): on("/v1/games/poker/texts"),
    ("open_match", 201, None): on("/v1/matches", "POST", WANTED),
    ("open_match", 400, "invalid_body"): on("/v1/matches", "POST", body=b"{", **JSON),
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
    ("list_matches", 422, "invalid_parameter"): on("/v1/matches?limit=0"),
    ("list_matches", 503, "store_unavailable"): without_redis("GET", "/v1/matches"),
    ("get_match", 200, None): at(""),
    ("get_match", 304, None): not_modified,
    ("get_match", 401, "unauthenticated"): at("", authorization="Bearer nobody"),
    ("get_match", 404, "match_not_found"): on(UNKNOWN),
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
    ("validate_move", 422, "invalid_body"): at(VALIDATE, "POST", {"type": "deal"}, seat=0),
    ("validate_move", 503, "store_unavailable"): without_redis("POST", UNKNOWN + VALIDATE, STACK, **DEAD),
    ("list_legal_moves", 200, None): at("/legal-moves", seat=1),
    ("list_legal_moves", 401, "unauthenticated"): at("/legal-moves"),
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
    ("get_problem", 200, None): on("/v1/problems/illegal_move"),
    ("get_problem", 404, "problem_not_found"): on("/v1/problems/bad_luck"),
    ("check_health", 200, None): on("/healthz"),
    ("check_readiness", 200, None): on("/readyz"),
    ("check_readiness", 503, "store_unavailable"): without_redis("GET", "/readyz"),
    ("get_contract", 200, None): on("/openapi.json"),
    ("get_home", 302, None): on("/"),
}


def reused_seat(api: Client, table: Opened) -> Any:
    api.post(table.path + SEAT, {"name": "Ben"}, idempotency_key=KEY)
    return api.post(table.path + SEAT, {"name": "Cat"}, idempotency_key=KEY)


def test_every_declared_answer_has_a_row() -> None:
    bugs = {(name, 500, "internal_error") for name in operations()}
    assert declared() == set(ROWS) | bugs | set(NEEDS_A_BROKEN_SERVER)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: " ".join(map(str, row)))
def test_the_answer_is_given(row: Declared, api: Client, opened: Callable[..., Opened]) -> None:
    _, status, code = row
    response = ROWS[row](api, opened)
    assert response.status_code == status, response.text
    assert (response.json["code"] if code else None) == code
    assert status != 503 or response.headers["Retry-After"] == "1"


@pytest.mark.parametrize("name", operations())
def test_a_bug_is_a_problem(name: str, api: Client) -> None:
    def broken(**_: Any) -> Any:
        raise RuntimeError("a bug on purpose")

    rule = next(
        rule
        for rule in api.app.url_map.iter_rules()
        for method in rule.methods or ()
        if api.operation(method, str(rule).replace("<match_id>", "m").replace("<game>", "g").replace("<code>", "c"))
        == name
    )
    api.app.view_functions[rule.endpoint] = broken
    method = "POST" if "POST" in (rule.methods or ()) else "GET"
    path = str(rule).replace("<match_id>", "m").replace("<game>", "g").replace("<code>", "c")
    response = api(method, path, {} if method == "POST" else None)
    assert (response.status_code, response.json["code"]) == (500, "internal_error")
    assert "on purpose" not in response.text
