"""What counting costs: moves with the usual quotas, and moves that nobody counts."""

from __future__ import annotations

from collections.abc import Iterator

from tests.bench.load import Load
from tests.bench.measures import moves_load, warm_up
from tests.bench.product import Product
from tests.bench.product import product as running
from tests.bench.row import Row


def limits(product: Product, rounds: int, seconds: float) -> Iterator[Row]:
    """The processor time of a move in a process that counts against one that does not, on the same core in turns."""
    with running(UPCARD_LIMITS="off") as free:
        warm_up(product)
        warm_up(free)
        counted, uncounted = list[Load](), list[Load]()
        for _ in range(rounds):
            counted.append(moves_load(product, 8, seconds))
            uncounted.append(moves_load(free, 8, seconds))
    yield Row("processor time of a move that is counted", "µs", [load.cpu_us for load in counted])
    yield Row("processor time of one that is not", "µs", [load.cpu_us for load in uncounted])
    yield Row("ratio", "", [a.cpu_us / b.cpu_us for a, b in zip(counted, uncounted, strict=True)])
