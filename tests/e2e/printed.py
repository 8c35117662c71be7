"""Printed shell scripts, run as they are printed.

curl is told by a settings file to find the product where the text says `localhost:8000`, so that not one character of
the text is changed.
"""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

from tests.e2e.product import Upcard

PRINTED_ADDRESS = "localhost:8000"

GAME_WITHIN = 60.0
"""Seconds that a script may take: a whole game by curl starts it a hundred times."""


class Shell:
    """A shell in which curl finds the product."""

    def __init__(self, product: Upcard, home: Path) -> None:
        self._home = home
        (home / ".curlrc").write_text(
            f'connect-to = "{PRINTED_ADDRESS}:127.0.0.1:{product.port}"\nnoproxy = "*"\nmax-time = {GAME_WITHIN:g}\n'
        )

    def start(self, script: str) -> subprocess.Popen[str]:
        """Run a script that stops at its first mistake."""
        return subprocess.Popen(
            ["bash", "-euo", "pipefail", "-c", script],
            env={**os.environ, "CURL_HOME": str(self._home)},
            cwd=self._home,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def run(self, script: str, within: float = GAME_WITHIN) -> str:
        """What a script prints. AssertionError if it fails, TimeoutExpired after so many seconds."""
        process = self.start(script)
        try:
            said, _ = process.communicate(timeout=within)
        finally:
            process.kill()
        assert process.returncode == 0, said
        return said


def blocks(page: Path, marked: str, language: str = "sh") -> list[str]:
    """The blocks of a page in this language that stand right after this mark."""
    text = page.read_text(encoding="utf-8")
    return re.findall(rf"<!-- test: {marked} -->\n```{language}\n(.*?)```", text, re.DOTALL)


def marks(page: Path) -> list[str]:
    """Every mark of a page, in the order of their first blocks."""
    return list(dict.fromkeys(re.findall(r"<!-- test: (\S+) -->\n```", page.read_text(encoding="utf-8"))))
