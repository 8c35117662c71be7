"""`python -m tests.bench`: measures, and prints a table."""

from __future__ import annotations

import os
import platform
import statistics
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import click

from service.processes.embedded_redis import find_server
from tests.bench import following, measures
from tests.bench.limits import limits
from tests.bench.playouts import playouts
from tests.bench.product import Product, product
from tests.bench.row import Row

README = Path(__file__).with_name("README.md")
BEGIN, END = "<!-- table -->\n", "<!-- end -->\n"

Measure = Callable[[Product, int, float], Iterator[Row]]

MEASURES: dict[str, Measure] = {
    "throughput": measures.throughput,
    "latency": measures.latency,
    "bots": following.bots,
    "age": measures.age,
    "memory": measures.memory,
    "streams": following.streams,
    "limits": limits,
}
"""What is measured on running processes."""

RULES = "playouts"
"""The measure of the engines alone."""


@click.command()
@click.option("--rounds", default=5, show_default=True, help="How often each figure is taken, in turns.")
@click.option("--seconds", default=2.0, show_default=True, help="How long each load lasts.")
@click.option("--only", default=",".join([*MEASURES, RULES]), help="Which measures, with commas between.")
@click.option("--write", is_flag=True, help="Put the table into README.md as well.")
def main(rounds: int, seconds: float, only: str, write: bool) -> None:
    """Measure the speed of Upcard beside what it stands on."""
    table = "".join(line + "\n" for line in lines(only.split(","), rounds, seconds))
    if write:
        text = README.read_text(encoding="utf-8")
        before, _, rest = text.partition(BEGIN)
        README.write_text(before + BEGIN + table + END + rest.partition(END)[2], encoding="utf-8")


def lines(names: list[str], rounds: int, seconds: float) -> Iterator[str]:
    """The table, line by line as it comes; each line is printed too."""
    command = " ".join(["python -m tests.bench", *sys.argv[1:]])
    for line in (
        f"`{command}` on {os.cpu_count()} cores, Python {platform.python_version()}, {find_server().title}.",
        "",
        "| measure | figure | median | least | most |",
        "|---|---|---|---|---|",
    ):
        print(line)
        yield line
    for name in names:
        for row in rows(name, rounds, seconds):
            figures = [_figure(kind(row.values)) for kind in (statistics.median, min, max)]
            line = f"| {name} | {row.name}{', ' + row.unit if row.unit else ''} | {' | '.join(figures)} |"
            print(line, flush=True)
            yield line


def rows(name: str, rounds: int, seconds: float) -> Iterator[Row]:
    """The figures of a measure, with the processes that it needs."""
    if name == RULES:
        yield from playouts(rounds, seconds)
        return
    with product(with_bots=name == "bots") as running:
        yield from MEASURES[name](running, rounds, seconds)


def _figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


if __name__ == "__main__":
    main()
