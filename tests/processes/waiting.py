"""Waiting for a condition, and looking at processes from outside."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

Found = TypeVar("Found")


def wait_until(condition: Callable[[], Found], seconds: float = 20.0) -> Found:
    """What the condition answers once that is true.

    Raises:
        AssertionError: it stayed false for so many seconds.
    """
    deadline = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < deadline, f"waited {seconds:g} s in vain for {condition}"
        threading.Event().wait(0.02)
    return found


def lives(pid: int) -> bool:
    """Whether this process runs. A zombie, which only waits to be counted, does not."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        # It has just gone, or this system has no such folder at all.
        return not Path("/proc/self").exists()
