"""Servers whose quotas a test can use up, and what their answers say of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from redis import Redis

from tests.service.api.client import Client

FEW = {"limit_reading": 4, "limit_writing": 4, "limit_creating": 4, "limit_streaming": 4, "limit_address_times": 1}
"""As few as a test can use up; an address may do as much as a token."""

TABLE = {"game": "showdown", "seats": [{"kind": "human", "name": name} for name in ("Ann", "Ben")]}

LEFT = re.compile(r'"[a-z-]+";r=(\d+);t=(\d+)')

Start = Callable[..., Client]
"""Starts a server that knows nothing of the others; the settings are `FEW` but for those that are given."""


def left(response: Any) -> int:
    """What RateLimit says."""
    found = LEFT.fullmatch(response.headers["RateLimit"])
    assert found, response.headers["RateLimit"]
    return int(found[1])


def seat_token(api: Client, **more: Any) -> tuple[str, str]:
    """The path of a new match, and the token of its first seat."""
    match = api.post("/v1/matches", TABLE, **more).json
    return f"/v1/matches/{match['id']}", match["seats"][0]["token"]


def asks(redis_url: str) -> int:
    """How many scripts Redis was ever asked to run."""
    with Redis.from_url(redis_url) as client:
        told: Any = client.info("commandstats")
    return sum(int(told.get(f"cmdstat_{name}", {"calls": 0})["calls"]) for name in ("eval", "evalsha"))
