"""Why a ticket still waits, and what will change next: pure, for whoever looks at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from service.application.envelope import timestamp
from service.application.quick_match import GROWTH, bots_at, range_of, tables_now, within_range, within_range_at
from service.application.tickets import Kept, Waiting, Wish

Reason = Literal["too_few_players", "other_options", "other_seats", "no_opponent_within_range", "being_seated"]


class WhyWaiting(msgspec.Struct, frozen=True):
    """Why a ticket waits: `reason` for programs, `detail` for people.

    `others` wait for the same game and are not about to be matched, `same_wishes` of them for the same options as well,
    rated or not alike, and `within_range` of these have a rating within the range.
    """

    reason: Reason
    detail: str
    others: int
    same_wishes: int
    within_range: int


class NextStep(msgspec.Struct, frozen=True):
    """What will change next, and when, if nobody else comes or goes.

    `range`: it will hold enough others; `bots`: they may fill the table; `expiry`: the ticket has waited long enough.
    """

    step: Literal["range", "bots", "expiry"]
    at: str


def why_waiting(kept: Kept, waiting: Waiting, at: int) -> WhyWaiting:
    """Why a ticket waits at a time (ms), by all that wait for the same; it is one of them."""
    wish = kept.wish
    left = _left(wish, waiting.pool, at)
    others = max(0, waiting.in_all - len(waiting.pool)) + len(left or ())
    near = [other for other in left or () if within_range(wish, other, at)]
    reason = "being_seated" if kept.state == "claimed" or left is None else _reason(wish, left, others)
    detail = _DETAILS[reason].format(
        others=_people(others), same=_people(len(left or ())), near=len(near), range=range_of(wish, at), growth=GROWTH
    )
    return WhyWaiting(reason, detail, others, len(left or ()), len(near))


def next_step(wish: Wish, waiting: Waiting, at: int) -> NextStep:
    """What will change next for a ticket that waits and is not about to be matched."""
    steps: list[tuple[int, Literal["range", "bots", "expiry"]]] = [(wish.expires_at, "expiry")]
    if (due := bots_at(wish)) is not None:
        steps.append((due, "bots"))
    left = _left(wish, waiting.pool, at) or []
    for size in wish.seats:
        reached = sorted(within_range_at(wish, other) for other in left if size in other.seats)
        if len(reached) >= size - 1 and reached[size - 2] > at:
            steps.append((reached[size - 2], "range"))
    when, step = min(steps)
    return NextStep(step, timestamp(when))


def _left(wish: Wish, pool: Sequence[Wish], at: int) -> list[Wish] | None:
    """The others who will go on waiting; None if the ticket itself is about to be matched."""
    leaving = {taken.id for table in tables_now(pool, at) for taken in table.wishes}
    if wish.id in leaving:
        return None
    return [other for other in pool if other.id not in leaving | {wish.id} and at < other.expires_at]


def _reason(wish: Wish, left: Sequence[Wish], others: int) -> Reason:
    if not left:
        return "other_options" if others else "too_few_players"
    accepting = [sum(size in other.seats for other in left) for size in wish.seats]
    if not any(accepting):
        return "other_seats"
    if all(count < size - 1 for count, size in zip(accepting, wish.seats, strict=True)):
        return "too_few_players"
    return "no_opponent_within_range"


_DETAILS: dict[Reason, str] = {
    "too_few_players": "{others} for this game, {same} with the same wishes: too few for a table",
    "other_options": "{others} for this game, all with other options, or rated where this ticket is not",
    "other_seats": "{same} with the same options, all for tables of other sizes",
    "no_opponent_within_range": "{same} with the same wishes, {near} of them with a rating within {range:.1f} of "
    "yours: too few for a table; the range grows by {growth} a second",
    "being_seated": "a table has been found and its match is about to be opened",
}


def _people(count: int) -> str:
    match count:
        case 0:
            return "nobody else waits"
        case 1:
            return "1 other waits"
        case _:
            return f"{count} others wait"
