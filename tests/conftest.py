"""What all tests share: real servers, and the choice between quick and long runs."""

from __future__ import annotations

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
