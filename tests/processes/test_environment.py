""".ci/environment: what a machine without a fitting Python is told."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.architecture.source import ROOT

NEW_ENOUGH = 'case "$2" in *version_info*) exit 0 ;; *ensurepip*) exit 1 ;; esac'
"""A Python that is new enough and cannot make virtual environments, as Debian's is without python3-venv."""

OLD = "exit 1"
"""A Python that is too old, or a shim that leads nowhere: both fail when they are asked for their version."""


def environment(folder: Path, **programs: str) -> subprocess.CompletedProcess[str]:
    """Run the script in an empty folder, on a machine that has only these programs."""
    (folder / "bin").mkdir()
    for name, script in programs.items():
        path = folder / "bin" / name.replace("_", ".")
        path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        path.chmod(0o755)
    return subprocess.run(
        [ROOT / ".ci" / "environment", "requirements.lock"],
        cwd=folder,
        env={"PATH": str(folder / "bin")},
        capture_output=True,
        text=True,
        check=False,
    )


def test_without_python_it_says_what_to_install(tmp_path: Path) -> None:
    said = environment(tmp_path, python3=OLD, python3_11=OLD)
    assert said.returncode == 1
    assert "needs Python 3.11 or newer, and none was found" in said.stderr
    assert "apt install python3 python3-venv" in said.stderr


def test_without_venv_it_says_what_to_install(tmp_path: Path) -> None:
    said = environment(tmp_path, python3=NEW_ENOUGH)
    assert said.returncode == 1
    assert said.stderr.startswith("python3 cannot make virtual environments")
    assert "apt install python3-venv" in said.stderr


def test_a_python_that_will_not_do_is_passed_over(tmp_path: Path) -> None:
    said = environment(tmp_path, python3_14=OLD, python3_12=NEW_ENOUGH, python3=OLD)
    assert said.stderr.startswith("python3.12 cannot make virtual environments")
