"""Who is matched with whom now: a pure function of the tickets that wait and the time.

Whoever has waited longest comes first, and gets the largest table that the others can fill at once. Others fit if they
accept a table of that size and their rating is within the range of the one who has waited longest; the range grows
with time. Whoever may be given bots gets the smallest table: with those who may be given bots too, and bots.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from service.application.tickets import Wish, pool_of

FIRST_RANGE = 4.0
"""How far apart two ratings may be at once: of two so far apart, the better one wins three times in four."""

GROWTH = 0.5
"""What is added to the range with every second of waiting: after a minute and a half it holds everybody."""


class Table(NamedTuple):
    """Tickets that are matched now, the one that waited longest first, and how many bots sit with them."""

    wishes: tuple[Wish, ...]
    bots: int


def tables_now(waiting: Iterable[Wish], at: int) -> Iterator[Table]:
    """The tables that can be set up at a time (ms) for tickets of one game. Whoever is left goes on waiting."""
    for _, pool in groupby(sorted(waiting, key=_pool_and_age), key=pool_of):
        left = [wish for wish in pool if at < wish.expires_at]
        while left:
            first, *others = left
            table = _with_people(first, others, at) or _with_bots(first, others, at)
            taken = {wish.id for wish in (table.wishes if table is not None else (first,))}
            left = [wish for wish in left if wish.id not in taken]
            if table is not None:
                yield table


def range_of(wish: Wish, at: int) -> float:
    """How far another rating may be from that of whoever waits."""
    return FIRST_RANGE + GROWTH * max(0, at - wish.created_at) / 1_000


def distance(one: Wish, other: Wish) -> float:
    """How far apart two ratings are."""
    return abs(one.rating - other.rating)


def within_range(one: Wish, other: Wish, at: int) -> bool:
    """May these two sit at one table? Whoever has waited longer decides."""
    return distance(one, other) <= max(range_of(one, at), range_of(other, at))


def within_range_at(one: Wish, other: Wish) -> int:
    """When these two may sit at one table, in milliseconds."""
    longest = min(one.created_at, other.created_at)
    return longest + max(0, round((distance(one, other) - FIRST_RANGE) / GROWTH * 1_000))


def bots_at(wish: Wish) -> int | None:
    """When bots may fill the table, in milliseconds; None for never."""
    return None if wish.bots_after is None else wish.created_at + wish.bots_after * 1_000


def _with_people(first: Wish, others: Sequence[Wish], at: int) -> Table | None:
    for size in reversed(first.seats):
        fitting = [other for other in others if size in other.seats and within_range(first, other, at)]
        if len(fitting) >= size - 1:
            return Table((first, *fitting[: size - 1]), bots=0)
    return None


def _with_bots(first: Wish, others: Sequence[Wish], at: int) -> Table | None:
    if not _takes_bots(first, at):
        return None
    size = first.seats[0]
    fitting = [
        other for other in others if size in other.seats and within_range(first, other, at) and _takes_bots(other, at)
    ]
    people = (first, *fitting[: size - 1])
    return Table(people, bots=size - len(people))


def _takes_bots(wish: Wish, at: int) -> bool:
    due = bots_at(wish)
    return due is not None and due <= at


def _pool_and_age(wish: Wish) -> tuple[str, int, str]:
    return pool_of(wish), wish.created_at, wish.id
