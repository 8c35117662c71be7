"""The product, a browser, and guests at its tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

from tests.e2e.product import Upcard, running
from tests.e2e.table.browser import browser as any_browser
from tests.e2e.table.contract import unknown_to_the_contract
from tests.e2e.table.guest import Guest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

Welcome = Callable[..., Guest]


@pytest.fixture(scope="package")
def product(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Upcard]:
    """One `upcard up` for all tests of the page: guests do not disturb each other."""
    with running(tmp_path_factory.mktemp("product") / "data") as product:
        yield product


@pytest.fixture(scope="package")
def address(product: Upcard) -> str:
    """Where the product is."""
    return f"http://127.0.0.1:{product.port}"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for the tests of a module."""
    with any_browser() as browser:
        yield browser


@pytest.fixture
def welcome(browser: Browser, address: str) -> Iterator[Welcome]:
    """Brings a guest with a browser window of their own.

    In the end, no page may have complained, nor asked for anything that is not in the contract.
    """
    guests: list[Guest] = []

    def bring(**tastes: object) -> Guest:
        guests.append(Guest(browser, address, **tastes))  # type: ignore[arg-type]  # they are the guest's own
        return guests[-1]

    yield bring
    complaints = [complaint for guest in guests for complaint in guest.complaints]
    for guest in guests:
        guest.context.close()
    assert complaints == []
    assert unknown_to_the_contract([request for guest in guests for request in guest.requests]) == []
