"""The answers about players and apps: one row an operation, status and code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from service.application.people import make_app
from tests.service.api.asking import JSON, KEY, LARGE, STACK, TEXT, Ask, on, read_only, twice, without_redis
from tests.service.api.client import Client, Declared
from tests.service.api.conftest import Opened

PLAYERS, ME, ROTATE = "/v1/players", "/v1/me", "/v1/me/token-rotations"
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
}
