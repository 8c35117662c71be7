"""Starts the parts in order, starts them again when they die, and stops them in the opposite order."""

from __future__ import annotations

import os
import select
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from service.processes.part import Part, Running

_LOOK_SECONDS = 0.05
_QUIET_SECONDS = 1.0
_STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)

Say = Callable[[str], None]


@dataclass(frozen=True, kw_only=True)
class Patience:
    """How often and how soon a part that dies is started again.

    The pause doubles from `first_pause` to `longest_pause` seconds. A part that lived `settled_after` seconds counts
    as healthy again; one that dies `quick_deaths` times without that brings everything down.
    """

    first_pause: float = 0.25
    longest_pause: float = 4.0
    settled_after: float = 30.0
    quick_deaths: int = 5


class PartFailed(Exception):
    """A part does not come up or does not stay up; the message is for the operator, over several lines."""


class _Asked(Exception):
    """Somebody asked us to stop."""


class _Watched:
    """A part, its process now if it has one, and how it has fared."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.running: Running | None = None
        self.ready = False
        self.started_at = 0.0
        self.start_again_at = 0.0
        self.deaths = 0


class Supervisor:
    """Runs the parts until somebody asks it to stop, or one of them fails for good.

    `say` prints a line for the operator, `welcome` the one when all parts are ready. Must run in the main thread of
    a process without other threads.
    """

    def __init__(
        self,
        parts: Sequence[Part],
        logs: Path,
        say: Say,
        welcome: str = "",
        patience: Patience = Patience(),
    ) -> None:
        self._watched = [_Watched(part) for part in parts]
        self._logs = logs
        self._tell = say
        self._welcome = welcome
        self._patience = patience
        self._width = max((len(part.name) for part in parts), default=0)
        self._requests = 0

    def run(self) -> int:
        """The exit code: 0 when we were asked to stop, 1 when a part failed."""
        with self._signals() as self._wake:
            try:
                for one in self._watched:
                    self._bring_up(one)
                self._say(self._welcome)
                while True:
                    self._pause()
                    for one in self._watched:
                        self._look_after(one)
            except _Asked:
                self._say("Stopping; once more to stop at once.")
                return 0
            except PartFailed as failure:
                self._say(str(failure))
                return 1
            finally:
                for one in reversed(self._watched):
                    self._bring_down(one)

    def _bring_up(self, one: _Watched) -> None:
        self._start(one)
        while not one.ready:
            self._pause()
            if (end := self._ended(one)) is not None:
                raise PartFailed(self._obituary(one, f"did not start: {end}"))
            self._check_ready(one)

    def _look_after(self, one: _Watched) -> None:
        now = time.monotonic()
        if one.running is None:
            if now >= one.start_again_at:
                self._start(one)
            return
        if (end := self._ended(one)) is not None:
            self._start_later(one, end, now)
        elif not one.ready:
            self._check_ready(one)

    def _start(self, one: _Watched) -> None:
        one.ready = False
        one.started_at = time.monotonic()
        try:
            one.running = Running(one.part, self._logs)
        except OSError as refusal:
            raise PartFailed(f"{one.part.name} cannot be started: {refusal}") from refusal

    def _ended(self, one: _Watched) -> str | None:
        """How the part's process ended, or None while it lives. One that is not ready in time is ended here."""
        assert one.running is not None
        end = one.running.end()
        if end is None and not one.ready and time.monotonic() > one.started_at + one.part.ready_within:
            end = f"not ready within {one.part.ready_within:g} s"
        return end

    def _check_ready(self, one: _Watched) -> None:
        one.ready = one.part.ready()
        if one.ready:
            took = time.monotonic() - one.started_at
            self._line(one, f"{'ready' if one.deaths == 0 else 'ready again'} in {took:.1f} s", one.part.summary)

    def _start_later(self, one: _Watched, end: str, now: float) -> None:
        assert one.running is not None
        if now - one.started_at >= self._patience.settled_after:
            one.deaths = 0
        one.deaths += 1
        if one.deaths >= self._patience.quick_deaths:
            raise PartFailed(self._obituary(one, f"died {one.deaths} times, the last time: {end}"))
        # Its children may still hold its port or its queue.
        one.running.kill()
        one.running, one.ready = None, False
        pause = min(self._patience.first_pause * 2 ** (one.deaths - 1), self._patience.longest_pause)
        one.start_again_at = now + pause
        self._line(one, f"died ({end})", f"starting it again in {pause:g} s")

    def _bring_down(self, one: _Watched) -> None:
        if one.running is None:
            return
        was_alive = one.running.end() is None
        one.running.ask_to_stop()
        deadline = time.monotonic() + one.part.stop_within
        while (end := one.running.end()) is None and time.monotonic() < deadline and self._requests < 2:
            self._wait()
        one.running.kill()
        one.running = None
        if was_alive:
            self._line(one, "stopped" if end is not None else "killed")

    def _obituary(self, one: _Watched, what: str) -> str:
        assert one.running is not None
        words = one.running.last_words()
        if not words:
            return f"{one.part.name} {what}. It printed nothing."
        quoted = "".join(f"\n    {line}" for line in words)
        return f"{one.part.name} {what}. The last lines of {one.running.log}:{quoted}"

    def _line(self, one: _Watched, what: str, more: str = "") -> None:
        self._say(f"{one.part.name:{self._width}}  {what:<18}  {more}".rstrip())

    def _say(self, line: str) -> None:
        # The terminal may be gone, and the parts still have to be stopped in order.
        with suppress(OSError):
            self._tell(line)

    def _pause(self) -> None:
        """Wait for a moment, or less if something happens. Raises _Asked when we are asked to stop."""
        if self._requests == 0:
            self._wait()
        if self._requests:
            raise _Asked

    def _wait(self) -> None:
        quiet = all(one.ready for one in self._watched) and not self._requests
        if select.select([self._wake], [], [], _QUIET_SECONDS if quiet else _LOOK_SECONDS)[0]:
            os.read(self._wake, 4096)

    @contextmanager
    def _signals(self) -> Iterator[int]:
        """Count requests to stop; the pipe given out gets a byte for every signal, the death of a part included."""
        reading, writing = os.pipe()
        os.set_blocking(writing, False)
        before_wakeup = signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
        before = {number: signal.signal(number, self._asked) for number in _STOP_SIGNALS}
        before[signal.SIGCHLD] = signal.signal(signal.SIGCHLD, lambda *_: None)
        try:
            yield reading
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
            signal.set_wakeup_fd(before_wakeup)
            os.close(reading)
            os.close(writing)

    def _asked(self, *_: object) -> None:
        self._requests += 1
