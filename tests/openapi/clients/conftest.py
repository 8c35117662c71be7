"""The whole product, for the clients of a module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.e2e.product import Upcard, running


@pytest.fixture(scope="module")
def product(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Upcard]:
    with running(tmp_path_factory.mktemp("product") / "data") as product:
        yield product
