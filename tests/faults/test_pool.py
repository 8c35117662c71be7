"""The workers of a pool end with it at every moment of their lives, those included in which they are being started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from service.processes.lifeline import READY_FILE
from service.settings import Settings
from tests.faults.processes import children
from tests.processes.waiting import lives, wait_until

pytestmark = pytest.mark.skipif(not Path("/proc/self").exists(), reason="finds processes by /proc")

WORKERS = 2

MOMENTS = 3
"""How often a test looks, since a moment that is wrong is short."""


class Pool:
    """A pool of workers in a process group of its own."""

    def __init__(self, redis_url: str, folder: Path) -> None:
        self.ready = folder / "ready"
        settings = Settings(redis_url=redis_url, workers=WORKERS)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "worker.pool"],
            env={**os.environ, **settings.to_environment(), READY_FILE: str(self.ready)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def workers(self) -> list[int]:
        """The process ids of its workers."""
        return children(self.process.pid)

    def replace_a_worker(self) -> list[int]:
        """Kill a worker; all workers as soon as there is a new one."""
        before = wait_until(lambda: len(found := self.workers()) == WORKERS and found)
        assert before
        os.kill(before[0], signal.SIGKILL)
        after = wait_until(lambda: set(found := self.workers()) - set(before) and found)
        assert after
        return after


@pytest.fixture
def pool(redis_db: str, tmp_path: Path) -> Iterator[Pool]:
    pool = Pool(redis_db, tmp_path)
    yield pool
    with suppress(ProcessLookupError):
        os.killpg(pool.process.pid, signal.SIGKILL)
    pool.process.wait()


@pytest.mark.parametrize("moment", range(MOMENTS))
def test_workers_do_not_outlive_a_pool_that_is_killed_while_they_start(pool: Pool, moment: int) -> None:
    workers = wait_until(pool.workers)
    pool.process.kill()
    pool.process.wait()
    wait_until(lambda: not any(map(lives, workers)), seconds=10)


@pytest.mark.parametrize("moment", range(MOMENTS))
def test_workers_do_not_outlive_a_pool_that_is_killed_while_one_is_replaced(pool: Pool, moment: int) -> None:
    wait_until(pool.ready.exists)
    workers = pool.replace_a_worker()
    pool.process.kill()
    pool.process.wait()
    wait_until(lambda: not any(map(lives, workers)), seconds=10)


@pytest.mark.parametrize("moment", range(MOMENTS))
def test_a_pool_stops_when_asked_while_a_worker_is_replaced(pool: Pool, moment: int) -> None:
    wait_until(pool.ready.exists)
    workers = pool.replace_a_worker()
    pool.process.terminate()
    assert pool.process.wait(8) == 0
    assert not any(map(lives, workers))
