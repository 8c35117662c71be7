"""The server that is running, for commands that work beside `upcard up`."""

from __future__ import annotations

import msgspec

from service.processes import embedded_redis
from service.settings import Settings, variable


class NotRunning(Exception):
    """There is no server to work on; the message says how to get one."""


def with_server(settings: Settings) -> Settings:
    """The settings with the URL of the server to work on: the one that is set, else the data folder's own.

    Raises:
        NotRunning: none is set, and the data folder's does not answer.
    """
    if settings.redis_url is not None:
        return settings
    folder = settings.data_folder / "redis"
    if not embedded_redis.answers(folder):
        raise NotRunning(
            f"no server answers for the data folder {settings.data_folder}: start `upcard up`, "
            f"or set {variable('redis_url')} or {variable('data')}"
        )
    return msgspec.structs.replace(settings, redis_url=embedded_redis.url(folder))
