"""Redis connections for the hot path, and clients for everything else, all made in one place.

A command sent through a connection that the caller holds costs half of what redis-py's client needs for it. Held
connections are never retried on a write: whether it was stored is for its Idempotency-Key to tell.
"""

from __future__ import annotations

import hashlib
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

import redis
from hiredis import pack_command
from redis.backoff import NoBackoff
from redis.exceptions import NoScriptError, RedisError
from redis.retry import Retry

from service.application.errors import NotStored, StoreTrouble

COMMAND_TIMEOUT = 5.0
"""Seconds until a command that got no answer counts as trouble."""

RESTED = 0.25
"""Seconds after which a connection that waits may have lost its server unnoticed."""

Reply = Any
"""Whatever Redis answers: bytes, integers, lists of these."""


def command_client(url: str, timeout: float = COMMAND_TIMEOUT) -> redis.Redis:
    """A client for short commands. Replies are bytes, since RQ needs them so."""
    return redis.Redis.from_url(
        url,
        socket_timeout=timeout,
        socket_connect_timeout=timeout,
        retry=Retry(NoBackoff(), 1),
        health_check_interval=0,
    )


def waiting_client(url: str) -> redis.Redis:
    """A client for commands that block on purpose: it waits as long as they do."""
    return redis.Redis.from_url(url, socket_timeout=None, socket_connect_timeout=COMMAND_TIMEOUT)


@contextmanager
def translated(error: type[StoreTrouble] = StoreTrouble) -> Iterator[None]:
    """Turn what redis-py raises into our own trouble."""
    try:
        yield
    except (RedisError, OSError) as cause:
        raise error("the store does not answer as it should; try again in a moment") from cause


class Script:
    """A Lua script by its SHA-1."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.sha = hashlib.sha1(source.encode(), usedforsecurity=False).hexdigest()


class Connections:
    """Connections that wait, opened, for whoever needs one next: the last one returned is the first taken.

    `timeout` is how many seconds an answer may take.
    """

    def __init__(self, url: str, timeout: float = COMMAND_TIMEOUT) -> None:
        # Made by its class and not by the pool, which counts every connection that it ever made and stops at 100.
        pool = command_client(url, timeout).connection_pool
        self._new = partial(pool.connection_class, **pool.connection_kwargs)
        # redis-py types its connections too loosely for a strict reader.
        self._idle: deque[tuple[Any, float]] = deque()

    def ask(self, *commands: Sequence[Any]) -> list[Reply]:
        """The replies to commands that only read, sent together: one round trip.

        Raises:
            StoreTrouble: no answer, on a second connection either.
        """
        try:
            return self._exchange(commands)
        except (RedisError, OSError):
            # Reading twice harms nobody.
            with translated():
                return self._exchange(commands)

    def run(self, script: Script, keys: Sequence[str], arguments: Sequence[Any]) -> Reply:
        """The reply of a script that writes: one round trip, two when the server does not know the script yet.

        Raises:
            NotStored: no clear answer; what it should write is written wholly or not at all.
        """
        tail = (len(keys), *keys, *arguments)
        with translated(NotStored):
            try:
                return self._exchange([("EVALSHA", script.sha, *tail)])[0]
            except NoScriptError:
                return self._exchange([("EVAL", script.source, *tail)])[0]

    def _exchange(self, commands: Sequence[Sequence[Any]]) -> list[Reply]:
        connection = self._taken()
        try:
            connection.send_packed_command([pack_command(tuple(command)) for command in commands], check_health=False)
            replies = [_reply(connection) for _ in commands]
        except BaseException:
            # A server that went away leaves many dead connections behind; whoever comes next shall meet none of them.
            connection.disconnect()
            self.close()
            raise
        self._idle.append((connection, time.monotonic()))
        for reply in replies:
            if isinstance(reply, RedisError):
                raise reply
        return replies

    def _taken(self) -> Any:
        """An open connection. One that has waited for long is looked at first: its server may be gone by now."""
        with suppress(IndexError):
            while True:
                connection, since = self._idle.pop()
                if time.monotonic() - since < RESTED or _is_quiet(connection):
                    return connection
                connection.disconnect()
        connection = self._new()
        connection.connect()
        return connection

    def close(self) -> None:
        """Close the connections that wait; one in use comes back and waits again."""
        # Other threads take and drop them too, so looking first whether there is one would not help.
        with suppress(IndexError):
            while True:
                self._idle.pop()[0].disconnect()


def _is_quiet(connection: Any) -> bool:
    """Is there nothing to read, as there should be? The end of the connection counts as something."""
    try:
        return not connection.can_read(timeout=0)
    except (RedisError, OSError):
        return False


def _reply(connection: Any) -> Reply:
    """One reply; an error that the server reports is a value here, so that the connection stays in step."""
    try:
        return connection.read_response()
    except redis.exceptions.ResponseError as error:
        return error
