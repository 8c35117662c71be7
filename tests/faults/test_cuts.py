"""Whoever resumes after a cut gets every event exactly once and in order: in streams of both forms and by long polls.

Matches are played while readers follow them whose connections are cut at random bytes, some with a reset, some in the
middle of an event; now and then the whole web server process is killed.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import msgspec
import pytest

from engines.contract import Seat
from engines.registry import ENGINES
from service.application.match_events import MatchSettings
from service.application.play import submit_move
from service.application.tables import Opened, open_match
from service.application.takers import SeatWanted
from service.runtime import Runtime
from service.settings import Settings
from tests.faults.cutting import FORMS, Reader
from tests.faults.reader import Reader as LogReader
from tests.faults.web import Web, web
from tests.processes.waiting import wait_until

pytestmark = pytest.mark.skipif(not Path("/proc/self").exists(), reason="finds the worker process by /proc")

AHEAD = 12
"""Events by which the match is ahead of its slowest reader at most, so that it is followed while it is played."""

KILLED_EVERY = 40
"""Cuts between two ends of the web server process."""

SEATS: tuple[Seat | None, ...] = (0, 1, None)
"""Who reads: both seats and a spectator."""


class Match:
    """A match of two people, played in this process."""

    def __init__(self, runtime: Runtime, random: Random) -> None:
        seats = [SeatWanted(kind="human", name=name) for name in ("Ann", "Ben")]
        opened: Opened = open_match(runtime.matches, "showdown", seats, {}, "public", MatchSettings(), None)
        self.id = opened.match.id
        self.tokens = [msgspec.to_builtins(seat)["token"] for seat in opened.match.seats]
        self._matches = runtime.matches
        self._random = random

    def version(self) -> int:
        return self._matches.head(self.id).match.version

    def move(self) -> bool:
        """One legal move by whoever is to move; False when the match is over."""
        match = self._matches.head(self.id).match
        if match.status != "active":
            return False
        engine = ENGINES[match.game]
        [seat] = engine.to_move(match.table)
        move = self._random.choice(engine.legal_moves(match.table, seat))
        submit_move(self._matches, self.id, self.tokens[seat], lambda: msgspec.json.encode(move), "*", None)
        return True


class Cuts:
    """Readers of one form, over matches until enough connections were cut."""

    def __init__(self, server: Web, runtime: Runtime, form: str, random: Random) -> None:
        self.cuts = self.broken = self.resumed = self.kills = 0
        self._server, self._runtime, self._random = server, runtime, random
        self._form = FORMS[form]

    def follow_a_match(self) -> None:
        match = Match(self._runtime, self._random)
        path = f"/v1/matches/{match.id}/events"
        readers = [
            Reader(self._server.port, path, self._token(match, seat), self._form, Random(self._random.random()))
            for seat in SEATS
        ]
        with ThreadPoolExecutor(len(readers)) as threads:
            following = [threads.submit(reader.follow) for reader in readers]
            while match.move():
                ahead = match.version() - self._random.randint(0, AHEAD)
                wait_until(
                    lambda ahead=ahead: all(  # type: ignore[misc]  # mypy cannot tell the type of a default
                        reader.version >= ahead or one.done() for reader, one in zip(readers, following, strict=True)
                    ),
                    seconds=120,
                )
                made = self.cuts + sum(reader.cuts for reader in readers)
                if made // KILLED_EVERY > self.kills:
                    self._kill()
            for one in following:
                one.result()
        for reader, seat in zip(readers, SEATS, strict=True):
            self._compare(reader, match, seat)
            self.cuts += reader.cuts
            self.broken += reader.broken

    def _token(self, match: Match, seat: Seat | None) -> str | None:
        return None if seat is None else match.tokens[seat]

    def _kill(self) -> None:
        self.kills += 1
        os.kill(self._server.worker(), signal.SIGKILL)

    def _compare(self, reader: Reader, match: Match, seat: Seat | None) -> None:
        log = LogReader([self._server.port], self._server.settings.required_redis_url())
        whole = log.log(match.id, self._token(match, seat))
        log.close()
        assert reader.first is not None
        assert reader.events == whole[reader.first :]
        assert len(whole) == match.version()


@pytest.fixture
def server(redis_db: str, tmp_path: Path) -> Iterator[Web]:
    with web(redis_db, tmp_path / "web.log", stream_keep_alive=1) as running:
        yield running


@pytest.fixture
def runtime(redis_db: str) -> Iterator[Runtime]:
    runtime = Runtime(Settings(redis_url=redis_db))
    yield runtime
    runtime.close()


@pytest.mark.parametrize(
    "wanted", [pytest.param(60, id="60 cuts"), pytest.param(1_000, id="1,000 cuts", marks=pytest.mark.long)]
)
@pytest.mark.parametrize("form", FORMS)
def test_every_event_comes_once_and_in_order(form: str, wanted: int, server: Web, runtime: Runtime) -> None:
    made = Cuts(server, runtime, form, Random(f"{form} {wanted}"))
    while made.cuts < wanted:
        made.follow_a_match()
    print(f"{form}: {made.cuts} cuts, {made.broken} broken by {made.kills} kills")
    assert made.kills >= wanted // KILLED_EVERY - 1
