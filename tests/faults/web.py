"""The web server alone, as gunicorn runs it, on a Redis of the test's own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from service.processes.parts import GUNICORN_SETTINGS, answers_ok
from service.processes.up import free_port
from service.settings import Settings
from tests.faults.processes import children
from tests.processes.waiting import wait_until


class Web:
    """A running web server with one worker process."""

    def __init__(self, settings: Settings, log: Path, master: subprocess.Popen[bytes]) -> None:
        self.port = settings.port
        self.log = log
        self.settings = settings
        self._master = master

    def worker(self) -> int:
        """The process that answers."""
        return int(wait_until(lambda: children(self._master.pid))[0])


@contextmanager
def web(redis_url: str, log: Path, **settings: Any) -> Iterator[Web]:
    """A web server that is ready, and gone at the end."""
    chosen = Settings(
        redis_url=redis_url,
        port=free_port("127.0.0.1", 0),
        # Whoever is cut off a thousand times comes back more often than the quotas have it.
        **{"web_workers": 1, "web_threads": 60, "max_streams": 50, "limits": "off", **settings},
    )
    command = [sys.executable, "-m", "gunicorn", "--config", str(GUNICORN_SETTINGS), "service.wsgi:app"]
    with log.open("wb") as output:
        master = subprocess.Popen(
            command, env={**os.environ, **chosen.to_environment()}, stdout=output, stderr=subprocess.STDOUT
        )
    try:
        wait_until(lambda: answers_ok(chosen, "/healthz"), seconds=30)
        yield Web(chosen, log, master)
    finally:
        master.kill()
        master.wait()
