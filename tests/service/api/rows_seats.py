"""The answers about seats that somebody holds: one row an operation, status and code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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
from tests.service.api.conftest import SEATS, Opened
from tests.service.api.rows_people import plays_elsewhere

ROTATE, SEAT, SUBSTITUTE, RESIGN = "/seats/0/token-rotations", "/seats/0", "/seats/0/substitute", "/resign"
KEY = {"idempotency_key": "a-key-that-nobody-guesses"}
BASIC = {"bot": "basic"}


def full(suffix: str, method: str, json: Any = None, seats: Any = SEATS) -> Ask:
    """Ask from a seat, after whose taking the server's memory is full."""

    def ask(api: Client, opened: Callable[..., Opened]) -> Any:
        table = opened(seats=seats)
        return read_only(on(table.path + suffix, method, json, token=table.tokens[0]))(api, opened)

    return ask


def rotated_before(api: Client, opened: Callable[..., Opened]) -> Any:
    """Ask with the new token for what the old one has asked for."""
    table = opened()
    new = api.post(table.path + ROTATE, token=table.tokens[0], **KEY).json["token"]
    return api.post(table.path + ROTATE, token=new, **KEY)


HELD: dict[Declared, Ask] = {
    ("rotate_seat_token", 201, None): at(ROTATE, "POST", seat=0),
    ("rotate_seat_token", 401, "unauthenticated"): at(ROTATE, "POST"),
    ("rotate_seat_token", 403, "forbidden"): at(ROTATE, "POST", seat=1),
    ("rotate_seat_token", 403, "not_a_seat"): plays_elsewhere(ROTATE, "POST"),
    ("rotate_seat_token", 404, "match_not_found"): on(UNKNOWN + ROTATE, "POST", **DEAD),
    ("rotate_seat_token", 404, "not_found"): on(UNKNOWN + ROTATE.replace("0", "ten"), "POST", **DEAD),
    ("rotate_seat_token", 409, "match_over"): finished(ROTATE, "POST", seat=0),
    ("rotate_seat_token", 422, "invalid_parameter"): at(ROTATE, "POST", seat=0, idempotency_key="short"),
    ("rotate_seat_token", 422, "idempotency_key_reused"): rotated_before,
    ("rotate_seat_token", 503, "not_stored"): full(ROTATE, "POST"),
    ("rotate_seat_token", 503, "store_unavailable"): without_redis("POST", UNKNOWN + ROTATE, **DEAD),
    ("leave_seat", 204, None): at(SEAT, "DELETE", seat=0, seats=OPEN),
    ("leave_seat", 401, "unauthenticated"): at(SEAT, "DELETE", seats=OPEN),
    ("leave_seat", 403, "forbidden"): at(SEAT, "DELETE", seat=1),
    ("leave_seat", 403, "not_a_seat"): plays_elsewhere(SEAT, "DELETE"),
    ("leave_seat", 404, "match_not_found"): on(UNKNOWN + SEAT, "DELETE", **DEAD),
    ("leave_seat", 404, "not_found"): on(UNKNOWN + SEAT.replace("0", "ten"), "DELETE", **DEAD),
    ("leave_seat", 409, "match_started"): at(SEAT, "DELETE", seat=0),
    ("leave_seat", 409, "match_over"): finished(SEAT, "DELETE", seat=0),
    ("leave_seat", 422, "invalid_parameter"): at(SEAT + "?seat=1", "DELETE", seat=0, seats=OPEN),
    ("leave_seat", 503, "not_stored"): full(SEAT, "DELETE", seats=OPEN),
    ("leave_seat", 503, "store_unavailable"): without_redis("DELETE", UNKNOWN + SEAT, **DEAD),
    ("substitute_bot", 200, None): at(SUBSTITUTE, "POST", BASIC, seat=0),
    ("substitute_bot", 400, "invalid_body"): at(SUBSTITUTE, "POST", seat=0, body=b"{", **JSON),
    ("substitute_bot", 401, "unauthenticated"): at(SUBSTITUTE, "POST", BASIC),
    ("substitute_bot", 403, "forbidden"): at(SUBSTITUTE, "POST", BASIC, seat=1),
    ("substitute_bot", 403, "not_a_seat"): plays_elsewhere(SUBSTITUTE, "POST", BASIC),
    ("substitute_bot", 404, "match_not_found"): on(UNKNOWN + SUBSTITUTE, "POST", BASIC, **DEAD),
    ("substitute_bot", 404, "not_found"): on(UNKNOWN + SUBSTITUTE.replace("0", "ten"), "POST", BASIC, **DEAD),
    ("substitute_bot", 409, "match_not_started"): at(SUBSTITUTE, "POST", BASIC, seat=0, seats=OPEN),
    ("substitute_bot", 409, "match_over"): finished(SUBSTITUTE, "POST", BASIC, seat=0),
    ("substitute_bot", 413, "body_too_large"): at(SUBSTITUTE, "POST", seat=0, body=LARGE, **JSON),
    ("substitute_bot", 415, "unsupported_media_type"): at(SUBSTITUTE, "POST", seat=0, **TEXT),
    ("substitute_bot", 422, "invalid_body"): at(SUBSTITUTE, "POST", {"bot": "deep"}, seat=0),
    ("substitute_bot", 422, "invalid_parameter"): at(SUBSTITUTE + "?bot=basic", "POST", BASIC, seat=0),
    ("substitute_bot", 503, "not_stored"): full(SUBSTITUTE, "POST", BASIC),
    ("substitute_bot", 503, "store_unavailable"): without_redis("POST", UNKNOWN + SUBSTITUTE, BASIC, **DEAD),
    ("resign", 200, None): at(RESIGN, "POST", seat=1),
    ("resign", 401, "unauthenticated"): at(RESIGN, "POST"),
    ("resign", 403, "not_a_seat"): plays_elsewhere(RESIGN, "POST"),
    ("resign", 404, "match_not_found"): on(UNKNOWN + RESIGN, "POST", **DEAD),
    ("resign", 409, "match_not_started"): at(RESIGN, "POST", seat=0, seats=OPEN),
    ("resign", 409, "match_over"): finished(RESIGN, "POST", seat=0),
    ("resign", 422, "invalid_parameter"): at(RESIGN + "?sure=1", "POST", seat=0),
    ("resign", 503, "not_stored"): full(RESIGN, "POST"),
    ("resign", 503, "store_unavailable"): without_redis("POST", UNKNOWN + RESIGN, **DEAD),
    ("take_seat", 409, "match_over"): finished("/seats", "POST", {"name": "Cat"}),
}
