"""The answers about players and apps: one row an operation, status and code."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from service.application.people import make_app
from tests.service.api.asking import (
    JSON,
    KEY,
    LARGE,
    STACK,
    TEXT,
    UNKNOWN,
    WANTED,
    Ask,
    on,
    read_only,
    twice,
    without_redis,
)
from tests.service.api.client import Client, Declared
from tests.service.api.conftest import Opened

PLAYERS, ME, ROTATE = "/v1/players", "/v1/me", "/v1/me/token-rotations"
CLAIMS = "/seats/1/claims"
ANN = {"name": "Ann"}
NOBODY: dict[str, Any] = {"token": "plr_aaaaaaaaaaaaaaaa_" + "a" * 32}


def a_player(path: str, method: str = "GET", json: Any = None, **more: Any) -> Ask:
    """Ask as a player who has just been made."""

    def ask(api: Client, opened: Callable[..., Opened]) -> Any:
        made = api.post(PLAYERS, ANN).json
        return api(method, path.format(**made), json, token=made["token"], **more)

    return ask


def an_app(path: str, method: str = "GET", json: Any = None, **more: Any) -> Ask:
    """Ask as an app that has just been made."""

    def ask(api: Client, opened: Callable[..., Opened]) -> Any:
        _, key = make_app(api.runtime.accounts, "Chess Club")
        return api(method, path, json, token=key, **more)

    return ask


def a_seat(path: str, method: str = "GET", json: Any = None, **more: Any) -> Ask:
    """Ask with the token of a seat, which is nobody here."""
    return lambda api, opened: api(method, path, json, token=opened().tokens[0], **more)


def full(path: str, method: str, json: Any = None) -> Ask:
    """Ask as a player, after whose making the server's memory is full."""

    def ask(api: Client, opened: Callable[..., Opened]) -> Any:
        token = api.post(PLAYERS, ANN).json["token"]
        return read_only(on(path, method, json, token=token))(api, opened)

    return ask


def plays_elsewhere(suffix: str, method: str = "GET", json: Any = None, **more: Any) -> Ask:
    """Ask about a public match in which the player has no seat."""

    def ask(api: Client, opened: Callable[..., Opened]) -> Any:
        token = api.post(PLAYERS, ANN).json["token"]
        return api(method, opened().path + suffix, json, token=token, **more)

    return ask


def claims(json: Any = None, *, other: bool = False, **more: Any) -> Ask:
    """A player claims seat 1 of a match with its token; with `other`, a second player does so after the first."""

    def ask(api: Client, opened: Callable[..., Opened]) -> Any:
        table = opened()
        body = {"seat_token": table.tokens[1]} if json is None and "body" not in more else json
        tokens = [api.post(PLAYERS, ANN).json["token"] for _ in range(2)]
        if other:
            api.post(f"{table.path}/seats/1/claims", body, token=tokens[1])
        return api.post(f"{table.path}/seats/1/claims", body, token=tokens[0], **more)

    return ask


def claims_two(api: Client, opened: Callable[..., Opened], **more: Any) -> Any:
    """A player claims seat 1, and then seat 0 as well."""
    table, token = opened(), api.post(PLAYERS, ANN).json["token"]
    api.post(f"{table.path}/seats/1/claims", {"seat_token": table.tokens[1]}, token=token, **more)
    return api.post(f"{table.path}/seats/0/claims", {"seat_token": table.tokens[0]}, token=token, **more)


def claims_after_the_end(api: Client, opened: Callable[..., Opened]) -> Any:
    table, token = opened(), api.post(PLAYERS, ANN).json["token"]
    table.play_to_the_end()
    return api.post(f"{table.path}/seats/1/claims", {"seat_token": table.tokens[1]}, token=token)


def not_stored_claim(api: Client, opened: Callable[..., Opened]) -> Any:
    table, token = opened(), api.post(PLAYERS, ANN).json["token"]
    ask = on(f"{table.path}/seats/1/claims", "POST", {"seat_token": table.tokens[1]}, token=token)
    return read_only(ask)(api, opened)


def sits_already(api: Client, opened: Callable[..., Opened]) -> Any:
    table, token = opened(seats=[{"kind": "open"}] * 2), api.post(PLAYERS, ANN).json["token"]
    api.post(f"{table.path}/seats", {}, token=token)
    return api.post(f"{table.path}/seats", {}, token=token)


PEOPLE: dict[Declared, Ask] = {
    ("make_player", 201, None): on(PLAYERS, "POST", ANN),
    ("make_player", 400, "invalid_body"): on(PLAYERS, "POST", body=b"{", **JSON),
    ("make_player", 401, "unauthenticated"): on(PLAYERS, "POST", ANN, **NOBODY),
    ("make_player", 403, "forbidden"): a_player(PLAYERS, "POST", ANN),
    ("make_player", 413, "body_too_large"): on(PLAYERS, "POST", body=LARGE, **JSON),
    ("make_player", 415, "unsupported_media_type"): on(PLAYERS, "POST", **TEXT),
    ("make_player", 422, "invalid_body"): on(PLAYERS, "POST", {"name": " Ann"}),
    ("make_player", 422, "invalid_parameter"): on(PLAYERS, "POST", ANN, idempotency_key="short"),
    ("make_player", 422, "idempotency_key_reused"): twice(
        on(PLAYERS, "POST", ANN, idempotency_key=KEY), on(PLAYERS, "POST", {"name": "Ben"}, idempotency_key=KEY)
    ),
    ("make_player", 503, "not_stored"): read_only(on(PLAYERS, "POST", ANN)),
    ("make_player", 503, "store_unavailable"): without_redis("POST", PLAYERS, ANN, **NOBODY),
    ("get_player", 200, None): a_player("/v1/players/{id}"),
    ("get_player", 404, "player_not_found"): on("/v1/players/p_aaaaaaaaaaaaaaaa"),
    ("get_player", 422, "invalid_parameter"): on("/v1/players/p_aaaaaaaaaaaaaaaa?name=Ann"),
    ("get_player", 503, "store_unavailable"): without_redis("GET", "/v1/players/p_aaaaaaaaaaaaaaaa"),
    ("get_me", 200, None): a_player(ME),
    ("get_me", 401, "unauthenticated"): on(ME),
    ("get_me", 403, "forbidden"): a_seat(ME),
    ("get_me", 422, "invalid_parameter"): a_player(ME + "?name=Ann"),
    ("get_me", 503, "store_unavailable"): without_redis("GET", ME, **NOBODY),
    ("change_me", 200, None): an_app(ME, "PATCH", ANN),
    ("change_me", 400, "invalid_body"): a_player(ME, "PATCH", body=b"{", **JSON),
    ("change_me", 401, "unauthenticated"): on(ME, "PATCH", ANN, **NOBODY),
    ("change_me", 403, "forbidden"): a_seat(ME, "PATCH", ANN),
    ("change_me", 413, "body_too_large"): a_player(ME, "PATCH", body=LARGE, **JSON),
    ("change_me", 415, "unsupported_media_type"): a_player(ME, "PATCH", **TEXT),
    ("change_me", 422, "invalid_body"): a_player(ME, "PATCH", {"kind": "app"}),
    ("change_me", 422, "invalid_parameter"): a_player(ME + "?name=Ann", "PATCH", ANN),
    ("change_me", 503, "not_stored"): full(ME, "PATCH", ANN),
    ("change_me", 503, "store_unavailable"): without_redis("PATCH", ME, ANN, **NOBODY),
    ("rotate_my_token", 201, None): a_player(ROTATE, "POST"),
    ("rotate_my_token", 401, "unauthenticated"): on(ROTATE, "POST"),
    ("rotate_my_token", 403, "forbidden"): a_seat(ROTATE, "POST"),
    ("rotate_my_token", 422, "invalid_parameter"): a_player(ROTATE, "POST", idempotency_key="short"),
    ("rotate_my_token", 503, "not_stored"): full(ROTATE, "POST"),
    ("rotate_my_token", 503, "store_unavailable"): without_redis("POST", ROTATE, **NOBODY),
    ("make_move", 403, "not_a_seat"): plays_elsewhere("/moves", "POST", STACK, if_match="*"),
    ("validate_move", 403, "not_a_seat"): plays_elsewhere("/moves/validate", "POST", STACK),
    ("list_legal_moves", 403, "not_a_seat"): plays_elsewhere("/legal-moves"),
    ("open_match", 401, "unauthenticated"): on("/v1/matches", "POST", WANTED, **NOBODY),
    ("open_match", 403, "forbidden"): a_player("/v1/matches", "POST", {**WANTED, "external_reference": "1"}),
    ("list_matches", 401, "unauthenticated"): on("/v1/matches", **NOBODY),
    ("list_matches", 403, "forbidden"): on("/v1/matches?external_reference=1"),
    ("take_seat", 401, "unauthenticated"): on(UNKNOWN + "/seats", "POST", ANN, **NOBODY),
    ("take_seat", 403, "forbidden"): an_app(UNKNOWN + "/seats", "POST", ANN),
    ("take_seat", 409, "already_seated"): sits_already,
    ("claim_seat", 201, None): claims(),
    ("claim_seat", 400, "invalid_body"): claims(body=b"{", **JSON),
    ("claim_seat", 401, "unauthenticated"): on(UNKNOWN + CLAIMS, "POST", {"seat_token": "x"}),
    ("claim_seat", 403, "forbidden"): an_app(UNKNOWN + CLAIMS, "POST", {"seat_token": "x"}),
    ("claim_seat", 404, "match_not_found"): a_player(UNKNOWN + CLAIMS, "POST", {"seat_token": "x"}),
    ("claim_seat", 404, "not_found"): a_player(UNKNOWN + "/seats/ten/claims", "POST", {"seat_token": "x"}),
    ("claim_seat", 409, "match_over"): claims_after_the_end,
    ("claim_seat", 409, "already_seated"): claims_two,
    ("claim_seat", 409, "seat_claimed"): claims(other=True),
    ("claim_seat", 413, "body_too_large"): claims(body=LARGE, **JSON),
    ("claim_seat", 415, "unsupported_media_type"): claims(**TEXT),
    ("claim_seat", 422, "invalid_body"): claims({"seat_token": "x"}),
    ("claim_seat", 422, "invalid_parameter"): claims(idempotency_key="a b"),
    ("claim_seat", 422, "idempotency_key_reused"): partial(claims_two, idempotency_key="1"),
    ("claim_seat", 503, "not_stored"): not_stored_claim,
    ("claim_seat", 503, "store_unavailable"): without_redis("POST", UNKNOWN + CLAIMS, {"seat_token": "x"}, **NOBODY),
}
