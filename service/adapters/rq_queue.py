"""The way from a commit to background work: RQ jobs with ids that make a repeat harmless."""

from __future__ import annotations

from typing import assert_never

from rq import Queue
from rq.exceptions import DuplicateJobError
from rq.serializers import JSONSerializer

from service.adapters.redis_connections import command_client, translated
from service.adapters.redis_outbox import Attempt

BOTS, SCORES = "bots", "scores"
"""The queues: a bot's move is waited for, a result is not."""

JOB_SECONDS = 30
"""A job that runs longer is killed."""

KEPT_SECONDS = 60
"""How long a job's record, and with it its id, is kept after success."""

FAILED_SECONDS = 86_400
"""How long a failed job can be looked at."""


class RqQueue:
    """Puts jobs into the queues."""

    def __init__(self, url: str) -> None:
        self._client = command_client(url)
        self._bots = Queue(BOTS, connection=self._client, serializer=JSONSerializer)
        self._scores = Queue(SCORES, connection=self._client, serializer=JSONSerializer)

    def close(self) -> None:
        """Close the connection."""
        self._client.close()

    def hand_out(self, attempt: Attempt) -> None:
        """Have a worker fulfil a duty.

        Raises:
            StoreTrouble.
        """
        duty = attempt.duty
        match duty.kind:
            case "bot":
                name = f"bot-{duty.match}-{duty.seat}-{duty.version}-{attempt.number}"
                _enqueue(self._bots, "worker.jobs.play_bot", name, duty.match, duty.seat, duty.version)
            case "score":
                name = f"score-{duty.match}-{attempt.number}"
                _enqueue(self._scores, "worker.jobs.score_match", name, duty.match, duty.version)
            case "expire":
                name = f"expire-{duty.match}-{duty.version}-{attempt.number}"
                _enqueue(self._scores, "worker.jobs.expire_match", name, duty.match, duty.version)
            case _:
                assert_never(duty.kind)


def _enqueue(queue: Queue, function: str, job_id: str, *arguments: str | int | None) -> None:
    with translated():
        try:
            queue.enqueue(
                function,
                *arguments,
                job_id=job_id,
                unique=True,
                job_timeout=JOB_SECONDS,
                result_ttl=KEPT_SECONDS,
                failure_ttl=FAILED_SECONDS,
            )
        except DuplicateJobError:
            # The relay repeats itself after a crash; the job is queued, running, or done.
            return
