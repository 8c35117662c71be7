"""Bots that sleep, send garbage, flood, cheat and crash hurt neither a match nor the server.

Each behaviour is a function of `tests/faults/hostile/`. While it runs, two people play one match after another at the
same server, and somebody watches each; every move of theirs must be made, none refused, and every event told once, in
order, to the end. What was tried and what came of it is in `tests/faults/README.md`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack, closing
from itertools import count
from pathlib import Path
from statistics import median

import pytest

from service.processes import embedded_redis
from tests.e2e.product import Upcard, running
from tests.faults.hostile.calling import Caller, request
from tests.faults.hostile.cheating import CHANGES_NOTHING, CHEATING
from tests.faults.hostile.crashing import CRASHING
from tests.faults.hostile.flooding import FLOODING
from tests.faults.hostile.garbage import GARBAGE
from tests.faults.hostile.people import People
from tests.faults.hostile.rogue import OTHER_SEAT, Behaviour, Rogue
from tests.faults.hostile.sleeping import SLEEPING
from tests.faults.hostile.tricking import TRICKING
from tests.faults.processes import children
from tests.faults.reader import Reader
from tests.processes.waiting import wait_until

pytestmark = pytest.mark.skipif(
    not Path("/proc/self").exists(), reason="needs many addresses of this machine, and /proc"
)

BEHAVIOURS: dict[str, Behaviour] = {**SLEEPING, **GARBAGE, **FLOODING, **CHEATING, **CRASHING, **TRICKING}

TAKE_PLACES = {"opens streams and reads none", "never moves", "opens long polls", "opens streams", *CRASHING}
"""Those that had places for streams and long polls, and must have given them back."""

STOPPED_BY_QUOTAS = {*SLEEPING, *FLOODING, "comes and goes"}
"""Those that try nothing but how much they may."""

STREAMS, EACH = 50, 40
"""Places for streams, and how many of them one address may have."""

SETTINGS = {
    "UPCARD_WEB_WORKERS": "1",
    "UPCARD_WEB_THREADS": "60",
    "UPCARD_MAX_STREAMS": str(STREAMS),
    "UPCARD_MAX_STREAMS_EACH": str(EACH),
    "UPCARD_STREAM_KEEP_ALIVE": "0.3",
    "UPCARD_STREAM_PATIENCE": "2",
    "UPCARD_REQUEST_PATIENCE": "2",
    "UPCARD_LIMIT_READING": "200",
    "UPCARD_LIMIT_WRITING": "150",
    "UPCARD_LIMIT_CREATING": "60",
    "UPCARD_LIMIT_STREAMING": "100",
    "UPCARD_LIMIT_ADDRESS_TIMES": "1",
}

MOVES = 10
"""Moves that people make before, while and after something happens."""

NUMBERS = count(1)


class Server:
    """The whole product, and how it fares."""

    def __init__(self, upcard: Upcard) -> None:
        self.port = upcard.port
        self.redis_url = embedded_redis.url(upcard.data / "redis")
        self._log = upcard.data / "logs" / "web.log"
        self._told = upcard.lines
        self._master = upcard.process_of("web")
        self._workers = children(self._master)
        self._lines = len(upcard.lines)
        self._logged = self._streams = 0
        with closing(Rogue(self.port, address(), "a match that goes on", 1)) as somebody:
            self._path = somebody.path

    def memory(self) -> int:
        """What the web server's worker holds, in KiB."""
        status = Path(f"/proc/{self._workers[0]}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0])

    def check(self) -> None:
        """Nothing has died, failed or been logged as a bug since the last time."""
        assert children(self._master) == self._workers
        assert self._told[self._lines :] == []
        logged = self._new_lines()
        assert "Traceback" not in logged, logged[logged.index("Traceback") - 500 :][:3000]
        assert not re.search(r" 500 \d+ B", logged)

    def _new_lines(self) -> str:
        """What the web server has logged since the last time."""
        with self._log.open("rb") as log:
            log.seek(self._logged)
            logged = log.read()
        self._logged += len(logged)
        return logged.decode()

    def is_free(self) -> bool:
        """Are all places free that callers at two addresses may have together? They are again afterwards."""
        opened = 0
        with ExitStack() as lines:
            for share in (EACH, STREAMS - EACH):
                caller = Caller(self.port, address())
                for _ in range(share):
                    sent = request("GET", f"{self._path}/events?after=0", None, None, "Accept: text/event-stream")
                    line = lines.enter_context(closing(caller.line(sent)))
                    opened += line.recv(12).endswith(b"200")
        closed = f"GET {self._path}/events 200"
        self._streams += opened
        wait_until(lambda: self._log.read_text().count(closed) == self._streams)
        return opened == STREAMS


def address() -> str:
    """An address that nobody has used yet."""
    number = next(NUMBERS)
    return f"127.{1 + number // 60_000}.{number // 250 % 240}.{1 + number % 250}"


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with small quotas."""
    with running(tmp_path_factory.mktemp("hostile") / "data", **SETTINGS) as upcard:
        yield Server(upcard)


@pytest.fixture(scope="module")
def generous(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without quotas, where a bot can try anything thousands of times."""
    with running(tmp_path_factory.mktemp("hostile") / "data", **SETTINGS, UPCARD_LIMITS="off") as upcard:
        yield Server(upcard)


@pytest.fixture
def server(name: str, size: int, request: pytest.FixtureRequest) -> Server:
    found: Server = request.getfixturevalue("limited" if size == 1 or name in STOPPED_BY_QUOTAS else "generous")
    return found


@pytest.fixture
def reader(server: Server) -> Iterator[Reader]:
    with closing(Reader([server.port], server.redis_url, address())) as reader:
        yield reader


@pytest.mark.parametrize("size", [pytest.param(1, id="little"), pytest.param(20, id="much", marks=pytest.mark.long)])
@pytest.mark.parametrize("name", BEHAVIOURS)
def test_nobody_else_is_hurt_by_a_bot_that(name: str, size: int, server: Server, reader: Reader) -> None:
    people = People(server.port, address(), name)
    with closing(Rogue(server.port, address(), name, size)) as rogue:
        _misbehave(name, rogue, people, server, reader)
    server.check()
    if name in TAKE_PLACES:
        wait_until(server.is_free)


def _misbehave(name: str, rogue: Rogue, people: People, server: Server, reader: Reader) -> None:
    before = reader.log(rogue.match_id, rogue.tokens[OTHER_SEAT])
    match_id, tokens = rogue.match_id, rogue.tokens
    held = server.memory()
    with people.playing():
        people.wait_for(MOVES)
        calm = median(people.took)
        already = len(people.took)
        BEHAVIOURS[name](rogue)
        people.wait_for(MOVES)
        meanwhile = people.took[already:]
    events = sum(match.check(reader) for match in people.matches)
    print(
        f"{name}: {dict(rogue.met)}; people: {len(people.took)} moves, {events} events, "
        f"median {median(meanwhile) / calm:.1f} times the calm one, memory {server.memory() - held:+} KiB"
    )
    assert rogue.met, "nothing was done"
    after = reader.log(match_id, tokens[OTHER_SEAT])
    assert after[: len(before)] == before
    assert [event["version"] for event in after] == list(range(1, len(after) + 1))
    if name in CHANGES_NOTHING:
        assert len(after) == len(before)
    # Whoever sits opposite can leave at any time.
    with closing(Caller(server.port, address())) as cat:
        left = cat.ask("POST", f"/v1/matches/{match_id}/resign", None, tokens[OTHER_SEAT])
    assert (left.status, left.body["status"]) == (200, "finished")
    snapshot, folded = reader.snapshot_and_fold(match_id)
    assert snapshot == folded
