"""What fuzzing has seen, held against what the contract declares."""

from __future__ import annotations

from collections.abc import Iterator

from tests.openapi.fuzz.seen import Seen
from tests.service.api.client import Declared, declared, operations

ALONE = {"internal_error", "not_stored", "quota_exceeded", "store_unavailable", "too_many_streams"}
"""Problems of servers that are broken, full or busy: the fuzzed one is not; tests/service/api has a row for each."""

EACH, ALL = 0.1, 0.5
"""Of the mended requests, the shares that must be carried out: of each operation, and of all together."""

FEWEST = 10
"""Requests from which on a share means something."""


def table(seen: Seen) -> Iterator[str]:
    """A line for each operation: how many requests, how many of the mended ones were carried out, and all answers."""
    for name in operations():
        own = {(status, code or ""): times for (who, status, code), times in seen.answers.items() if who == name}
        told = "  ".join(f"{status} {code} {times}".replace("  ", " ") for (status, code), times in sorted(own.items()))
        total = sum(own.values())
        yield f"{name:24}{total:7}{seen.done[name]:7}/{seen.tried[name]:<6} {told}"


def never_seen(seen: Seen) -> dict[str, list[str]]:
    """What operations declare and never answered, but for what only other servers answer."""
    missing: dict[str, list[str]] = {}
    for name, status, code in sorted(declared() - seen.answers.keys(), key=str):
        if code not in ALONE:
            missing.setdefault(name, []).append(f"{status} {code or ''}".strip())
    return missing


def undeclared(seen: Seen) -> list[Declared]:
    """What operations answered and do not declare."""
    return sorted(seen.answers.keys() - declared(), key=str)


def idle(seen: Seen) -> dict[str, str]:
    """Operations of which too few mended requests were carried out, each with how many were; "all" stands for all."""
    shares = {name: (seen.done[name], tried, EACH) for name, tried in seen.tried.items()}
    shares["all"] = (seen.done.total(), seen.tried.total(), ALL)
    return {
        name: f"{done} of {tried}"
        for name, (done, tried, least) in shares.items()
        if tried >= FEWEST and done < tried * least
    }
