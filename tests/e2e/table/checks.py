"""The packages of the folder `node` beside this: installed when they are first needed."""

from __future__ import annotations

import fcntl
import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
FOLDER = Path(__file__).with_name("node")


def node_packages() -> Path:
    """The folder of the packages. Skips the test where they cannot be had, but on a build server that is a failure."""
    # Tests run in several processes, and npm empties the folder before it fills it.
    with (FOLDER / "package-lock.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        run = subprocess.run(
            [ROOT / ".ci" / "node-packages", FOLDER],
            capture_output=True,
            text=True,
            check=False,
            stdin=subprocess.DEVNULL,
        )
    if not (FOLDER / "node_modules" / ".package-lock.json").exists():
        if os.environ.get("CI") == "true":
            pytest.fail(run.stderr)
        pytest.skip(run.stderr.strip())
    return FOLDER


def axe_source() -> str:
    """The accessibility checker, a script for a page."""
    return (node_packages() / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
