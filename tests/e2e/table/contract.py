"""Which operation of the contract a request is for."""

from __future__ import annotations

import json
import re
from functools import cache
from urllib.parse import urlsplit

from tests.openapi.node_tools import ROOT


@cache
def operations() -> list[tuple[str, re.Pattern[str], str]]:
    """Method, pattern of the path, and id of every operation."""
    paths = json.loads((ROOT / "openapi" / "openapi.json").read_text(encoding="utf-8"))["paths"]
    return [
        (method.upper(), re.compile(re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(template))), operation["operationId"])
        for template, methods in paths.items()
        for method, operation in methods.items()
        if isinstance(operation, dict) and "operationId" in operation
    ]


def operation_of(method: str, path: str) -> str | None:
    """The id of the operation that a request is for; None if the contract has none."""
    found = (name for verb, pattern, name in operations() if verb == method and pattern.fullmatch(path))
    return next(found, None)


def unknown_to_the_contract(requests: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Requests that are neither for a file of the page nor in the contract."""
    asked = {(method, urlsplit(url).path) for method, url in requests}
    return sorted(call for call in asked if not call[1].startswith("/table/") and operation_of(*call) is None)
