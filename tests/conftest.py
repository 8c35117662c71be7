"""What all tests share: real servers, and the choice between quick and long runs."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

pytest_plugins = ["tests.produced", "tests.redis_server"]

# Every run draws the same examples, so that a failure on one machine is a failure on all.
settings.register_profile("upcard", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("upcard")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--pairs", type=int, default=2_000, help="how many twin worlds of each game to compare over HTTP")
    parser.addoption("--matches", type=int, default=2_000, help="how many matches of each game the referees replay")
    parser.addoption("--long", action="store_true", help="run the tests marked long too; they take minutes")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    long = [item for item in items if item.get_closest_marker("long")]
    if config.getoption("--long"):
        for item in long:
            item.add_marker(pytest.mark.timeout(0))
    elif long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]
    items[:] = _early_first(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def _early_first(items: list[pytest.Item], processes: int) -> list[pytest.Item]:
    """The same tests, in as many parts of one size as there are processes to take them, each with its share of those
    marked early at the front.
    """
    early = [item for item in items if item.get_closest_marker("early")]
    others = [item for item in items if not item.get_closest_marker("early")]
    size = -(-len(others) // processes)
    parts = [[*early[part::processes], *others[part * size : (part + 1) * size]] for part in range(processes)]
    return [item for part in parts for item in part]
