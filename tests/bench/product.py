"""The processes that are measured, each on the core that it is given where the machine has two."""

from __future__ import annotations

import http.client
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from service.processes.embedded_redis import find_server, serving, url
from service.runtime import Runtime
from service.settings import Settings
from tests.processes.waiting import wait_until

CORES = sorted(os.sched_getaffinity(0))
SERVER_CORE, OTHER_CORE = CORES[0], CORES[-1]

_TICK = os.sysconf("SC_CLK_TCK")
_LISTENING = re.compile(r"Listening at: http://127\.0\.0\.1:(\d+)")


@dataclass
class Product:
    """A web server with one worker process, and the Valkey behind it."""

    runtime: Runtime
    redis_url: str
    port: int
    worker: int

    def cpu(self) -> float:
        """Seconds of processor time that the worker process has used."""
        fields = Path(f"/proc/{self.worker}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICK

    def memory(self) -> int:
        """Bytes of memory that the worker process holds."""
        pages = int(Path(f"/proc/{self.worker}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def product(with_bots: bool = False, **variables: str) -> Iterator[Product]:
    """Everything started, and stopped at the end. With bots, the relay and two workers run too.

    `variables` are settings other than the usual ones.
    """
    with ExitStack() as running, tempfile.TemporaryDirectory(prefix="bench") as name:
        folder = Path(name)
        os.sched_setaffinity(0, {OTHER_CORE})
        running.callback(os.sched_setaffinity, 0, CORES)
        running.enter_context(serving(find_server(), folder / "redis"))
        environment = os.environ | {
            "UPCARD_REDIS_URL": url(folder / "redis"),
            "UPCARD_WEB_WORKERS": "1",
            "UPCARD_PORT": "0",
            # Nobody opens matches as fast as the measure of bots, nor has so many streams at one address; all other
            # quotas are the usual ones.
            "UPCARD_LIMIT_CREATING": "1000000",
            "UPCARD_MAX_STREAMS_EACH": "500",
            **variables,
        }
        modules = ["-m", "gunicorn", "--config", "deploy/gunicorn.conf.py", "tests.bench.wsgi:app"]
        log = folder / "web.log"
        web = running.enter_context(_process(modules, environment, log, SERVER_CORE))
        wait_until(lambda: "Booting worker" in log.read_text(), 30)
        found = _LISTENING.search(log.read_text())
        assert found is not None
        if with_bots:
            for module in ("worker.relay", "worker.pool"):
                running.enter_context(_process(["-m", module], environment, folder / f"{module}.log", None))
        children = Path(f"/proc/{web.pid}/task/{web.pid}/children")
        wait_until(lambda: bool(children.read_text().split()), 30)
        # The worker is announced before it has loaded the app, which takes longer than a thousand requests.
        _first_answer(int(found[1]))
        runtime = Runtime(Settings(redis_url=environment["UPCARD_REDIS_URL"]))
        running.callback(runtime.close)
        yield Product(runtime, environment["UPCARD_REDIS_URL"], int(found[1]), int(children.read_text().split()[0]))


def _first_answer(port: int) -> None:
    api = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    api.request("GET", "/empty")
    assert api.getresponse().status == 200
    api.close()


@contextmanager
def _process(
    arguments: Sequence[str], environment: dict[str, str], log: Path, core: int | None
) -> Iterator[subprocess.Popen[bytes]]:
    with log.open("wb") as output:
        process = subprocess.Popen([sys.executable, *arguments], env=environment, stdout=output, stderr=output)
    os.sched_setaffinity(process.pid, CORES if core is None else {core})
    try:
        yield process
    finally:
        process.terminate()
        process.wait(timeout=30)
