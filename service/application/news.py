"""What a batch of events means to the players at the table: it is their turn, their match has started, or ended."""

from __future__ import annotations

from typing import Any

import msgspec

from engines.contract import AnyEngine, Seat
from service.application.look import is_over
from service.application.match import Match, to_move
from service.application.ports import News, NewsType


class OwnItem(msgspec.Struct, frozen=True):
    """Something to know of one of the caller's matches; what exactly, the match itself tells."""

    type: NewsType
    match: str
    version: int


class OwnEvent(OwnItem, frozen=True):
    """An item of the stream; `id` is what to resume by."""

    id: str


def news_of(engine: AnyEngine, before: Match[Any], after: Match[Any]) -> tuple[News, ...]:
    """What the players in the seats of a match are to be told of a batch, in this order for each."""
    accounts = players(after)
    if not accounts:
        return ()
    started = before.status == "open" and after.status == "active"
    ended = is_over(after) and not is_over(before)
    movers = to_move(engine, after)
    found = []
    for seat, account in accounts.items():
        if started:
            found.append(News(account, "match_started"))
        if seat in movers and after.seats[seat].kind == "human" and (started or _is_new(seat, before, after)):
            found.append(News(account, "your_turn"))
        if ended:
            found.append(News(account, "match_ended"))
    return tuple(found)


def _is_new(seat: Seat, before: Match[Any], after: Match[Any]) -> bool:
    """Has the decision of this seat just opened, or got into other hands?"""
    return after.decided[seat] != before.decided[seat] or after.seats[seat] != before.seats[seat]


def gone(before: Match[Any], after: Match[Any]) -> tuple[str, ...]:
    """The players who sat at the table before a batch and do not any more."""
    if before.seats == after.seats:
        return ()
    return tuple(sorted(set(players(before).values()) - set(players(after).values())))


def players(match: Match[Any]) -> dict[Seat, str]:
    """The players by their seats; a seat that was given to a bot is still that of its player."""
    return {seat.seat: seat.player for seat in match.seats if isinstance(seat.player, str)}
