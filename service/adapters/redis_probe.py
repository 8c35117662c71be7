"""What a Redis server can do, found out by trying. Valkey gives itself out for an old Redis, so versions say little."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from typing import Any, cast

import msgspec
from redis import Redis
from redis.exceptions import RedisError, ResponseError

from service.adapters.redis_connections import command_client


class ProbeFailed(Exception):
    """The server cannot be reached or does not let us in; the message names its address, never its password."""


class Probed(msgspec.Struct, frozen=True):
    """What was found.

    `title` is name and version as the server gives them, `missing` the needed abilities it lacks, `risks` the
    settings under which it may lose acknowledged moves.
    """

    title: str
    address: str
    missing: tuple[str, ...]
    risks: tuple[str, ...]


def probe(url: str) -> Probed:
    """Try the server at this URL. Writes one key and deletes it.

    Raises:
        ProbeFailed: no connection, or a refusal that is none of its abilities.
    """
    address = without_password(url)
    try:
        with command_client(url) as client:
            return Probed(_title(client), address, _missing(client), _risks(client))
    except (RedisError, OSError, ValueError) as failure:
        raise ProbeFailed(f"{address} does not answer: {failure}") from failure


def without_password(url: str) -> str:
    """The URL as it may be shown: no user, no password, and no query, which may hold either."""
    return re.sub(r"(?<=//)[^/]*@", "", url.partition("?")[0])


def _title(client: Redis) -> str:
    said: dict[str, str] = client.info("server")
    valkey = said.get("valkey_version")
    return f"Valkey {valkey}" if valkey else f"Redis {said['redis_version']}"


def _missing(client: Redis) -> tuple[str, ...]:
    """What design and stack take for granted: all of it is in Redis 7.0 and in every Valkey."""
    key = f"upcard:probe:{secrets.token_hex(8)}"
    tries: dict[str, Callable[[], object]] = {
        "streams with ids of our own": lambda: client.execute_command("XADD", key, "1-0", "a", "b"),
        "EXPIRE with NX": lambda: client.execute_command("EXPIRE", key, 60, "NX"),
        "scripts with flags": lambda: client.execute_command("EVAL", "#!lua flags=no-writes\nreturn 1", 0),
        "LMPOP": lambda: client.execute_command("LMPOP", 1, f"{key}:list", "LEFT"),
    }
    try:
        return tuple(name for name, attempt in tries.items() if not _works(attempt))
    finally:
        client.delete(key)


def _works(attempt: Callable[[], object]) -> bool:
    try:
        attempt()
    except ResponseError:
        return False
    return True


def _risks(client: Redis) -> tuple[str, ...]:
    try:
        # A hosted server may keep its settings to itself; then there is nothing to say.
        settings = {name: _setting(client, name) for name in ("appendonly", "maxmemory-policy")}
    except ResponseError:
        return ()
    risks = []
    if settings["appendonly"] == "no":
        risks.append("appendonly is off: a crash of the server loses moves that were acknowledged")
    if settings["maxmemory-policy"] not in ("noeviction", None):
        risks.append(f"maxmemory-policy is {settings['maxmemory-policy']}: a full server forgets matches")
    return tuple(risks)


def _setting(client: Redis, name: str) -> str | None:
    found: dict[str, str] = cast(Any, client.config_get(name))
    return found.get(name)
