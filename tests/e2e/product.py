"""`upcard` as a stranger runs it: the installed command, in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.faults.processes import children
from tests.processes.waiting import wait_until

UPCARD = str(Path(sys.executable).with_name("upcard"))

UP_WITHIN, STOPPED_WITHIN = 60.0, 30.0
"""Seconds until everything must be ready, and until everything must be gone."""

PARTS = {"redis": "-server", "web": "gunicorn", "relay": "worker.relay", "bots": "worker.pool"}
"""What `upcard up` starts, in this order, and a word in the command line of each."""


class Upcard:
    """A running `upcard up`. `lines` is what it has printed so far; `port` is known once it is up.

    `variables` are settings beside those of the flags.
    """

    def __init__(self, data: Path, *flags: str, **variables: str) -> None:
        self.data = data
        self.lines: list[str] = []
        self.port = 0
        self._process = subprocess.Popen(
            [UPCARD, "up", "--data", str(data), "--port", "0", *flags],
            env=settings_free_environment() | variables,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def wait_until_up(self) -> None:
        """Wait for the lines that say so."""
        wait_until(lambda: any("API " in line for line in self.lines) or self._process.poll() is not None, UP_WITHIN)
        found = re.search(r"API +http://127\.0\.0\.1:(\d+)/v1", self.said)
        assert found, self.said
        self.port = int(found[1])

    def wait_until_it_is_back(self, part: str) -> None:
        """Wait for the line that says that a part which died is ready again."""
        wait_until(lambda: any(line.startswith(part) and "ready again" in line for line in self.lines))

    @property
    def said(self) -> str:
        """Everything that it has printed."""
        return "\n".join(self.lines)

    def ask_to_stop(self) -> int:
        """Press Ctrl-C; the exit code."""
        self._process.send_signal(signal.SIGINT)
        code = self._process.wait(STOPPED_WITHIN)
        self._reader.join()
        return code

    def kill(self) -> None:
        """Kill -9 the command itself, and nothing else."""
        self._process.kill()
        self._process.wait()

    def processes(self) -> list[int]:
        """All processes that work with this data folder, the command among them."""
        return processes_at_work_in(self.data)

    def process_of(self, part: str) -> int:
        """The process of a part that the command itself has started."""
        [found] = [
            pid
            for pid in children(self._process.pid)
            if PARTS[part].encode() in Path(f"/proc/{pid}/cmdline").read_bytes()
        ]
        return found

    def end(self) -> None:
        """Leave nothing behind, whatever has happened."""
        self._process.kill()
        self._process.wait()
        for pid in self.processes():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._reader.join()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.lines.append(line.rstrip("\n"))


@contextmanager
def running(data: Path, *flags: str, **variables: str) -> Iterator[Upcard]:
    """`upcard up` on this folder, ready to play."""
    upcard = Upcard(data, *flags, **variables)
    try:
        upcard.wait_until_up()
        yield upcard
    finally:
        upcard.end()


def upcard(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command to its end."""
    return subprocess.run(
        [UPCARD, *arguments],
        env=settings_free_environment(),
        capture_output=True,
        text=True,
        timeout=UP_WITHIN,
        check=False,
    )


def settings_free_environment() -> dict[str, str]:
    """The environment without any setting of Upcard, so that the defaults hold."""
    return {name: value for name, value in os.environ.items() if not name.startswith("UPCARD_")}


def processes_at_work_in(folder: Path) -> list[int]:
    """All processes that run in this folder, or have it in their command line or a variable."""
    name = os.fsencode(folder)
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with suppress(OSError):
                # All three are empty for a zombie, which only waits to be counted.
                traces = [(entry / "cmdline").read_bytes(), (entry / "environ").read_bytes()]
                traces.append(os.fsencode((entry / "cwd").readlink()))
                if any(name in trace for trace in traces):
                    found.append(int(entry.name))
    return found
