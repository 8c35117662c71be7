"""Every match is rated exactly once, though workers are killed all the time and every job comes several times."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random

import pytest
from redis import Redis

from service.adapters.keys import PARTITIONS, in_partition
from service.application.play import now
from service.application.ratings import entrants
from service.application.ratings_rebuild import rebuild
from service.runtime import Runtime
from service.settings import Settings
from tests.faults.test_pool import Pool
from tests.processes.waiting import wait_until
from tests.service.finished import GAME, drawn, player, store
from tests.service.recomputed import check
from worker.relay import act

pytestmark = pytest.mark.skipif(not Path("/proc/self").exists(), reason="finds processes by /proc")

CROWD = [*(player(number).id for number in range(12)), "bot:random", "bot:basic"]

BETWEEN_STRIKES = 20
"""Duties that are fulfilled between two strikes, on the average."""

LATER = 3_600_000
"""An hour in milliseconds: after it, everything that is left to do is overdue."""


@pytest.mark.early
@pytest.mark.parametrize(
    ("seed", "count"),
    [
        pytest.param("20261130", 200, id="short"),
        *(pytest.param(f"long-{number}", 2_000, id=f"long {number}", marks=pytest.mark.long) for number in range(3)),
    ],
)
def test_each_match_is_rated_once(redis_db: str, tmp_path: Path, seed: str, count: int) -> None:
    random = Random(seed)
    runtime = Runtime(Settings(redis_url=redis_db))
    runtime.outbox.prepare()
    steps = [drawn(random, number, CROWD) for number in range(count)]
    played = {step.match.id: store(runtime.matches, step) for step in steps}
    work, struck, handed_out = runtime.rebuilding(GAME), Counter[str](), 0
    with Redis.from_url(redis_db) as redis, _pools(redis_db, tmp_path) as pools:
        while left := _left_to_do(redis):
            act(runtime, runtime.outbox.read(1))
            # Whatever is left is handed out again, though its job may wait, or run at this moment.
            for attempt in runtime.outbox.overdue(now() + LATER * struck.total()):
                runtime.queue.hand_out(attempt)
                handed_out += 1
            goal = max(0, left - random.randint(1, 2 * BETWEEN_STRIKES))
            wait_until(partial(_is_down_to, goal, redis), seconds=60)
            struck[pools.strike(random)] += 1
    order = [logged.result.match for logged in work.logged(0, count)]
    assert sorted(order) == sorted(one for one, match in played.items() if entrants(match))
    check(work.live(), [played[one] for one in order])
    assert rebuild(runtime.matches, work, lambda *_: None, write=False).differences == []
    print(f"struck: {dict(struck)}; jobs handed out again: {handed_out}")
    assert min(struck["a worker"], struck["the pool"]) > 0
    assert handed_out >= count
    runtime.close()


class Pools:
    """Pools of workers, each followed by another when it is killed."""

    def __init__(self, redis_url: str, folder: Path) -> None:
        self._new = partial(Pool, redis_url, folder)
        self._pool = self._new()

    def strike(self, random: Random) -> str:
        """Kill -9 a worker, or the pool with all its workers; what was killed."""
        workers = wait_until(self._pool.workers)
        if random.random() < 0.75:
            os.kill(random.choice(workers), signal.SIGKILL)
            return "a worker"
        self.kill()
        self._pool = self._new()
        return "the pool"

    def kill(self) -> None:
        """Kill -9 the pool with all its workers."""
        with suppress(ProcessLookupError):
            os.killpg(self._pool.process.pid, signal.SIGKILL)
        self._pool.process.wait()


@contextmanager
def _pools(redis_url: str, folder: Path) -> Iterator[Pools]:
    pools = Pools(redis_url, folder)
    try:
        yield pools
    finally:
        pools.kill()


def _left_to_do(redis: Redis) -> int:
    """How many duties nobody has fulfilled yet."""
    with redis.pipeline(transaction=False) as pipeline:
        for partition in range(PARTITIONS):
            pipeline.zcard(in_partition(partition, "due"))
        return sum(pipeline.execute())


def _is_down_to(goal: int, redis: Redis) -> bool:
    return _left_to_do(redis) <= goal
