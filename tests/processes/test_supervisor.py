"""service/processes/supervisor.py: order, care and a clean end, with real processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from redis import Redis

from service.processes import embedded_redis
from tests.processes.waiting import lives, wait_until

A_SUPERVISOR = Path(__file__).with_name("a_supervisor.py")


class Supervised:
    """A supervisor in its own process, and what can be seen of it and its parts from outside."""

    def __init__(self, folder: Path, parts: tuple[str, ...]) -> None:
        self.folder = folder
        self._console = folder / "console"
        with self._console.open("wb") as out:
            self.process = subprocess.Popen(
                [sys.executable, A_SUPERVISOR, folder, *parts], stdout=out, stderr=subprocess.STDOUT
            )

    @property
    def console(self) -> str:
        return self._console.read_text(encoding="utf-8")

    def notes(self, file: str) -> list[str]:
        path = self.folder / file
        return path.read_text(encoding="utf-8").split() if path.exists() else []

    def pid(self, name: str) -> int:
        return int(wait_until(lambda: self.notes(f"{name}.pid"))[0])

    def up(self) -> Supervised:
        wait_until(lambda: "all up" in self.console or self.process.poll() is not None)
        assert "all up" in self.console, self.console
        return self

    def ended(self, seconds: float = 20) -> int:
        return self.process.wait(seconds)


Start = Callable[..., Supervised]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts a supervisor with these parts in a folder of the test's own."""
    running: list[Supervised] = []

    def start(*parts: str) -> Supervised:
        running.append(Supervised(tmp_path, parts))
        return running[-1]

    yield start
    for one in running:
        # Asked and not killed, since it alone ends the children that ignore polite signals.
        one.process.terminate()
        one.ended()


def test_a_part_starts_when_the_one_before_it_is_ready(start: Start) -> None:
    supervised = start("first,waits", "second")
    supervised.pid("first")
    assert supervised.notes("starts") == ["first"]
    (supervised.folder / "first.go").touch()
    supervised.up()
    assert supervised.notes("starts") == ["first", "second"]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP], ids=lambda number: number.name)
def test_parts_stop_in_the_opposite_order(start: Start, number: signal.Signals) -> None:
    supervised = start("first", "second", "third").up()
    supervised.process.send_signal(number)
    assert supervised.ended() == 0
    assert supervised.notes("stops") == ["third", "second", "first"]


def test_parts_are_stopped_although_nobody_reads_the_console(tmp_path: Path) -> None:
    command = [sys.executable, str(A_SUPERVISOR), str(tmp_path), "first", "second"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as supervisor:
        assert supervisor.stdout is not None
        assert any(b"all up" in line for line in supervisor.stdout)
        supervisor.stdout.close()
        supervisor.terminate()
    assert (tmp_path / "stops").read_text(encoding="utf-8").split() == ["second", "first"]


def test_a_stop_is_heard_while_a_part_is_still_starting(start: Start) -> None:
    supervised = start("first", "second,waits")
    supervised.pid("second")
    supervised.process.terminate()
    assert supervised.ended() == 0
    assert supervised.notes("stops") == ["second", "first"]


def test_a_part_that_does_not_listen_is_killed(start: Start) -> None:
    supervised = start("first", "second,deaf").up()
    supervised.process.terminate()
    assert supervised.ended() == 0
    assert not lives(supervised.pid("second"))
    assert "second  killed" in supervised.console
    assert supervised.notes("stops") == ["first"]


def test_the_second_request_waits_for_nobody(start: Start) -> None:
    supervised = start("first,deaf,patiently").up()
    supervised.process.send_signal(signal.SIGINT)
    wait_until(lambda: "Stopping" in supervised.console)
    supervised.process.send_signal(signal.SIGINT)
    assert supervised.ended(seconds=10) == 0
    assert not lives(supervised.pid("first"))


def test_a_part_that_dies_is_started_again(start: Start) -> None:
    supervised = start("first", "second").up()
    dead = supervised.pid("first")
    os.kill(dead, signal.SIGKILL)
    wait_until(lambda: "first   ready again" in supervised.console)
    assert supervised.pid("first") != dead
    assert "first   died (killed by SIGKILL)" in supervised.console
    assert supervised.notes("starts") == ["first", "second", "first"]


def test_what_a_dead_part_left_is_killed_before_it_starts_again(start: Start) -> None:
    supervised = start("first,stubborn-child").up()
    child = int(wait_until(lambda: supervised.notes("first.child.pid"))[0])
    os.kill(supervised.pid("first"), signal.SIGKILL)
    wait_until(lambda: "ready again" in supervised.console)
    assert not lives(child)


def test_a_part_that_keeps_dying_brings_everything_down(start: Start) -> None:
    supervised = start("first", "second,short-lived")
    assert supervised.ended() == 1
    assert "second died 3 times, the last time: exit code 4" in supervised.console
    assert "    enough of this" in supervised.console
    assert supervised.notes("starts") == ["first", "second", "second", "second"]
    assert supervised.notes("stops") == ["first"]


def test_a_part_that_does_not_start_is_quoted(start: Start) -> None:
    supervised = start("first", "second,fails", "third")
    assert supervised.ended() == 1
    assert "second did not start: exit code 3" in supervised.console
    assert "    the printer is on fire" in supervised.console
    assert supervised.notes("starts") == ["first", "second"]
    assert supervised.notes("stops") == ["first"]


def test_a_part_that_is_never_ready_is_given_up(start: Start) -> None:
    supervised = start("first", "second,idle")
    assert supervised.ended() == 1
    assert "second did not start: not ready within 1 s. It printed nothing." in supervised.console
    assert not lives(supervised.pid("second"))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a process that its parent was killed")
def test_nothing_is_left_when_the_supervisor_is_killed(start: Start) -> None:
    supervised = start("redis", "first,devoted-child", "second").up()
    processes = [supervised.pid(name) for name in ("first", "second", "first.child")]
    with Redis.from_url(embedded_redis.url(supervised.folder / "redis")) as client:
        processes.append(int(client.info("server")["process_id"]))
    assert all(lives(process) for process in processes)
    supervised.process.kill()
    wait_until(lambda: not any(lives(process) for process in processes))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a process that its parent was killed")
def test_the_next_run_finds_what_the_killed_one_kept(start: Start) -> None:
    killed = start("redis").up()
    folder = killed.folder / "redis"
    assert embedded_redis.tell(folder, "SET", "card", "Qs").startswith(b"+OK")
    killed.process.kill()
    killed.process.wait()
    start("redis").up()
    assert embedded_redis.tell(folder, "STRLEN", "card").startswith(b":2")
