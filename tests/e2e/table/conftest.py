"""The product, a browser, and guests at its tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

from tests.e2e.table.browser import browser as any_browser
from tests.e2e.table.guest import Guest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

Welcome = Callable[..., Guest]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for the tests of a module."""
    with any_browser() as browser:
        yield browser


@pytest.fixture
def welcome(browser: Browser, address: str) -> Iterator[Welcome]:
    """Brings a guest with a browser window of their own. In the end, no page may have complained."""
    guests: list[Guest] = []

    def bring(**tastes: object) -> Guest:
        guests.append(Guest(browser, address, **tastes))  # type: ignore[arg-type]  # they are the guest's own
        return guests[-1]

    yield bring
    complaints = [complaint for guest in guests for complaint in guest.complaints]
    for guest in guests:
        guest.context.close()
    assert complaints == []
