"""The parts of Upcard on one machine, in the order in which they start."""

from __future__ import annotations

import http.client
from pathlib import Path

from service.processes import embedded_redis
from service.processes.data_folder import DataFolder
from service.processes.embedded_redis import Server
from service.processes.lifeline import READY_FILE
from service.processes.part import Part, python
from service.settings import Settings

GUNICORN_SETTINGS = Path(__file__).parents[2] / "deploy" / "gunicorn.conf.py"

_ANSWER_SECONDS = 1.0


def redis_part(settings: Settings, folder: DataFolder, server: Server) -> Part:
    """The embedded server. It inherits the folder's lock, and reads a long log before it is ready."""
    return Part(
        name="redis",
        command=tuple(embedded_redis.command(server, folder.redis, settings.appendfsync)),
        ready=lambda: embedded_redis.answers(folder.redis),
        summary=f"{server.title} from {server.origin}, data in {folder.redis}",
        ready_within=300,
        keep_open=(folder.lock,),
    )


def web_part(settings: Settings) -> Part:
    """The HTTP API under gunicorn."""
    return Part(
        name="web",
        command=python("-m", "gunicorn", "--config", str(GUNICORN_SETTINGS), "service.wsgi:app"),
        environment=settings.to_environment(),
        ready=lambda: answers_ok(settings, "/readyz"),
        summary=f"{base_url(settings)} by {settings.web_workers} processes",
        stop_within=15,
    )


def relay_part(settings: Settings, folder: DataFolder) -> Part:
    """The relay from the outbox to the job queues, and the clock."""
    return _reporting("relay", ("-m", "worker.relay"), settings, folder, "passes work on to the bots")


def bots_part(settings: Settings, folder: DataFolder) -> Part:
    """The processes that play the bots' seats."""
    command = ("-m", "worker.pool", "--workers", str(settings.workers))
    return _reporting("bots", command, settings, folder, f"{settings.workers} processes")


def base_url(settings: Settings) -> str:
    """Where a browser on this machine finds the API."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    return f"http://{_near(settings.host)}:{settings.port}"


def answers_ok(settings: Settings, path: str) -> bool:
    """Whether the API answers 200 to a GET of this path."""
    line = http.client.HTTPConnection(_near(settings.host).strip("[]"), settings.port, timeout=_ANSWER_SECONDS)
    try:
        line.request("GET", path)
        return line.getresponse().status == 200
    except (OSError, http.client.HTTPException):
        return False
    finally:
        line.close()


def _near(host: str) -> str:
    """The host by which this machine reaches a server that listens on `host`."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1", "[::]": "::1"}.get(host, host)  # noqa: S104 - compared, not bound
    return f"[{host}]" if ":" in host and not host.startswith("[") else host


def _reporting(name: str, arguments: tuple[str, ...], settings: Settings, folder: DataFolder, summary: str) -> Part:
    """A Python part that reports by itself when it is ready."""
    ready_file = folder.logs / f"{name}.ready"
    return Part(
        name=name,
        command=python(*arguments),
        environment={**settings.to_environment(), READY_FILE: str(ready_file)},
        ready_file=ready_file,
        ready=ready_file.exists,
        summary=summary,
    )
