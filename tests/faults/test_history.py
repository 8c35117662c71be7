"""Killing any process at any moment loses no acknowledged move, applies none twice and leaves no match stuck.

Several clients play whole matches at two web servers while a nemesis kills everything with kill -9. What is true
afterwards is compared with every answer that a client has got.

What a setting of UPCARD_APPENDFSYNC can lose:

- `always`: nothing that was acknowledged, whatever is killed, the machine included.
- `everysec`: nothing when processes are killed, since Redis hands its log to the system before it answers. Only with a
  disk so busy that a sync takes longer than a second, Redis holds writes back for up to two seconds, and they die with
  it. When the machine goes down: what was written since the last sync began, a second at most, on such a busy disk two
  and the length of a sync. What is lost is the end of the one log of all matches, queues and lists, so that everything
  is thrown back to the same moment and goes on from there.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.faults.checker import check
from tests.faults.clients import Client
from tests.faults.follower import Follower
from tests.faults.nemesis import TARGETS, strike
from tests.faults.processes import Fsync, House
from tests.faults.reader import Reader
from tests.faults.record import Storm

pytestmark = pytest.mark.skipif(not Path("/proc/self").exists(), reason="finds processes by /proc")

CLIENTS, FOLLOWERS = 6, 3

FINISHED_WITHIN = 90.0
"""Seconds within which all matches must end once it is calm."""


@pytest.mark.early
@pytest.mark.parametrize(
    ("appendfsync", "seed", "rounds"),
    [
        pytest.param("always", "20261130", 3, id="processes are killed"),
        pytest.param("everysec", "20261201", 3, id="processes are killed and the power is cut"),
        *(
            pytest.param(fsync, f"long-{number}", 8, id=f"long {fsync} {number}", marks=pytest.mark.long)
            for number in range(3)
            for fsync in ("always", "everysec")
        ),
    ],
)
def test_no_acknowledged_move_is_lost(tmp_path: Path, appendfsync: Fsync, seed: str, rounds: int) -> None:
    print(f"seed {seed!r}, appendfsync {appendfsync}")
    house = House(tmp_path, appendfsync)
    storm = Storm(lossy=appendfsync == "everysec")
    clients = [Client(f"client-{number}", house.ports, f"{seed}/{number}", storm) for number in range(CLIENTS)]
    # What a power cut takes back, a spectator has seen all the same.
    watching = 0 if storm.lossy else FOLLOWERS
    followers = [Follower(clients, house.ports, f"{seed}/f{number}", storm) for number in range(watching)]
    tasks = [*(client.play_until_calm for client in clients), *(one.follow_until_calm for one in followers)]
    with house.up():
        try:
            struck = _weather(house, storm, tasks, Random(seed), rounds)
            records = [record for client in clients for record in client.records]
            with closing(Reader(house.ports, house.settings.required_redis_url())) as reader:
                checked = check(reader, records, storm.cuts)
                for match_id, told in (pair for one in followers for pair in one.followed.items()):
                    assert told == reader.log(match_id, None)
        except BaseException:
            print(house.last_words())
            raise
    print(f"{dict(storm.counts)}; checked {dict(checked)}; the longest wait for a bot: {storm.longest_wait_for_a_bot}")
    _check_that_it_was_a_storm(storm, Counter(struck), checked, rounds)


def _weather(house: House, storm: Storm, tasks: list[Callable[[], None]], random: Random, rounds: int) -> list[str]:
    """Have everybody play and watch while everything is killed, until all matches have ended; what was killed."""
    playing: list[Future[None]] = []
    try:
        with ThreadPoolExecutor(len(tasks)) as threads:
            try:
                playing += [threads.submit(task) for task in tasks]
                struck = strike(house, storm, random, rounds)
                storm.calm.set()
                deadline = time.monotonic() + FINISHED_WITHIN
                for one in playing:
                    one.result(deadline - time.monotonic())
            finally:
                storm.abandoned.set()
    finally:
        _raise_first(playing)
    return struck


def _raise_first(playing: list[Future[None]]) -> None:
    """A client's own failure says more than that there is one."""
    for one in playing:
        if one.done() and (failure := one.exception()) is not None:
            raise failure


def _check_that_it_was_a_storm(storm: Storm, struck: Counter[str], checked: Counter[str], rounds: int) -> None:
    assert struck == dict.fromkeys(TARGETS, rounds)
    assert storm.counts["troubles"] > 0, "no client has noticed anything"
    assert storm.counts["replays"] > 0, "no request was answered twice"
    assert storm.counts["refused"] > 0, "no move came too late"
    assert checked["matches"] >= 10
    if not storm.lossy:
        assert storm.counts["streams resumed"] > 0, "no stream was resumed"
    else:
        assert sum(cut.lost_bytes for cut in storm.cuts) > 0, "no power cut has taken anything"
