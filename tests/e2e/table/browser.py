"""The browser that the tests drive, and where its pictures go."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tests.leaving_out import leave_out

if TYPE_CHECKING:
    from playwright.sync_api import Browser

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")

PICTURES = Path(__file__).parents[3] / "build" / "table"
"""Screenshots of each table; they are for people to look at."""


@contextmanager
def browser() -> Iterator[Browser]:
    """A headless browser. Skips the test where there is none, but on a build server that is a failure."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        leave_out("playwright is not installed")
    program = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if program is None:
        leave_out(f"no browser on the PATH: none of {', '.join(CHROMIUM)}")
    with sync_playwright() as playwright:
        # Build servers run as root, where Chromium has no sandbox; the only page it opens is our own.
        chromium = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        try:
            yield chromium
        finally:
            chromium.close()
