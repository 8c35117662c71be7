"""The processes that do the jobs: RQ's worker pool.

Jobs run in the worker's own process, since a fork a job would cost more than a bot's move (design, section 7). A bot
that hangs is stopped by its job's time limit; a worker that dies is replaced by the pool, and its job handed out again.
"""

from __future__ import annotations

import logging
import signal
import sys
from multiprocessing import parent_process
from typing import Any

import click
from rq import Queue, SimpleWorker
from rq.serializers import JSONSerializer
from rq.worker_pool import WorkerPool

from service.adapters.redis_connections import waiting_client
from service.adapters.rq_queue import BOTS, SCORES
from service.processes.lifeline import die_with_parent, report_ready
from service.processes.logs import log_to
from service.settings import Settings

STOP_SIGNALS = (signal.SIGTERM, signal.SIGINT)


class JobQueue(Queue):
    """A queue whose jobs are written as JSON: the pool's workers make it without saying so."""

    def __init__(self, name: str = "default", **more: Any) -> None:
        super().__init__(name, **{"serializer": JSONSerializer, **more})


class JobWorker(SimpleWorker):
    """A worker that ends with its pool, however that ends."""

    max_connection_wait_time = 2.0
    """Seconds until Redis is tried again; RQ alone would wait up to a minute after a long outage."""

    def work(self, *arguments: Any, **settings: Any) -> bool:
        """Work until asked to stop. Nothing is ever scheduled for later, so no scheduler is started."""
        pool = parent_process()
        die_with_parent(None if pool is None else pool.pid)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP_SIGNALS)
        return super().work(*arguments, **{**settings, "with_scheduler": False, "logging_level": _rq_level()})


class JobPool(WorkerPool):
    """A pool that reports when its workers are up."""

    def start_worker(self, *arguments: Any, **settings: Any) -> None:
        """Start a worker that a signal to stop always stops.

        A worker begins with what it was forked with. That must not be the pool's handlers, which stop others; and the
        signals are held back until the worker knows what to do with them.
        """
        signal.pthread_sigmask(signal.SIG_BLOCK, STOP_SIGNALS)
        handlers = {number: signal.signal(number, signal.SIG_DFL) for number in STOP_SIGNALS}
        try:
            super().start_worker(*arguments, **settings)
        finally:
            for number, handler in handlers.items():
                signal.signal(number, handler)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP_SIGNALS)

    def start_workers(self, *arguments: Any, **settings: Any) -> None:
        """Start all workers."""
        super().start_workers(*arguments, **settings)
        report_ready()


@click.command()
@click.option("--workers", type=click.IntRange(1, 64), help="How many processes; UPCARD_WORKERS by default.")
def main(workers: int | None) -> None:
    """Play the bots' seats and write down results until asked to stop."""
    settings = Settings.from_environment()
    log_to(sys.stdout, settings.log_level)
    JobPool(
        [BOTS, SCORES],
        connection=waiting_client(settings.required_rq_redis_url()),
        num_workers=workers or settings.workers,
        worker_class=JobWorker,
        queue_class=JobQueue,
        serializer=JSONSerializer,
    ).start(logging_level=_rq_level())


def _rq_level() -> str:
    """RQ writes three lines a job at INFO, which would be most of what a busy worker does."""
    return "DEBUG" if logging.getLogger().isEnabledFor(logging.DEBUG) else "WARNING"


if __name__ == "__main__":
    main()
