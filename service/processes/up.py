"""`upcard up`: everything on one machine, from the data folder to the web."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import closing

import msgspec

from service.adapters.redis_probe import ProbeFailed, probe
from service.processes import embedded_redis
from service.processes.data_folder import DataFolder, FolderTrouble, claim
from service.processes.part import Part
from service.processes.parts import base_url, bots_part, redis_part, relay_part, web_part
from service.processes.supervisor import Supervisor
from service.settings import Settings, variable


class CannotStart(Exception):
    """Nothing was started; the message says why and what to do."""


def run(settings: Settings, say: Callable[[str], None]) -> int:
    """Start every part, watch over them, and stop them; the exit code of the command.

    Raises:
        CannotStart: the port or the data folder is taken, or there is no server for the data.
    """
    settings = msgspec.structs.replace(settings, port=free_port(settings.host, settings.port))
    folder = claimed_folder(settings, say)
    try:
        parts, settings = _parts(settings, folder)
        say(f"Starting Upcard; logs are in {folder.logs}")
        return Supervisor(parts, folder.logs, say, _welcome(settings)).run()
    finally:
        folder.release()


def free_port(host: str, port: int) -> int:
    """This port if nobody listens on it, or with 0 one that is free now.

    Raises:
        CannotStart: it is taken, or the address is not one of this machine.
    """
    try:
        (family, kind, _, _, address), *_ = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        with closing(socket.socket(family, kind)) as probing:
            probing.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probing.bind(address)
            return int(probing.getsockname()[1])
    except OSError as refusal:
        raise CannotStart(
            f"cannot listen on {host}, port {port}: {refusal.strerror}. Choose another with --port "
            f"({variable('port')}); 0 takes any free one."
        ) from refusal


def claimed_folder(settings: Settings, say: Callable[[str], None]) -> DataFolder:
    """The data folder, for us alone.

    Raises:
        CannotStart: it is in use or cannot be written.
    """
    path = settings.data_folder

    def stop_leftover() -> None:
        say(f"A server left over from an earlier run still uses {path}; waiting for it to stop.")
        embedded_redis.tell(path / "redis", "SHUTDOWN")

    try:
        return claim(path, stop_leftover)
    except FolderTrouble as refusal:
        raise CannotStart(str(refusal)) from refusal


def _parts(settings: Settings, folder: DataFolder) -> tuple[list[Part], Settings]:
    """The parts in the order of their start, and the settings with the server's URL in them."""
    parts = []
    if settings.redis_url is None:
        try:
            parts.append(redis_part(settings, folder, embedded_redis.find_server()))
        except embedded_redis.NoServer as refusal:
            raise CannotStart(str(refusal)) from refusal
        settings = msgspec.structs.replace(settings, redis_url=embedded_redis.url(folder.redis))
    else:
        _check_server(settings.required_redis_url())
    if settings.rq_redis_url is not None:
        _check_server(settings.rq_redis_url)
    parts += [web_part(settings), relay_part(settings, folder), bots_part(settings, folder)]
    return parts, settings


def _check_server(url: str) -> None:
    try:
        found = probe(url)
    except ProbeFailed as refusal:
        raise CannotStart(str(refusal)) from refusal
    if found.missing:
        raise CannotStart(f"{found.title} at {found.address} is too old: it lacks {', '.join(found.missing)}")


def _welcome(settings: Settings) -> str:
    base = base_url(settings)
    test_mode = "Test mode is on: callers may script chance and ask for faults.\n" if settings.test_mode == "on" else ""
    return f"""
Upcard is up. Ctrl-C stops it; matches are kept.
{test_mode}\
  play       {base}/
  API        {base}/v1
  games      {base}/v1/games
  contract   {base}/openapi.json
  try it     {base}/docs
"""
