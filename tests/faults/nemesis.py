"""Kills everything, again and again, in an order and at moments that a seed draws."""

from __future__ import annotations

import threading
import time
from random import Random

from tests.faults.processes import BOTS, REDIS, RELAY, WEBS, House
from tests.faults.record import Cut, Storm

TARGETS = (REDIS, *WEBS, RELAY, BOTS, "a worker of the web", "a worker of the bots")

PROGRESS_WITHIN = 45.0
"""Seconds within which clients and bots must make progress again, whatever was killed."""

SYNCED_EVERY = 1.0
"""Seconds between two syncs of the log under everysec."""


def strike(house: House, storm: Storm, random: Random, rounds: int) -> list[str]:
    """Kill each target once a round; what was killed, in order.

    Between two strikes some moves must succeed, so that a system which does not recover is found out, and every
    strike meets one that is busy.
    """
    struck = []
    for _ in range(rounds):
        for target in random.sample(TARGETS, len(TARGETS)):
            storm.wait_for_more({"moves": random.randint(3, 40), "bot moves": random.randint(1, 8)}, PROGRESS_WITHIN)
            print(f"{time.monotonic():.3f} killing {target}; so far {dict(storm.counts)}")
            outage = random.choice([0.0, 0.3, random.uniform(0.3, 1.5)])
            if target == REDIS and storm.lossy:
                _cut_power(house, storm, random, outage)
            elif target in (REDIS, *WEBS, RELAY, BOTS):
                house.kill(target)
                _last(outage)
                house.start(target)
            else:
                name = BOTS if target == "a worker of the bots" else random.choice(WEBS)
                house.kill_child(name, random)
            struck.append(target)
    return struck


def _cut_power(house: House, storm: Storm, random: Random, outage: float) -> None:
    """Kill Redis and take an end of what it wrote within the last second, as if the machine had lost its power."""
    since = house.written()
    storm.wait_for_more({"moves": random.randint(1, 20)}, PROGRESS_WITHIN)
    if time.monotonic() - since.moment > SYNCED_EVERY:
        since = house.written()
    house.kill(REDIS)
    # Answers on their way to a client arrive in the meantime.
    _last(0.3 + outage)
    lost = house.cut(since, random)
    storm.cuts.append(Cut(since.moment, time.monotonic(), lost))
    house.start(REDIS)


def _last(seconds: float) -> None:
    """Let an outage last: its length is part of the fault, not a wait for something."""
    threading.Event().wait(seconds)
