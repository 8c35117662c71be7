"""service/processes/lifeline.py: a child learns that its parent is gone, with the kernel's help or without."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from service.processes import lifeline
from tests.processes.waiting import lives, wait_until

FORKING = """
import os, sys, threading
from service.processes import lifeline
if sys.argv[1] == "any system":
    lifeline._libc = None
    lifeline._LOOK_SECONDS = 0.05
parent = os.getpid()
if os.fork() == 0:
    lifeline.die_with_parent(parent)
    print(os.getpid(), flush=True)
threading.Event().wait(60)
"""


@pytest.mark.parametrize(
    "system",
    [
        pytest.param(
            "linux",
            marks=pytest.mark.skipif(sys.platform != "linux", reason="only Linux's kernel tells a child"),
        ),
        "any system",
    ],
)
def test_a_child_dies_when_its_parent_is_killed(system: str) -> None:
    with subprocess.Popen([sys.executable, "-c", FORKING, system], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        assert lives(child)
        parent.kill()
    wait_until(lambda: not lives(child))


def test_a_child_that_comes_too_late_dies_at_once() -> None:
    late = "import os; from service.processes.lifeline import die_with_parent; die_with_parent(os.getppid() + 1)"
    assert subprocess.run([sys.executable, "-c", late], check=False).returncode == -signal.SIGTERM


def test_readiness_is_reported_to_the_supervisor_s_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(lifeline.READY_FILE, str(tmp_path / "ready"))
    lifeline.report_ready()
    assert (tmp_path / "ready").exists()


def test_without_a_supervisor_nothing_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(lifeline.READY_FILE, raising=False)
    monkeypatch.chdir(tmp_path)
    lifeline.report_ready()
    assert list(tmp_path.iterdir()) == []
