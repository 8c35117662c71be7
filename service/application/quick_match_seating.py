"""From a table that has been found to a match: claim the tickets, open the match, settle.

Any number of processes may do this at the same time and any of them may die anywhere: two that claim the same ticket
get one winner, and whoever finds a claim that was left behind finishes it, which opens the same match.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from engines.contract import AnyEngine, Seat
from engines.registry import ENGINES
from service.application.codec import codec_of
from service.application.errors import MatchNotFound, TableError
from service.application.match import BLANK, Step
from service.application.match_events import SeatTaken
from service.application.match_rules import opening
from service.application.play import batch, now
from service.application.ports import Matches
from service.application.quick_match import tables_now
from service.application.rehearsal import bot_seed, seed_of
from service.application.seats import Secrets
from service.application.takers import usual_settings
from service.application.tickets import Claim, Tickets, Wish, claim_for

BOT = "basic"
"""The bot that fills tables."""

LEFT_BEHIND = 2_000
"""Milliseconds after which whoever claimed tickets is taken for dead."""


class Opening(NamedTuple):
    """The first batch of a match, ready to be stored."""

    engine: AnyEngine
    step: Step
    at: int


def match_all(matches: Matches, tickets: Tickets, at: int) -> None:
    """Finish what was left behind, let expire what has waited long enough, and match whoever can be: the relay's part.

    Raises:
        StoreTrouble.
    """
    for claim in tickets.left_behind(at - LEFT_BEHIND):
        _finish(matches, tickets, claim)
    for game in ENGINES:
        waiting = tickets.all_waiting(game)
        for wish in waiting:
            if wish.expires_at <= at:
                tickets.end(wish, "expired")
        seat_whoever_fits(matches, tickets, waiting, at)


def seat_whoever_fits(matches: Matches, tickets: Tickets, waiting: Iterable[Wish], at: int) -> None:
    """Match those of these tickets, all of one game, that go together at a time (ms).

    Raises:
        StoreTrouble.
    """
    for table in tables_now(waiting, at):
        claim = claim_for(table.wishes, table.bots)
        try:
            # Made before anything is claimed: what cannot be opened claims nothing.
            first = _opening(claim)
        except TableError:
            continue
        if tickets.claim(claim, at):
            _open(matches, tickets, claim, first)


def _finish(matches: Matches, tickets: Tickets, claim: Claim) -> None:
    """Open and settle what somebody else has claimed, however long ago: these players were matched.

    What this server cannot open, since its games have changed meanwhile, is given back.
    """
    try:
        first = _opening(claim)
    except TableError:
        if _is_there(matches, claim.match):
            tickets.settle(claim)
        else:
            tickets.give_back(claim)
        return
    _open(matches, tickets, claim, first)


def _open(matches: Matches, tickets: Tickets, claim: Claim, first: Opening) -> None:
    kept = Secrets(
        tokens=(None,) * len(claim.seats),
        bots=tuple(bot_seed(None, seat) if wish is None else None for seat, wish in enumerate(claim.seats)),
    )
    # If the match is there, somebody else has opened it for this very claim: no other has its id.
    matches.append(batch(first.engine, BLANK, first.step, first.at, None, kept))
    tickets.settle(claim)


def _opening(claim: Claim) -> Opening:
    """The opening of a claim's match.

    Raises:
        GameNotFound, InvalidBody: this server has no such game, or no such options of it.
    """
    wish = claim.wishes[0]
    codec, count = codec_of(wish.game), len(claim.seats)
    options = codec.options(wish.options, count)
    settings = msgspec.structs.replace(usual_settings(count), rated=wish.rated)
    takers = [_taker(seat, sitting) for seat, sitting in enumerate(claim.seats)]
    at = now()
    step = opening(codec.engine, claim.match, at, options, "public", settings, takers, seed_of(None))
    return Opening(codec.engine, step, at)


def _taker(seat: Seat, wish: Wish | None) -> SeatTaken:
    if wish is None:
        return SeatTaken(seat=seat, kind="bot", name=f"{BOT} bot", bot=BOT)
    return SeatTaken(seat=seat, kind="human", name=wish.name, bot=None, player=wish.player)


def _is_there(matches: Matches, match_id: str) -> bool:
    try:
        matches.head(match_id)
    except MatchNotFound:
        return False
    return True
