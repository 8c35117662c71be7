"""A small part for the supervisor's tests: it writes down what happens to it, and can misbehave on request.

Usage: a_part.py NAME FOLDER [HABIT ...]. In FOLDER it appends its name to `starts` and, when it is asked to stop, to
`stops`; `NAME.pid` holds its process id. It is ready at once, unless a habit says otherwise.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from pathlib import Path

from service.processes.lifeline import die_with_parent, report_ready


def note(folder: Path, file: str, line: str) -> None:
    with (folder / file).open("a", encoding="utf-8") as notes:
        notes.write(line + "\n")


def rest() -> None:
    """Do nothing for ever; signals come through."""
    while True:
        threading.Event().wait(60)


def bear_child(folder: Path, name: str, *, devoted: bool) -> None:
    """Fork a child that sleeps; a devoted one dies with its parent, another ignores polite signals."""
    parent = os.getpid()
    if os.fork() == 0:
        signal.signal(signal.SIGTERM, signal.SIG_DFL if devoted else signal.SIG_IGN)
        if devoted:
            die_with_parent(parent)
        note(folder, f"{name}.child.pid", str(os.getpid()))
        rest()


def main(name: str, folder: Path, habits: list[str]) -> None:
    def stop(*_: object) -> None:
        note(folder, "stops", name)
        sys.exit(0)

    signal.signal(signal.SIGTERM, signal.SIG_IGN if "deaf" in habits else stop)
    (folder / f"{name}.pid").write_text(str(os.getpid()), encoding="utf-8")
    note(folder, "starts", name)
    if "fails" in habits:
        print("the printer is on fire")
        sys.exit(3)
    if "devoted-child" in habits:
        bear_child(folder, name, devoted=True)
    if "stubborn-child" in habits:
        bear_child(folder, name, devoted=False)
    while "waits" in habits and not (folder / f"{name}.go").exists():
        threading.Event().wait(0.02)
    if "idle" not in habits:
        report_ready()
    if "short-lived" in habits:
        threading.Event().wait(0.3)
        print("enough of this")
        sys.exit(4)
    rest()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), sys.argv[3:])
