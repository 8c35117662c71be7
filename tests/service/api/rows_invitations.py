"""The answers about invitations: one row an operation, status and code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from service.application.inviting import MOST
from tests.service.api.asking import (
    DEAD,
    JSON,
    LARGE,
    OPEN,
    TEXT,
    UNKNOWN,
    Ask,
    at,
    finished,
    on,
    read_only,
    without_redis,
)
from tests.service.api.client import Client, Declared
from tests.service.api.conftest import Opened
from tests.service.api.rows_people import plays_elsewhere

ALL, ONE = "/invitations", "/invitations/i_aaaaaaaaaaaaaaaa"
OFFER = "/v1/invitations/inv_aaaaaaaaaaaaaaaa_" + "a" * 32
BEN = {"name": "Ben"}


def invited(path: str, method: str = "GET", json: Any = None, *, revoked: bool = False) -> Ask:
    """Ask at the table about an invitation that has just been made; `path` may name its `id`, `code` and `match`."""

    def ask(api: Client, opened: Callable[..., Opened]) -> Any:
        table = opened(seats=OPEN)
        token = table.tokens[0]
        made = api.post(table.path + ALL, {}, token=token).json | {"match": table.path}
        if revoked:
            api("DELETE", f"{table.path}{ALL}/{made['id']}", token=token)
        body = json and json | {"invitation": made["code"]}
        return api(method, path.format(**made), body, token=None if body or method == "GET" else token)

    return ask


def used(api: Client, opened: Callable[..., Opened]) -> Any:
    """Take back what somebody has come with."""
    table = opened(seats=OPEN)
    made = api.post(table.path + ALL, {}, token=table.tokens[0]).json
    api.post(f"{table.path}/seats", {**BEN, "invitation": made["code"]})
    return api("DELETE", f"{table.path}{ALL}/{made['id']}", token=table.tokens[0])


def too_many(api: Client, opened: Callable[..., Opened]) -> Any:
    table = opened(seats=OPEN)
    for _ in range(MOST):
        api.post(table.path + ALL, {}, token=table.tokens[0])
    return api.post(table.path + ALL, {}, token=table.tokens[0])


def twice_with_a_key(api: Client, opened: Callable[..., Opened]) -> Any:
    table = opened(seats=OPEN)
    api.post(table.path + ALL, {}, token=table.tokens[0], idempotency_key="1")
    return api.post(table.path + ALL, {"seat": 1}, token=table.tokens[0], idempotency_key="1")


def full(method: str, path: str = ALL) -> Ask:
    """Ask at the table when the server's memory is full."""

    def ask(api: Client, opened: Callable[..., Opened]) -> Any:
        table = opened(seats=OPEN)
        token = table.tokens[0]
        made = api.post(table.path + ALL, {}, token=token).json
        body: Any = {} if method == "POST" else None
        return read_only(on(table.path + path.format(**made), method, body, token=token))(api, opened)

    return ask


INVITED: dict[Declared, Ask] = {
    ("make_invitation", 201, None): at(ALL, "POST", {}, seat=0, seats=OPEN),
    ("make_invitation", 400, "invalid_body"): at(ALL, "POST", seat=0, seats=OPEN, body=b"{", **JSON),
    ("make_invitation", 401, "unauthenticated"): at(ALL, "POST", {}, seats=OPEN),
    ("make_invitation", 403, "not_a_seat"): plays_elsewhere(ALL, "POST", {}),
    ("make_invitation", 404, "match_not_found"): on(UNKNOWN + ALL, "POST", {}, **DEAD),
    ("make_invitation", 409, "match_started"): at(ALL, "POST", {}, seat=0),
    ("make_invitation", 409, "match_over"): finished(ALL, "POST", {}, seat=0),
    ("make_invitation", 409, "no_open_seat"): at(ALL, "POST", {"seat": 0}, seat=0, seats=OPEN),
    ("make_invitation", 409, "too_many_invitations"): too_many,
    ("make_invitation", 413, "body_too_large"): at(ALL, "POST", seat=0, seats=OPEN, body=LARGE, **JSON),
    ("make_invitation", 415, "unsupported_media_type"): at(ALL, "POST", seat=0, seats=OPEN, **TEXT),
    ("make_invitation", 422, "invalid_body"): at(ALL, "POST", {"expires_in": 1}, seat=0, seats=OPEN),
    ("make_invitation", 422, "invalid_parameter"): at(ALL + "?seat=1", "POST", {}, seat=0, seats=OPEN),
    ("make_invitation", 422, "idempotency_key_reused"): twice_with_a_key,
    ("make_invitation", 503, "not_stored"): full("POST"),
    ("make_invitation", 503, "store_unavailable"): without_redis("POST", UNKNOWN + ALL, {}, **DEAD),
    ("list_invitations", 200, None): at(ALL, seat=0, seats=OPEN),
    ("list_invitations", 401, "unauthenticated"): at(ALL, seats=OPEN),
    ("list_invitations", 403, "not_a_seat"): plays_elsewhere(ALL),
    ("list_invitations", 404, "match_not_found"): on(UNKNOWN + ALL, **DEAD),
    ("list_invitations", 422, "invalid_parameter"): at(ALL + "?state=open", seat=0, seats=OPEN),
    ("list_invitations", 503, "store_unavailable"): without_redis("GET", UNKNOWN + ALL, **DEAD),
    ("revoke_invitation", 204, None): invited("{match}/invitations/{id}", "DELETE"),
    ("revoke_invitation", 401, "unauthenticated"): at(ONE, "DELETE", seats=OPEN),
    ("revoke_invitation", 403, "not_a_seat"): plays_elsewhere(ONE, "DELETE"),
    ("revoke_invitation", 404, "match_not_found"): on(UNKNOWN + ONE, "DELETE", **DEAD),
    ("revoke_invitation", 404, "invitation_not_found"): at(ONE, "DELETE", seat=0, seats=OPEN),
    ("revoke_invitation", 410, "invitation_gone"): used,
    ("revoke_invitation", 422, "invalid_parameter"): at(ONE + "?sure=1", "DELETE", seat=0, seats=OPEN),
    ("revoke_invitation", 503, "not_stored"): full("DELETE", ALL + "/{id}"),
    ("revoke_invitation", 503, "store_unavailable"): without_redis("DELETE", UNKNOWN + ONE, **DEAD),
    ("get_invitation", 200, None): invited("/v1/invitations/{code}"),
    ("get_invitation", 404, "invitation_not_found"): on(OFFER),
    ("get_invitation", 410, "invitation_gone"): invited("/v1/invitations/{code}", revoked=True),
    ("get_invitation", 422, "invalid_parameter"): on(OFFER + "?lang=ko"),
    ("get_invitation", 503, "store_unavailable"): without_redis("GET", OFFER),
    ("take_seat", 404, "invitation_not_found"): at("/seats", "POST", {**BEN, "invitation": "inv_"}, seats=OPEN),
    ("take_seat", 410, "invitation_gone"): invited("{match}/seats", "POST", BEN, revoked=True),
}
