"""What checks the table and is not to be had in Python."""

from __future__ import annotations

from pathlib import Path

from tests.openapi.node_tools import node_tools

FOLDER = Path(__file__).with_name("node")


def table_tools() -> Path:
    """The folder of the type checker and its settings."""
    return node_tools(FOLDER)


def axe_source() -> str:
    """The accessibility checker, a script for a page."""
    return (table_tools() / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
