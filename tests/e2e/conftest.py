"""The whole product, and people at its tables."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.e2e.person import Person
from tests.e2e.printed import Shell
from tests.e2e.product import Upcard, running
from tests.leaving_out import leave_out

Sit = Callable[..., Person]


@pytest.fixture(scope="module")
def product(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Upcard]:
    """`upcard up`, on a folder of its own for the tests of a module."""
    with running(tmp_path_factory.mktemp("product") / "data") as product:
        yield product


@pytest.fixture(scope="module")
def address(product: Upcard) -> str:
    """Where the product is."""
    return f"http://127.0.0.1:{product.port}"


@pytest.fixture
def shell(product: Upcard, tmp_path: Path) -> Shell:
    """A shell for printed scripts, in an empty folder."""
    if shutil.which("curl") is None:
        leave_out("needs curl")
    return Shell(product, tmp_path)


@pytest.fixture
def sit() -> Iterator[Sit]:
    """Starts `upcard play` with some arguments; whatever still runs after the test is ended."""
    people: list[Person] = []

    def start(*arguments: str) -> Person:
        people.append(Person(*arguments))
        return people[-1]

    yield start
    for person in people:
        person.end()
