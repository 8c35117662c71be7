"""One part of Upcard: what it is, and the process that is it now."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from service.processes import lifeline

_LOG_BYTES = 5_000_000
_TAIL_LINES = 15


@dataclass(frozen=True, kw_only=True)
class Part:
    """What the supervisor needs to know to start a part, to see that it works, and to stop it.

    - `command`, `environment`: the program, and variables beyond the supervisor's own.
    - `ready`: whether it does its work; asked again and again, so it answers quickly and raises nothing.
    - `summary`: what its line on the console says once it is ready.
    - `ready_within`: seconds from its start until it must be ready.
    - `stop_within`: seconds from the polite signal until it is killed.
    - `keep_open`: descriptors that it inherits.
    - `ready_file`: the file by which it reports that it is ready, if it does so; gone before each start.
    """

    name: str
    command: tuple[str, ...]
    ready: Callable[[], bool]
    summary: str = ""
    environment: Mapping[str, str] = field(default_factory=dict)
    ready_within: float = 30.0
    stop_within: float = 10.0
    keep_open: tuple[int, ...] = ()
    ready_file: Path | None = None


class Running:
    """The process of a part, in a session of its own, so that Ctrl-C reaches the supervisor alone.

    On Linux it dies with the supervisor. What it prints goes to the part's log file.
    """

    def __init__(self, part: Part, logs: Path) -> None:
        self.part = part
        self.log = logs / f"{part.name}.log"
        self._log_start = _rotated(self.log)
        if part.ready_file is not None:
            part.ready_file.unlink(missing_ok=True)
        with self.log.open("ab") as out:
            self._process = subprocess.Popen(
                part.command,
                env={**os.environ, "PYTHONUNBUFFERED": "1", **part.environment},
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                pass_fds=part.keep_open,
                start_new_session=True,
                preexec_fn=lifeline.tied_to(os.getpid()),  # noqa: PLW1509 - the supervisor has one thread only
            )

    @property
    def pid(self) -> int:
        """The process id, which is also its group's."""
        return self._process.pid

    def end(self) -> str | None:
        """How the process ended (`exit code 3`, `killed by SIGKILL`), or None while it runs."""
        code = self._process.poll()
        if code is None:
            return None
        return f"exit code {code}" if code >= 0 else f"killed by {signal.Signals(-code).name}"

    def ask_to_stop(self) -> None:
        """Send the polite signal, to the first process of the part only: it stops its own children in order."""
        if self._process.poll() is None:
            self._process.terminate()

    def kill(self) -> None:
        """Kill the process and whatever is left of its group."""
        # Nobody may be left; macOS calls a group of zombies forbidden.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.pid, signal.SIGKILL)
        self._process.wait()

    def last_words(self) -> list[str]:
        """The last lines that this process printed."""
        with self.log.open("rb") as printed:
            printed.seek(self._log_start)
            return printed.read().decode(errors="replace").splitlines()[-_TAIL_LINES:]


def python(*arguments: str) -> tuple[str, ...]:
    """The command that runs a module or script by the Python that runs this."""
    return (sys.executable, *arguments)


def _rotated(log: Path) -> int:
    """Put a big log aside as `.1`, and say where the next line of the log will stand, in bytes."""
    log.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    size = log.stat().st_size if log.exists() else 0
    if size < _LOG_BYTES:
        return size
    log.replace(log.with_suffix(".log.1"))
    return 0
