"""A server in test mode, in the place of the usual one."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.service.api.client import Client
from tests.service.api.conftest import Opened, opening


@pytest.fixture(scope="module")
def testing(redis_url: str) -> Iterator[Client]:
    testing = Client(redis_url, test_mode="on")
    yield testing
    testing.runtime.close()


@pytest.fixture
def api(testing: Client, redis_db: str) -> Client:
    """The server, on a database that each test finds empty."""
    assert testing.runtime.settings.redis_url == redis_db
    testing.runtime.outbox.prepare()
    return testing


@pytest.fixture
def opened(api: Client) -> Callable[..., Opened]:
    return opening(api)
