"""Ways to ask for an answer: one row of the tables in `test_every_answer` is one of these."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import redis

from tests.service.api.client import Client
from tests.service.api.conftest import SEATS, Opened

UNKNOWN = "/v1/matches/m_aaaaaaaaaaaaaaaa"
WANTED = {"game": "showdown", "seats": SEATS, "options": {"first_seat": 0}}
OPEN = [{"kind": "human", "name": "Ann"}, {"kind": "open"}]
KEY = "a-key-that-nobody-guesses"
STACK = {"type": "stack_card", "card": "blank"}
LARGE = b'"' + b"x" * 20_000 + b'"'
TEXT: dict[str, Any] = {"body": b"{}", "content_type": "text/plain"}
JSON: dict[str, Any] = {"content_type": "application/json"}
DEAD: dict[str, Any] = {"token": "seat_aaaaaaaaaaaaaaaa_0_" + "a" * 32}

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
