"""A match around an engine: the fold of its log. Its own events are in `match_events`, its rules in `match_rules`.

Source: design, sections 3 and 4.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar, assert_never

import msgspec

from engines.contract import AnyEngine, Outcome, Seat
from service.application.envelope import Recorded
from service.application.match_events import (
    MATCH_EVENTS,
    MatchAbandoned,
    MatchEvent,
    MatchFinished,
    MatchOpened,
    MatchSeat,
    MatchSettings,
    MatchStarted,
    SeatClaimed,
    SeatLeft,
    SeatResigned,
    SeatSubstituted,
    SeatTaken,
    Status,
    TokenRotated,
    Visibility,
)

Table = TypeVar("Table")


class Match(msgspec.Struct, Generic[Table], frozen=True):
    """Everything about a match, hidden cards included: the fold of its log. Never leaves the server.

    `decided[seat]` is the version at which that seat's decision last opened or closed. `table` is the engine's state
    once the match has started, `outcome` is known once it has finished. `created_at` is in milliseconds, `started` the
    version of `match_started`, 0 before.
    """

    id: str
    game: str
    edition: int
    visibility: Visibility
    options: dict[str, Any]
    status: Status
    version: int
    created_at: int
    seats: tuple[MatchSeat, ...]
    decided: tuple[int, ...]
    settings: MatchSettings = MatchSettings()
    table: Table | None = None
    outcome: Outcome | None = None
    started: int = 0


BLANK: Match[Any] = Match(
    id="",
    game="",
    edition=0,
    visibility="public",
    options={},
    status="open",
    version=0,
    created_at=0,
    seats=(),
    decided=(),
)


def to_move(engine: AnyEngine, match: Match[Any]) -> frozenset[Seat]:
    """The seats that face a decision; empty unless the match is active."""
    return engine.to_move(match.table) if match.status == "active" else frozenset()


class Step(msgspec.Struct, frozen=True):
    """One batch of events, who caused it (None: the table itself) and the match after it."""

    events: tuple[msgspec.Struct, ...]
    by: Seat | None
    match: Match[Any]


def open_seats(match: Match[Any]) -> list[Seat]:
    """The seats that nobody has taken, in order."""
    return [seat.seat for seat in match.seats if seat.kind == "open"]


def refolded(engine: AnyEngine, match_id: str, log: Iterable[Recorded]) -> Match[Any]:
    """The match that a log, or its first part up to the end of a batch, adds up to."""
    match = msgspec.structs.replace(BLANK, id=match_id)
    batch: list[msgspec.Struct] = []
    for recorded in log:
        batch.append(recorded.event)
        if recorded.version == recorded.last:
            if match.version == 0:
                match = msgspec.structs.replace(match, created_at=recorded.at)
            match = stepped(engine, match, tuple(batch), recorded.by).match
            batch.clear()
    return match


def stepped(engine: AnyEngine, match: Match[Any], events: tuple[msgspec.Struct, ...], by: Seat | None) -> Step:
    """One batch of events and the match after it. Not checked: that these events can happen."""
    after = folded(engine, match, events)
    return Step(events=events, by=by, match=settled(engine, match, after, by))


def folded(engine: AnyEngine, match: Match[Any], events: Sequence[msgspec.Struct]) -> Match[Any]:
    """The match after these events, its decision versions not moved on yet."""
    table = match.table
    for version, event in enumerate(events, match.version + 1):
        if isinstance(event, MATCH_EVENTS):
            match = _evolved(engine, msgspec.structs.replace(match, table=table), event, version)
            table = match.table
        else:
            table = engine.evolve(table, event)
    return msgspec.structs.replace(match, table=table, version=match.version + len(events))


def _evolved(engine: AnyEngine, match: Match[Any], event: MatchEvent, version: int) -> Match[Any]:
    """The match after one of its own events."""
    match event:
        case MatchOpened():
            return msgspec.structs.replace(
                match,
                game=event.game,
                edition=event.edition,
                visibility=event.visibility,
                options=event.options,
                settings=event.settings,
                seats=tuple(MatchSeat(seat=seat, kind="open", state="open") for seat in range(event.seats)),
                decided=(0,) * event.seats,
            )
        case SeatTaken(seat=seat, kind=kind, name=name):
            bot = msgspec.UNSET if event.bot is None else event.bot
            player = msgspec.UNSET if event.player is None else event.player
            return _with(match, MatchSeat(seat=seat, kind=kind, state="taken", name=name, bot=bot, player=player))
        case SeatLeft(seat=seat):
            return _with(match, MatchSeat(seat=seat, kind="open", state="open"))
        case SeatClaimed(seat=seat, name=name, player=player):
            return _with(match, msgspec.structs.replace(match.seats[seat], name=name, player=player))
        case SeatResigned(seat=seat):
            return _with(match, msgspec.structs.replace(match.seats[seat], state="resigned"))
        case SeatSubstituted(seat=seat, bot=bot):
            sitting = match.seats[seat]
            state = "resigned" if sitting.state == "resigned" else "substituted"
            return _with(match, msgspec.structs.replace(sitting, kind="bot", bot=bot, state=state))
        case TokenRotated():
            # What changed is a secret; the version tells every process that it did.
            return match
        case MatchStarted(seed=seed):
            assert seed is not None  # Only redacted copies lack it, and those are never folded.
            options = msgspec.convert(event.options, engine.options_type)
            table = engine.blank(options, len(event.seats), bytes.fromhex(seed))
            return msgspec.structs.replace(match, status="active", table=table, started=version)
        case MatchFinished():
            outcome = Outcome(places=event.places, scores=event.scores, reason=event.reason)
            return msgspec.structs.replace(match, status="finished", outcome=outcome)
        case MatchAbandoned():
            return msgspec.structs.replace(match, status="abandoned")
        case _:
            assert_never(event)


def _with(match: Match[Any], sitting: MatchSeat) -> Match[Any]:
    seats = (*match.seats[: sitting.seat], sitting, *match.seats[sitting.seat + 1 :])
    return msgspec.structs.replace(match, seats=seats)


def settled(engine: AnyEngine, before: Match[Any], after: Match[Any], by: Seat | None) -> Match[Any]:
    """Move on the decision versions: of seats whose turn came or went, of the seat that moved, of all at the start."""
    was, now = to_move(engine, before), to_move(engine, after)
    started = before.status == "open" and after.status == "active"
    decided = tuple(
        after.version if started or seat == by or (seat in was) != (seat in now) else version
        for seat, version in enumerate(after.decided)
    )
    return msgspec.structs.replace(after, decided=decided)
