"""The Python client as others have it: built, installed in a folder of its own, used by programs of theirs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

from tests.openapi.node_tools import ROOT

PACKAGE = ROOT / "openapi" / "clients" / "python"
PROGRAMS = Path(__file__).with_name("python")


class Outsider:
    """Runs programs that find the installed client, and nothing of this project."""

    def __init__(self, installed: Path) -> None:
        self._environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "UPCARD_"))},
            "PYTHONPATH": str(installed),
            "PYTHONWARNINGS": "error::DeprecationWarning",
        }
        self._home = installed

    def start(self, *arguments: str | Path, output: int | IO[str] = subprocess.PIPE) -> subprocess.Popen[str]:
        """Start a program; its errors are in what it prints."""
        return subprocess.Popen(
            [sys.executable, *arguments],
            cwd=self._home,
            env=self._environment,
            stdout=output,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def run(self, *arguments: str | Path, within: float = 120.0) -> str:
        """What a program prints. AssertionError if it fails, or takes more than so many seconds."""
        process = self.start(*arguments)
        try:
            said, _ = process.communicate(timeout=within)
        except subprocess.TimeoutExpired:
            process.kill()
            said, _ = process.communicate()
        assert process.returncode == 0, said
        return said


@pytest.fixture(scope="session")
def outsider(tmp_path_factory: pytest.TempPathFactory) -> Outsider:
    """The client, built and installed."""
    built, installed = tmp_path_factory.mktemp("built"), tmp_path_factory.mktemp("installed")
    _run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(built), cwd=PACKAGE)
    [wheel] = built.iterdir()
    uv = Path(sys.executable).with_name("uv")
    _run(str(uv), "pip", "install", "--quiet", "--no-index", "--no-deps", "--target", str(installed), str(wheel))
    return Outsider(installed)


def _run(*command: str, cwd: Path = ROOT) -> None:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
