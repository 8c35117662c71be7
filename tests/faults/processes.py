"""The processes of Upcard under a storm: Redis, two web servers, the relay and the bots, killed and started again."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Literal, NamedTuple

import msgspec

from service.processes import embedded_redis
from service.processes.data_folder import claim
from service.processes.part import Part, Running
from service.processes.parts import bots_part, redis_part, relay_part, web_part
from service.processes.up import free_port
from service.settings import Settings
from tests.processes.waiting import wait_until

Fsync = Literal["everysec", "always"]

REDIS, RELAY, BOTS = "redis", "relay", "bots"
WEBS = ("web-a", "web-b")


class Written(NamedTuple):
    """How far Redis had written its log at a moment of the monotonic clock."""

    moment: float
    file: Path
    length: int


class House:
    """The parts of Upcard, each a real process, with the commands and settings of `upcard up`.

    There are two web servers that know nothing of each other. Start and kill from the main thread only: the parts
    live as long as the thread that started them.
    """

    def __init__(self, folder: Path, appendfsync: Fsync) -> None:
        self._folder = claim(folder / "data", stop_leftover=lambda: None)
        self.settings = Settings(
            data=str(folder / "data"),
            redis_url=embedded_redis.url(self._folder.redis),
            appendfsync=appendfsync,
            web_workers=1,
            web_threads=40,
            max_streams=30,
            # Longer than a client's patience, so that a stream on which nothing happens is taken for broken.
            stream_keep_alive=60,
            workers=2,
            bot_budget_ms=300,
            # All clients have one address, and none of them waits for anything.
            limits="off",
        )
        web_settings = [msgspec.structs.replace(self.settings, port=free_port("127.0.0.1", 0)) for _ in WEBS]
        self.ports = [settings.port for settings in web_settings]
        self._parts: dict[str, Part] = {
            REDIS: redis_part(self.settings, self._folder, embedded_redis.find_server()),
            **{name: replace(web_part(settings), name=name) for name, settings in zip(WEBS, web_settings, strict=True)},
            RELAY: relay_part(self.settings, self._folder),
            BOTS: bots_part(self.settings, self._folder),
        }
        self._running: dict[str, Running] = {}

    @contextmanager
    def up(self) -> Iterator[None]:
        """Everything runs and is ready; at the end everything is gone, whatever happens."""
        try:
            for name in self._parts:
                self.start(name)
                self.wait_for(name)
            yield
        finally:
            for running in self._running.values():
                running.kill()
            self._folder.release()

    def start(self, name: str) -> None:
        """Start a part, or start it again: as the supervisor does, after the rest of its group."""
        if name in self._running:
            self._running[name].kill()
        self._running[name] = Running(self._parts[name], self._folder.logs)

    def wait_for(self, name: str) -> None:
        """Wait until a part does its work."""
        wait_until(self._parts[name].ready, seconds=30)

    def kill(self, name: str) -> None:
        """Kill -9 the first process of a part, and nothing else."""
        os.kill(self._running[name].pid, signal.SIGKILL)
        wait_until(lambda: self._running[name].end() is not None)

    def kill_child(self, name: str, random: Random) -> bool:
        """Kill -9 one of the processes that a part has started. False if it has none at this moment."""
        found = children(self._running[name].pid)
        if found:
            os.kill(random.choice(found), signal.SIGKILL)
        return bool(found)

    def written(self) -> Written:
        """How far Redis has written its log."""
        moment = time.monotonic()
        file = max((self._folder.redis / "appendonlydir").glob("*.incr.aof"), key=lambda path: path.stat().st_mtime_ns)
        return Written(moment, file, file.stat().st_size)

    def cut(self, since: Written, random: Random) -> int:
        """What a power cut does: of all that the dead Redis wrote since that moment, an arbitrary end is gone.

        The number of bytes lost. Nothing is lost if the server began a new file in between.
        """
        until = self.written()
        if until.file != since.file:
            return 0
        kept = random.randint(since.length, until.length)
        os.truncate(until.file, kept)
        return until.length - kept

    def last_words(self) -> str:
        """The ends of all logs, for whoever must find out what went wrong."""
        return "\n".join(f"--- {name}\n" + "\n".join(running.last_words()) for name, running in self._running.items())


def children(parent: int) -> list[int]:
    """The processes whose parent this is, in the order of their ids."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                after_name = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                # It ended while we looked.
                continue
            if int(after_name[1]) == parent and after_name[0] != "Z":
                found.append(int(entry.name))
    return sorted(found)
