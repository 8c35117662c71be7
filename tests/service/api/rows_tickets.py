"""The answers about tickets: one row an operation, status and code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.service.api.asking import JSON, KEY, LARGE, TEXT, Ask, on, read_only, without_redis
from tests.service.api.client import Client, Declared
from tests.service.api.conftest import Opened
from tests.service.api.rows_people import ANN, NOBODY, PLAYERS, a_player, a_seat, an_app, full

TICKETS = "/v1/tickets"
UNKNOWN = f"{TICKETS}/t_aaaaaaaaaaaaaaaa"
WANTED = {"game": "showdown"}


def waiting(
    path: str, method: str = "GET", json: Any = None, *, matched: bool = False, full: bool = False, **more: Any
) -> Ask:
    """Ask as a player with a ticket: it waits, or is `matched` with another's; `full`, a server that only reads."""

    def ask(api: Client, opened: Callable[..., Opened]) -> Any:
        tokens = [api.post(PLAYERS, ANN).json["token"] for _ in range(2)]
        ticket = api.post(TICKETS, WANTED, token=tokens[0], idempotency_key=KEY).json["id"]
        if matched:
            api.post(TICKETS, WANTED, token=tokens[1])
        asking = on(path.format(id=ticket), method, json, token=tokens[0], **more)
        return (read_only(asking) if full else asking)(api, opened)

    return ask


def full_of_streams(api: Client, opened: Callable[..., Opened]) -> Any:
    token = api.post(PLAYERS, ANN).json["token"]
    ticket = api.post(TICKETS, WANTED, token=token).json["id"]
    small = Client(api.runtime.settings.required_redis_url(), max_streams=1)
    small.app.extensions["upcard"].places.take("somewhere")
    answer = small.get(f"{TICKETS}/{ticket}?wait=1", token=token)
    small.runtime.close()
    return answer


TICKETED: dict[Declared, Ask] = {
    ("take_ticket", 201, None): a_player(TICKETS, "POST", WANTED),
    ("take_ticket", 400, "invalid_body"): a_player(TICKETS, "POST", body=b"{", **JSON),
    ("take_ticket", 401, "unauthenticated"): on(TICKETS, "POST", WANTED),
    ("take_ticket", 403, "forbidden"): an_app(TICKETS, "POST", WANTED),
    ("take_ticket", 409, "already_waiting"): waiting(TICKETS, "POST", WANTED),
    ("take_ticket", 413, "body_too_large"): a_player(TICKETS, "POST", body=LARGE, **JSON),
    ("take_ticket", 415, "unsupported_media_type"): a_player(TICKETS, "POST", **TEXT),
    ("take_ticket", 422, "invalid_body"): a_player(TICKETS, "POST", {"game": "poker"}),
    ("take_ticket", 422, "invalid_parameter"): a_player(TICKETS, "POST", WANTED, idempotency_key="a b"),
    ("take_ticket", 422, "idempotency_key_reused"): waiting(
        TICKETS, "POST", {**WANTED, "rated": False}, idempotency_key=KEY
    ),
    ("take_ticket", 503, "not_stored"): full(TICKETS, "POST", WANTED),
    ("take_ticket", 503, "store_unavailable"): without_redis("POST", TICKETS, WANTED, **NOBODY),
    ("list_tickets", 200, None): waiting(TICKETS),
    ("list_tickets", 401, "unauthenticated"): on(TICKETS, **NOBODY),
    ("list_tickets", 403, "forbidden"): a_seat(TICKETS),
    ("list_tickets", 422, "invalid_parameter"): a_player(TICKETS + "?cursor=x"),
    ("list_tickets", 503, "store_unavailable"): without_redis("GET", TICKETS, **NOBODY),
    ("get_ticket", 200, None): waiting(TICKETS + "/{id}"),
    ("get_ticket", 401, "unauthenticated"): on(UNKNOWN),
    ("get_ticket", 403, "forbidden"): an_app(UNKNOWN),
    ("get_ticket", 404, "ticket_not_found"): a_player(UNKNOWN),
    ("get_ticket", 422, "invalid_parameter"): waiting(TICKETS + "/{id}?wait=31"),
    ("get_ticket", 503, "too_many_streams"): full_of_streams,
    ("get_ticket", 503, "store_unavailable"): without_redis("GET", UNKNOWN, **NOBODY),
    ("cancel_ticket", 204, None): waiting(TICKETS + "/{id}", "DELETE"),
    ("cancel_ticket", 401, "unauthenticated"): on(UNKNOWN, "DELETE"),
    ("cancel_ticket", 403, "forbidden"): a_seat(UNKNOWN, "DELETE"),
    ("cancel_ticket", 404, "ticket_not_found"): a_player(UNKNOWN, "DELETE"),
    ("cancel_ticket", 409, "ticket_matched"): waiting(TICKETS + "/{id}", "DELETE", matched=True),
    ("cancel_ticket", 422, "invalid_parameter"): waiting(TICKETS + "/{id}?wait=1", "DELETE"),
    ("cancel_ticket", 503, "not_stored"): waiting(TICKETS + "/{id}", "DELETE", full=True),
    ("cancel_ticket", 503, "store_unavailable"): without_redis("DELETE", UNKNOWN, **NOBODY),
}
