"""The source of the three packages, as the architecture tests read it."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.architecture.missing import games

ROOT = Path(__file__).parents[2]
PACKAGES = ("engines", "service", "worker")
GAMES = tuple(games(ROOT))


def files() -> list[Path]:
    """Every file that is or will be committed."""
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.check_output(listing, cwd=ROOT, text=True).splitlines()
    return [ROOT / name for name in names if (ROOT / name).exists()]


@cache
def imports() -> dict[str, frozenset[str]]:
    """What each module imports, anywhere in it: `from a import b` counts as `a.b`, which may be a name in `a`."""
    return {name: frozenset(_imported(ast.parse(path.read_text(encoding="utf-8")))) for name, path in _modules()}


def within(module: str, package: str) -> bool:
    """Whether the module is this package or lies in it."""
    return module == package or module.startswith(f"{package}.")


def _modules() -> Iterator[tuple[str, Path]]:
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def _imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield from (f"{module}.{name.name}" for name in names)
            case _:
                pass
