"""The answers about playing again: one row an operation, status and code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from service.application.rematches import MOST
from tests.service.api.asking import DEAD, OPEN, UNKNOWN, Ask, at, finished, on, read_only, without_redis
from tests.service.api.client import Client, Declared
from tests.service.api.conftest import Opened
from tests.service.api.rows_people import plays_elsewhere

REMATCH = "/rematch"


def lent_before(api: Client, opened: Callable[..., Opened]) -> Any:
    """Ask as the player for what the player's seat token has got."""
    player = api.post("/v1/players", {"name": "Pia"}).json["token"]
    table = opened(seats=OPEN)
    seat_token = api.post(f"{table.path}/seats", {}, token=player).json["token"]
    api.post(f"{table.path}/resign", token=player)
    api.post(table.path + REMATCH, token=seat_token)
    return api.post(table.path + REMATCH, token=player)


def replaced_before(api: Client, opened: Callable[..., Opened]) -> Any:
    """Ask again, after the token that one got was replaced."""
    table = opened()
    api.post(f"{table.path}/resign", token=table.tokens[0])
    got = api.post(table.path + REMATCH, token=table.tokens[1]).json
    api.post(f"/v1/matches/{got['match']['id']}/seats/0/token-rotations", token=got["token"])
    return api.post(table.path + REMATCH, token=table.tokens[1])


def left_too_often(api: Client, opened: Callable[..., Opened]) -> Any:
    table = opened()
    api.post(f"{table.path}/resign", token=table.tokens[0])
    for _ in range(MOST):
        got = api.post(table.path + REMATCH, token=table.tokens[1]).json
        api("DELETE", f"/v1/matches/{got['match']['id']}/seats/0", token=got["token"])
    return api.post(table.path + REMATCH, token=table.tokens[1])


def full(api: Client, opened: Callable[..., Opened]) -> Any:
    table = opened()
    api.post(f"{table.path}/resign", token=table.tokens[0])
    return read_only(on(table.path + REMATCH, "POST", token=table.tokens[0]))(api, opened)


PLAYED_AGAIN: dict[Declared, Ask] = {
    ("open_rematch", 201, None): finished(REMATCH, "POST", seat=0),
    ("open_rematch", 401, "unauthenticated"): finished(REMATCH, "POST"),
    ("open_rematch", 403, "not_a_seat"): plays_elsewhere(REMATCH, "POST"),
    ("open_rematch", 404, "match_not_found"): on(UNKNOWN + REMATCH, "POST", **DEAD),
    ("open_rematch", 409, "match_not_finished"): at(REMATCH, "POST", seat=0),
    ("open_rematch", 409, "match_over"): left_too_often,
    ("open_rematch", 409, "already_seated"): lent_before,
    ("open_rematch", 409, "no_open_seat"): replaced_before,
    ("open_rematch", 422, "invalid_parameter"): finished(REMATCH + "?seat=1", "POST", seat=0),
    ("open_rematch", 503, "not_stored"): full,
    ("open_rematch", 503, "store_unavailable"): without_redis("POST", UNKNOWN + REMATCH, **DEAD),
}
