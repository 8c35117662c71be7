"""Which of the declared answers the tests have been given, and in which test: the table build/answers.md.

A run of all tests says so at its end, and fails if one of them was never given.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

TABLE = Path(__file__).parents[1] / "build" / "answers.md"

Answer = tuple[str, int, str | None]
"""An operation, a status, and for a problem its code."""


class Given(NamedTuple):
    """How often an answer was given, and a test that was given it: where there is one, its own in the table of all."""

    times: int
    test: str


given: dict[Answer, Given] = {}
"""What the tests of this process were given."""


def note(answer: Answer) -> None:
    """Note what the current test was given. Does nothing outside of tests."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" (")[0]
    if test:
        _add(answer, Given(1, test))


def _add(answer: Answer, found: Given) -> None:
    known = given.get(answer, found)
    is_its_own = "test_every_answer" in found.test and "test_every_answer" not in known.test
    first = found.test if is_its_own else known.test
    given[answer] = Given(found.times + (known.times if answer in given else 0), first)


def missing(declared: Iterable[Answer]) -> list[Answer]:
    """The answers that no test was given."""
    return sorted(set(declared) - given.keys(), key=str)


def lines(declared: Iterable[Answer]) -> list[str]:
    """The table: each declared answer, how often it was given, and by which test."""
    rows = ["| operation | status | code | times | a test that is given it |", "|---|---|---|---|---|"]
    for answer in sorted(declared, key=str):
        name, status, code = answer
        times, test = given.get(answer, Given(0, "**none**"))
        rows.append(f"| {name} | {status} | {code or ''} | {times} | {test.replace('|', '/')} |")
    return rows


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """One of the processes that run tests is done."""
    for name, status, code, times, test in getattr(node, "workeroutput", {}).get("given", ()):
        _add((name, status, code), Given(times, test))


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Pass on what was noted, or write the table."""
    if (output := getattr(session.config, "workeroutput", None)) is not None:
        output["given"] = [[*answer, *found] for answer, found in given.items()]
    elif given:
        from tests.service.api.client import declared

        TABLE.parent.mkdir(exist_ok=True)
        TABLE.write_text("\n".join(lines(declared())) + "\n", encoding="utf-8")
        if _is_whole(session.config) and missing(declared()) and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say of how many declared answers there is a test, and which have none."""
    if given and _is_whole(config):
        from tests.service.api.client import declared

        lacking = missing(declared())
        terminalreporter.write_line(
            f"{len(declared()) - len(lacking)} of {len(declared())} declared answers were given: {TABLE}"
        )
        for answer in lacking:
            terminalreporter.write_line(f"NEVER GIVEN: {answer}", red=True)


def _is_whole(config: pytest.Config) -> bool:
    """Does this run make all tests?"""
    is_everywhere = config.args_source is pytest.Config.ArgsSource.TESTPATHS
    return is_everywhere and not (config.option.keyword or config.option.markexpr)
