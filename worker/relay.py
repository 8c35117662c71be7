"""Hands out what matches leave to be done: from the outbox to the job queues, and whatever is overdue once more.

Any number may run; each step is harmless to repeat, so one that is killed leaves nothing behind that another, or its
next run, does not pick up.
"""

from __future__ import annotations

import logging
import signal
import sys
import time

from service.adapters.redis_matches import Note
from service.adapters.redis_outbox import Attempt, Pending
from service.application.errors import MatchNotFound, StoreTrouble
from service.application.lobby import list_match
from service.application.own_matches import inform_players
from service.application.play import now
from service.application.quick_match_seating import match_all
from service.processes.lifeline import die_with_parent, report_ready
from service.processes.logs import log_to
from service.runtime import Runtime, stopping
from service.settings import Settings

log = logging.getLogger("upcard.relay")

READ_WAIT = 500
"""Milliseconds that the relay waits for news; between two waits it looks at the clock."""

TICK = 1.0
"""Seconds between two looks at what is overdue."""

HEARTBEAT_SECONDS = 10

TROUBLE_WAIT = 0.5
"""Seconds until Redis is tried again."""


def act(runtime: Runtime, pending: list[Pending]) -> None:
    """Act on notes and mark them done.

    Raises:
        StoreTrouble: some may be acted on and not marked; they come again.
    """
    for entry in pending:
        for duty in entry.note.duties:
            runtime.queue.hand_out(Attempt(duty=duty, number=0))
        try:
            _inform(runtime, entry.note)
        except MatchNotFound:
            log.warning("match %s is in the outbox and nowhere else; forgotten", entry.note.match)
    if pending:
        runtime.outbox.done(pending)


def _inform(runtime: Runtime, note: Note) -> None:
    if note.listed:
        list_match(runtime.matches, runtime.directory, note.match)
    if note.listed or note.news:
        inform_players(runtime.matches, runtime.own_matches, note.match, note.version, note.news, note.left)


def tick(runtime: Runtime) -> None:
    """Show that the relay lives, hand out again what is overdue or was left behind, and match whoever waits.

    Raises:
        StoreTrouble.
    """
    runtime.outbox.beat(HEARTBEAT_SECONDS)
    act(runtime, runtime.outbox.left_behind())
    for attempt in runtime.outbox.overdue(now()):
        log.info("overdue: %s, attempt %d", attempt.duty, attempt.number)
        runtime.queue.hand_out(attempt)
    _match_tickets(runtime)


def _match_tickets(runtime: Runtime) -> None:
    """Match whoever waits for a quick match. A bug in one game's opening shall not stop everything else."""
    try:
        match_all(runtime.matches, runtime.tickets, now())
    except StoreTrouble:
        raise
    except Exception:  # whatever a bug may raise; it is logged as the bug that it is
        log.exception("quick match has a bug")


def follow(runtime: Runtime) -> None:
    """Relay until the process is asked to stop; trouble with Redis is waited out."""
    prepared, next_tick = False, 0.0
    while not stopping.is_set():
        try:
            if not prepared:
                runtime.outbox.prepare()
                prepared = True
                report_ready()
            if time.monotonic() >= next_tick:
                tick(runtime)
                next_tick = time.monotonic() + TICK
            act(runtime, runtime.outbox.read(READ_WAIT))
        except StoreTrouble as trouble:
            # A server that lost its memory needs its groups again.
            prepared = False
            log.warning("%s (%s)", trouble, trouble.__cause__)
            stopping.wait(TROUBLE_WAIT)


def main() -> None:
    """Run a relay with the settings of the environment."""
    settings = Settings.from_environment()
    log_to(sys.stderr, settings.log_level)
    die_with_parent()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: stopping.set())
    follow(Runtime(settings))


if __name__ == "__main__":
    main()
