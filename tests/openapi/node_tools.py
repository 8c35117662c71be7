"""Packages of npm: installed when they are first needed, as make does."""

from __future__ import annotations

import fcntl
import subprocess
from pathlib import Path

from tests.leaving_out import leave_out

ROOT = Path(__file__).parents[2]
FOLDER = Path(__file__).with_name("node")


def node_tools(folder: Path = FOLDER) -> Path:
    """This folder, with its packages. Skips the test where they cannot be had; on a build server that is a failure."""
    # Tests run in several processes, and npm empties the folder before it fills it.
    with (folder / "package-lock.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        run = subprocess.run(
            [ROOT / ".ci" / "node-packages", folder],
            capture_output=True,
            text=True,
            check=False,
            stdin=subprocess.DEVNULL,
        )
    if not (folder / "node_modules" / ".package-lock.json").exists():
        leave_out(run.stderr.strip())
    return folder
