"""What is told of tickets, each to its own player only."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from engines.contract import Seat
from service.application.envelope import timestamp
from service.application.quick_match import GROWTH, range_of
from service.application.quick_match_reasons import NextStep, WhyWaiting, next_step, why_waiting
from service.application.tickets import Kept, Waiting


class Widening(msgspec.Struct, frozen=True):
    """How far another rating may be from the player's: `range` now, `growth` more with each second of waiting.

    `rating` is the `mu` that the player had when the ticket was taken, or that of newcomers.
    """

    rating: float
    range: float
    growth: float


class Ticket(msgspec.Struct, frozen=True):
    """A ticket as its player sees it.

    While it waits: `why_waiting`, `widening`, and `next_step` unless that is the match. Once matched: `match`, in which
    the player's own token acts, and `seat`. `seats` are the acceptable sizes of the table, `fill_with_bots_after` is in
    seconds, null for never.
    """

    id: str
    game: str
    status: Literal["waiting", "matched", "expired", "cancelled"]
    seats: tuple[int, ...]
    options: dict[str, Any]
    rated: bool
    fill_with_bots_after: int | None
    created_at: str
    expires_at: str
    why_waiting: WhyWaiting | msgspec.UnsetType = msgspec.UNSET
    widening: Widening | msgspec.UnsetType = msgspec.UNSET
    next_step: NextStep | msgspec.UnsetType = msgspec.UNSET
    match: str | msgspec.UnsetType = msgspec.UNSET
    seat: Seat | msgspec.UnsetType = msgspec.UNSET


class TicketPage(msgspec.Struct, frozen=True):
    """Some of the caller's tickets, newest first, and where the next page begins; null at the end."""

    data: list[Ticket]
    next_cursor: str | None


def ticket_view(kept: Kept, waiting: Waiting, at: int) -> Ticket:
    """A ticket at a time (ms); `waiting` is looked at only if it waits."""
    wish = kept.wish
    view = Ticket(
        id=wish.id,
        game=wish.game,
        status="waiting" if kept.state == "claimed" else kept.state,
        seats=wish.seats,
        options=wish.options,
        rated=wish.rated,
        fill_with_bots_after=wish.bots_after,
        created_at=timestamp(wish.created_at),
        expires_at=timestamp(wish.expires_at),
    )
    if view.status == "waiting":
        why = why_waiting(kept, waiting, at)
        return msgspec.structs.replace(
            view,
            why_waiting=why,
            widening=Widening(wish.rating, range_of(wish, at), GROWTH),
            next_step=msgspec.UNSET if why.reason == "being_seated" else next_step(wish, waiting, at),
        )
    if kept.match is None or kept.seat is None:
        return view
    return msgspec.structs.replace(view, match=kept.match, seat=kept.seat)
