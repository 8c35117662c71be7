"""Clients in Java and Go: generated, compiled with a small program, and kept until something of that changes."""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.leaving_out import leave_out
from tests.openapi.node_tools import ROOT

FOLDER = Path(__file__).parent
BUILD = FOLDER / "build"
LOCK = FOLDER / "generators.lock"
TOOLS = ROOT / ".venv" / "generators"
GO = TOOLS / "bin" / "go"
VALIDATOR = Path("/usr/share/gocode/src/gopkg.in/validator.v2")
"""Where Debian keeps the one library that the Go client needs. Elsewhere Go fetches it."""

BRIEF_JVM = ("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC")
"""For what runs a few seconds: compiling its own code well would cost Java more than it saves."""


def java_program() -> list[str]:
    """The command that plays a match by the Java client; the server's address is its last argument."""
    java, javac = _found("java"), _found("javac")
    jar, folder = _generator(), BUILD / "java"
    with _once(folder, FOLDER / "java") as stale:
        if stale:
            _generate(java, jar, "java")
            sources = sorted(
                [*(folder / "client" / "src" / "main").rglob("*.java"), *(FOLDER / "java").rglob("*.java")]
            )
            (folder / "sources").write_text("\n".join(map(str, sources)))
            brief = [f"-J{flag}" for flag in BRIEF_JVM]
            _run(
                [javac, *brief, "-proc:none", "-nowarn", "-cp", jar, "-d", folder / "classes", f"@{folder / 'sources'}"]
            )
    return [java, *BRIEF_JVM, "-cp", os.pathsep.join([str(jar), str(folder / "classes")]), "PlayAMatch"]


def go_program() -> list[str]:
    """The command that plays a match by the Go client; the server's address is its last argument."""
    java = _found("java")
    jar, folder = _generator(), BUILD / "go"
    with _once(folder, FOLDER / "go") as stale:
        if stale:
            _generate(java, jar, "go")
            client = folder / "client"
            (client / "play").mkdir()
            shutil.copy(FOLDER / "go" / "main.go", client / "play")
            _find_the_validator(client)
            # Neither optimized nor ready for debuggers: the standard library then takes little more than half the time.
            binaries = f"{folder / 'bin'}{os.sep}"
            _run([GO, "-C", client, "build", "-gcflags=all=-N -l -dwarf=false", "-ldflags=-s", "-o", binaries, "./..."])
    return [str(folder / "bin" / "play")]


def _find_the_validator(client: Path) -> None:
    """Let the client find the one library that it needs."""
    if VALIDATOR.exists():
        copy = client.with_name("validator")
        shutil.copytree(VALIDATOR, copy, ignore=shutil.ignore_patterns("*_test.go"))
        (copy / "go.mod").write_text("module gopkg.in/validator.v2\n")
        _run([GO, "-C", client, "mod", "edit", f"-replace=gopkg.in/validator.v2={copy}"])
    elif _tried([GO, "-C", client, "mod", "download"]).returncode != 0:
        leave_out("gopkg.in/validator.v2 cannot be fetched. Debian: apt install golang-gopkg-validator.v2-dev.")


def _generate(java: str, jar: Path, language: str) -> None:
    shutil.rmtree(BUILD / language, ignore_errors=True)
    _run([java, *BRIEF_JVM, "-jar", jar, "generate", "-c", FOLDER / language / "generator.yaml"])


def _generator() -> Path:
    """The generator's jar, installed with the Go toolchain when they are first needed."""
    installed = TOOLS / "installed"
    with _alone(ROOT / ".venv" / "generators.lock"):
        wanted = _fingerprint(LOCK)
        if not installed.exists() or installed.read_text() != wanted:
            done = _tried([ROOT / ".ci" / "environment", LOCK, TOOLS])
            if done.returncode != 0:
                leave_out(f"what generates clients cannot be installed: {done.stderr}")
            installed.write_text(wanted)
    [jar] = TOOLS.glob("lib/python*/site-packages/openapi_generator_cli/openapi-generator.jar")
    return jar


@contextmanager
def _once(folder: Path, programs: Path) -> Iterator[bool]:
    """True if what is in the folder must be made again; what the block has made is kept, unless it fails."""
    stamp = folder / "made"
    with _alone(BUILD / f"{folder.name}.lock"):
        wanted = _fingerprint(ROOT / "openapi" / "openapi.json", LOCK, Path(__file__), *sorted(programs.rglob("*.*")))
        stale = not stamp.exists() or stamp.read_text() != wanted
        yield stale
        if stale:
            stamp.write_text(wanted)


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """Tests run in several processes, and each of these steps is done by one."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def _fingerprint(*files: Path) -> str:
    return hashlib.sha256(b"".join(file.read_bytes() for file in files if file.is_file())).hexdigest()


def _found(command: str) -> str:
    path = shutil.which(command)
    if path is None:
        leave_out(
            f"{command} is not on the PATH: install a JDK, 17 or newer. Debian: apt install openjdk-17-jdk-headless."
        )
    return path


def _run(command: Sequence[Path | str]) -> None:
    done = _tried(command)
    assert done.returncode == 0, f"{done.stdout[-5000:]}{done.stderr[-5000:]}"


def _tried(command: Sequence[Path | str]) -> subprocess.CompletedProcess[str]:
    # Go shall change what go.mod says if it must, and use neither another version of itself nor a C compiler.
    go = {"GOFLAGS": "-mod=mod", "GOTOOLCHAIN": "local", "GOWORK": "off", "CGO_ENABLED": "0"}
    return subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | go,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
