"""What a part does for the supervisor that started it: it dies with it, and reports when it is ready.

The supervisor may be killed without a chance to stop anything. On Linux the kernel then sends each part a signal.
Elsewhere a thread of the part looks every second whether its parent is still there, which only Python parts can do; a
server that is left over is found by the next start (`service.processes.data_folder`).
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
from collections.abc import Callable
from pathlib import Path

READY_FILE = "UPCARD_READY_FILE"
"""The variable that names the file by which a part reports that it is ready."""

_PR_SET_PDEATHSIG = 1
_LOOK_SECONDS = 1.0

# Loaded here and not after the fork, where another thread's lock may be held for ever.
_libc = ctypes.CDLL(None) if sys.platform == "linux" else None


def die_with_parent(parent: int | None = None) -> None:
    """This process gets SIGTERM when its parent ends, however that ends.

    `parent` is the parent's process id if the caller knows it: a parent that ended before this call is then noticed.
    Holds for this process only, so each forked child calls it again.
    """
    parent = os.getppid() if parent is None else parent
    if _libc is not None:
        _libc.prctl(_PR_SET_PDEATHSIG, int(signal.SIGTERM))
        if os.getppid() != parent:
            os.kill(os.getpid(), signal.SIGTERM)
    else:
        threading.Thread(target=_watch, args=(parent,), name="lifeline", daemon=True).start()


def tied_to(parent: int) -> Callable[[], None]:
    """What a child of `parent` runs between fork and exec, so that the program it becomes dies with the parent."""

    def tie() -> None:
        # The kernel keeps the request over exec; a thread would not survive it. A signal to ourselves would still
        # reach the parent's handlers here, so a child that came too late just ends.
        if _libc is not None:
            _libc.prctl(_PR_SET_PDEATHSIG, int(signal.SIGTERM))
            if os.getppid() != parent:
                os._exit(1)

    return tie


def report_ready() -> None:
    """Tells the supervisor that this part does its work now. Does nothing when no supervisor started it."""
    if path := os.environ.get(READY_FILE):
        Path(path).touch()


def _watch(parent: int) -> None:
    never = threading.Event()
    while os.getppid() == parent:
        never.wait(_LOOK_SECONDS)
    os.kill(os.getpid(), signal.SIGTERM)
