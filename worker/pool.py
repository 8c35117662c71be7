"""The processes that do the jobs: RQ's worker pool.

Bots' moves run in the worker's own process: a fork a job would cost more than the move (design, section 7). A bot that
hangs is stopped by its job's time limit; a worker that dies is replaced by the pool.
"""

from __future__ import annotations

import logging
import sys

from rq import SimpleWorker
from rq.serializers import JSONSerializer
from rq.worker_pool import WorkerPool

from service.adapters.redis_connections import command_client
from service.adapters.rq_queue import BOTS, SCORES
from service.settings import Settings


class BotWorker(SimpleWorker):
    """A worker without a fork a job."""


def main() -> None:
    """Run as many workers as the settings say until the process is asked to stop."""
    settings = Settings.from_environment()
    logging.basicConfig(level=settings.log_level.upper(), format="%(asctime)s %(name)s %(message)s", stream=sys.stdout)
    pool = WorkerPool(
        [BOTS, SCORES],
        connection=command_client(settings.required_rq_redis_url()),
        num_workers=settings.workers,
        worker_class=BotWorker,
        serializer=JSONSerializer,
    )
    pool.start()


if __name__ == "__main__":
    main()
