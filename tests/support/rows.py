"""Whether a row of a rules page has a test whose id names it."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from pathlib import Path


def is_named(folder: Path, row: str) -> bool:
    """Does an id of the tests in this folder name the row? Case does not matter, and `R1` is not named by `R12`."""
    return re.search(rf"(?<![\w.]){re.escape(row)}(?!\w)", _ids(folder), re.IGNORECASE) is not None


@cache
def _ids(folder: Path) -> str:
    """The ids of the folder, collected afresh whichever tests are run; names of functions as words."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", str(folder)]
    ids = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return re.sub(r"::test_\w+", lambda name: name[0].replace("_", " "), ids)
