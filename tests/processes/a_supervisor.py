"""A supervisor in a process of its own, for tests that signal and kill it.

Usage: a_supervisor.py FOLDER PART ..., each PART a name and the habits of `a_part.py`, with commas between. A part
named `redis` is the real one, with its data in FOLDER.
"""

from __future__ import annotations

import sys
from pathlib import Path

from service.processes.data_folder import claim
from service.processes.embedded_redis import find_server
from service.processes.lifeline import READY_FILE
from service.processes.part import Part, python
from service.processes.parts import redis_part
from service.processes.supervisor import Patience, Supervisor
from service.settings import Settings

A_PART = Path(__file__).with_name("a_part.py")


def part(folder: Path, name: str, habits: list[str]) -> Part:
    ready_file = folder / f"{name}.ready"
    return Part(
        name=name,
        command=python(str(A_PART), name, str(folder), *habits),
        environment={READY_FILE: str(ready_file)},
        ready_file=ready_file,
        ready=ready_file.exists,
        ready_within=1 if "idle" in habits else 30,
        stop_within=60 if "patiently" in habits else 1,
    )


def main(folder: Path, wanted: list[str]) -> int:
    parts = []
    for name, *habits in (one.split(",") for one in wanted):
        if name == "redis":
            parts.append(redis_part(Settings(), claim(folder, stop_leftover=lambda: None), find_server()))
        else:
            parts.append(part(folder, name, habits))
    return Supervisor(
        parts,
        folder / "logs",
        say=lambda line: print(line, flush=True),
        welcome="all up",
        patience=Patience(first_pause=0.05, longest_pause=0.1, quick_deaths=3),
    ).run()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
