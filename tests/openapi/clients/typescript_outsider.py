"""The TypeScript client as others have it: packed, installed in a project of theirs, used by programs of theirs."""

from __future__ import annotations

import fcntl
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.e2e.printed import blocks, marks
from tests.openapi.node_tools import ROOT, node_tools

PACKAGE = ROOT / "openapi" / "clients" / "typescript"
PROGRAMS = Path(__file__).with_name("typescript")
README = PACKAGE / "README.md"

DONE = "compiled"


def run(*command: str | Path, cwd: Path, within: float = 120) -> str:
    """What a command prints, its errors too. Within so many seconds; AssertionError if it fails."""
    done = subprocess.run(
        command, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=within, check=False
    )
    assert done.returncode == 0, f"{command} failed:\n{done.stdout}"
    return done.stdout


def project(parent: Path) -> Path:
    """A folder with the package and all programs, compiled. The first process that asks makes it for all."""
    node_tools(PACKAGE)
    folder = parent / "outsider"
    with (parent / "outsider.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / DONE).exists():
            shutil.rmtree(folder, ignore_errors=True)
            _make(folder)
            (folder / DONE).touch()
    return folder


def _make(folder: Path) -> None:
    shutil.copytree(PROGRAMS, folder)
    shutil.copy(PACKAGE / "examples" / "bot.ts", folder)
    for name in marks(README):
        [code] = blocks(README, name, "ts")
        (folder / f"readme_{name}.ts").write_text(code, encoding="utf-8")
    run("npm", "pack", "--silent", "--pack-destination", folder, cwd=PACKAGE)
    [packed] = folder.glob("*.tgz")
    (folder / "package.json").write_text('{"name": "outsider", "private": true, "type": "module"}\n')
    run("npm", "install", "--offline", "--silent", "--ignore-scripts", "--no-audit", "--no-fund", packed, cwd=folder)
    # Compiler and Node's types are those that the package pins, whatever a registry has today.
    types = PACKAGE / "node_modules" / "@types"
    run("node", PACKAGE / "node_modules" / "typescript" / "bin" / "tsc", "--typeRoots", types, cwd=folder)


@pytest.fixture(scope="session")
def outsider(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The project, made once for all processes of the tests."""
    base = tmp_path_factory.getbasetemp()
    return project(base if worker_id == "master" else base.parent)
