"""The data folder and who may use it: one `upcard up` at a time.

The lock is a file lock that the embedded server inherits, so the folder stays taken for as long as anything may still
write to it, even when the supervisor was killed.
"""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Callable
from pathlib import Path
from threading import Event

LOCK = "upcard.lock"

_LEFTOVER_SECONDS = 15.0
_LOOK_SECONDS = 0.05


class FolderTrouble(Exception):
    """The data folder cannot be used; the message says why and what to do."""


class FolderInUse(FolderTrouble):
    """Another `upcard up` runs on this folder."""


class DataFolder:
    """A claimed data folder: `redis` holds the server's data, `logs` a file for each part.

    `lock` is the descriptor to be passed on to whatever writes into the folder.
    """

    def __init__(self, path: Path, lock: int) -> None:
        self.path = path
        self.lock = lock
        self.redis = path / "redis"
        self.logs = path / "logs"

    def release(self) -> None:
        """Give up our own hold; whoever inherited the lock keeps it."""
        os.close(self.lock)


def claim(path: Path, stop_leftover: Callable[[], object], patience: float = _LEFTOVER_SECONDS) -> DataFolder:
    """Take this folder, created if need be, for this process.

    A server that an earlier run left behind is told to stop by `stop_leftover`, and waited for; `patience` is
    how many seconds.

    Raises:
        FolderInUse: another supervisor runs on it.
        FolderTrouble: it cannot be written, or a server left behind does not stop.
    """
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = os.open(path / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as refusal:
        raise FolderTrouble(f"{path} cannot be written: {refusal.strerror}. Choose another with --data.") from refusal
    try:
        if not _taken(lock):
            _outlive_leftover(path, lock, stop_leftover, patience)
        os.truncate(lock, 0)
        os.pwrite(lock, str(os.getpid()).encode(), 0)
    except BaseException:
        os.close(lock)
        raise
    return DataFolder(path, lock)


def holder(path: Path) -> int | None:
    """The process that last claimed this folder, if it still lives."""
    try:
        claimed_by = int((path / LOCK).read_text())
    except (OSError, ValueError):
        return None
    try:
        os.kill(claimed_by, 0)
    except ProcessLookupError:
        return None
    except PermissionError:
        # It lives, and belongs to somebody else.
        pass
    return claimed_by


def _outlive_leftover(path: Path, lock: int, stop_leftover: Callable[[], object], patience: float) -> None:
    if (living := holder(path)) is not None:
        raise FolderInUse(
            f"{path} is in use by another `upcard up`, process {living}. Stop it, or choose another --data."
        )
    stop_leftover()
    pause = Event()
    deadline = time.monotonic() + patience
    while not _taken(lock):
        if time.monotonic() > deadline:
            raise FolderTrouble(f"A server left over from an earlier run still uses {path}. Stop it, then start again.")
        pause.wait(_LOOK_SECONDS)


def _taken(lock: int) -> bool:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
