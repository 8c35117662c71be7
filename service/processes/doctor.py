"""`upcard doctor`: what would run here, and what is wrong."""

from __future__ import annotations

import platform
import sys
import tempfile
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import msgspec

from service.adapters.redis_probe import ProbeFailed, probe
from service.processes import embedded_redis
from service.processes.data_folder import FolderTrouble, claim
from service.processes.embedded_redis import NoServer, Server
from service.processes.parts import GUNICORN_SETTINGS
from service.processes.up import CannotStart, free_port
from service.settings import Settings, variable

_PACKAGES = ("flask", "flask-smorest", "marshmallow", "msgspec", "redis", "rq", "gunicorn")


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at; `remedy` says what to do, or what to keep in mind when it is good."""

    subject: str
    good: bool
    detail: str
    remedy: str = ""


def findings(settings: Settings) -> Iterator[Finding]:
    """Everything that `upcard up` needs, one by one, so that the first lines appear before the slow tests end."""
    yield Finding("upcard", good=True, detail=f"{metadata.version('upcard')} in {Path(__file__).parents[2]}")
    yield _python()
    yield _packages()
    yield _web_settings()
    yield _port(settings)
    yield _folder(settings)
    if settings.redis_url is None:
        yield from _embedded(settings)
    else:
        yield _server(variable("redis_url"), settings.redis_url)
    if settings.rq_redis_url is not None:
        yield _server(variable("rq_redis_url"), settings.rq_redis_url)


def _python() -> Finding:
    return Finding(
        "python",
        good=sys.version_info >= (3, 11),
        detail=f"{platform.python_version()} on {platform.system()} {platform.machine()}, {sys.executable}",
        remedy="" if sys.version_info >= (3, 11) else "install Python 3.11 or newer",
    )


def _packages() -> Finding:
    found, absent = [], []
    for name in _PACKAGES:
        try:
            found.append(f"{name} {metadata.version(name)}")
        except metadata.PackageNotFoundError:
            absent.append(name)
    if absent:
        return Finding("packages", good=False, detail=f"missing: {', '.join(absent)}", remedy="run `make run` again")
    return Finding("packages", good=True, detail=", ".join(found))


def _web_settings() -> Finding:
    good = GUNICORN_SETTINGS.exists()
    return Finding(
        "gunicorn",
        good=good,
        detail=f"settings {GUNICORN_SETTINGS}" if good else f"{GUNICORN_SETTINGS} is missing",
        remedy="" if good else "install upcard again",
    )


def _port(settings: Settings) -> Finding:
    try:
        port = free_port(settings.host, settings.port)
    except CannotStart as refusal:
        return Finding("port", good=False, detail=f"{settings.port} cannot be used", remedy=str(refusal))
    return Finding("port", good=True, detail=f"{port} on {settings.host} is free")


def _folder(settings: Settings) -> Finding:
    path = settings.data_folder
    try:
        claim(path, stop_leftover=lambda: None, patience=0).release()
    except FolderTrouble as refusal:
        return Finding("data folder", good=False, detail=str(refusal))
    return Finding("data folder", good=True, detail=f"{path} can be written and is not in use")


def _embedded(settings: Settings) -> Iterator[Finding]:
    try:
        server = embedded_redis.find_server()
    except NoServer as refusal:
        yield Finding("redis", good=False, detail="no server to embed", remedy=str(refusal))
        return
    yield Finding("redis", good=True, detail=f"{server.title} from {server.origin}, {server.path}")
    yield _trial(server, settings)


def _trial(server: Server, settings: Settings) -> Finding:
    """Start the server on a folder of its own, write, end it without a chance to save, start it again, read."""
    with tempfile.TemporaryDirectory(prefix="upcard-") as temporary:
        folder = Path(temporary) / "redis"
        try:
            with embedded_redis.serving(server, folder, settings.appendfsync) as process:
                wrote = embedded_redis.tell(folder, "SET", "trial", "kept").strip()
                # The log is handed to the system before the answer, so this loses nothing.
                process.kill()
                process.wait()
            with embedded_redis.serving(server, folder, settings.appendfsync):
                length = embedded_redis.tell(folder, "STRLEN", "trial").strip()
        except NoServer as refusal:
            return Finding("trial", good=False, detail="the server does not start here", remedy=str(refusal))
    if (wrote, length) != (b"+OK", b":4"):
        said = f"SET was answered {wrote.decode()!r}, STRLEN after a restart {length.decode()!r}"
        return Finding("trial", good=False, detail="the server does not keep what it is given", remedy=said)
    return Finding("trial", good=True, detail="the server starts, and keeps what it was given when it is killed")


def _server(subject: str, url: str) -> Finding:
    try:
        found = probe(url)
    except ProbeFailed as refusal:
        return Finding(subject, good=False, detail=str(refusal), remedy=f"start it, or mend {subject}")
    where = f"{found.title} at {found.address}"
    if found.missing:
        lacks = f"{where} lacks {', '.join(found.missing)}"
        return Finding(subject, good=False, detail=lacks, remedy="use Redis 7.0 or newer, or Valkey")
    return Finding(subject, good=True, detail=where, remedy="; ".join(found.risks))
