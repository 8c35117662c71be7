"""A match: a decider around an engine. Seats, start and end are its own events, the rest are the engine's.

Nothing here reads a clock or draws chance: the caller brings the time and the seed.
Source: design, sections 3 and 4.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, Literal, TypeVar

import msgspec

from engines.chance import ALGORITHM, commitment
from engines.contract import AnyEngine, Seat
from service.application.envelope import Recorded
from service.application.errors import MatchNotStarted, MatchOver, NoOpenSeat, NotYourTurn

Table = TypeVar("Table")
Visibility = Literal["public", "private"]
Status = Literal["open", "active", "finished", "abandoned"]


class MatchSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place at the table and who sits there. `name` and `bot` are left out where there is none."""

    seat: Seat
    kind: Literal["open", "human", "bot"]
    state: Literal["open", "taken"]
    name: str | msgspec.UnsetType = msgspec.UNSET
    bot: str | msgspec.UnsetType = msgspec.UNSET


class MatchOpened(msgspec.Struct, frozen=True, tag_field="type", tag="match_opened"):
    """A table was set up. `options` holds every option of the game, defaults included."""

    game: str
    edition: int
    options: dict[str, Any]
    visibility: Visibility
    seats: int


class SeatTaken(msgspec.Struct, frozen=True, tag_field="type", tag="seat_taken"):
    """Somebody sat down. `bot` names the kind of bot, null for a person."""

    seat: Seat
    kind: Literal["human", "bot"]
    name: str
    bot: str | None


class MatchStarted(msgspec.Struct, frozen=True, tag_field="type", tag="match_started"):
    """Every seat is taken and the seed is fixed: `commitment` is its SHA-256 in hex, `algorithm` how it is used.

    `seed` (hex) is hidden from everybody; it is opened in match_finished.
    """

    options: dict[str, Any]
    seats: tuple[MatchSeat, ...]
    algorithm: str
    commitment: str
    seed: str | None


class MatchFinished(msgspec.Struct, frozen=True, tag_field="type", tag="match_finished"):
    """The match is over. `seed` and `disclosure` open what lay hidden, unless the options keep it hidden."""

    reason: str
    places: tuple[int, ...]
    scores: tuple[int, ...]
    seed: str | None
    disclosure: Any


MATCH_EVENTS = (MatchOpened, SeatTaken, MatchStarted, MatchFinished)


class Match(msgspec.Struct, Generic[Table], frozen=True):
    """Everything about a match, hidden cards included: the fold of its log. Never leaves the server.

    `decided[seat]` is the version at which that seat's decision last opened or closed. `table` is the engine's state
    once the match has started. `created_at` is in milliseconds.
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
    table: Table | None = None


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


def opening(
    engine: AnyEngine,
    match_id: str,
    at: int,
    options: msgspec.Struct,
    visibility: Visibility,
    takers: Sequence[SeatTaken | None],
    seed: bytes,
) -> Step:
    """Open a match with these seats (None: left open) and, if all are taken, start it."""
    opened = MatchOpened(
        game=engine.name,
        edition=engine.edition,
        options=msgspec.to_builtins(options),
        visibility=visibility,
        seats=len(takers),
    )
    taken = tuple(taker for taker in takers if taker is not None)
    events: tuple[msgspec.Struct, ...] = (opened, *taken)
    blank = msgspec.structs.replace(BLANK, id=match_id, created_at=at)
    if len(taken) == len(takers):
        events += _starting(engine, _folded(engine, blank, events), seed)
    return stepped(engine, blank, events, None)


def seating(engine: AnyEngine, match: Match[Any], wanted: Seat | None, name: str, seed: bytes) -> Step:
    """Give a person the wanted, or else the first, open seat; the last one taken starts the match.

    Raises:
        NoOpenSeat: that seat, or every seat, is taken, or the match has no such seat.
    """
    free = open_seats(match)
    if not free or (wanted is not None and wanted not in free):
        asked = "every seat" if wanted is None else f"seat {wanted}"
        raise NoOpenSeat(f"{asked} of this match is taken or does not exist", open_seats=free)
    seat = free[0] if wanted is None else wanted
    events: tuple[msgspec.Struct, ...] = (SeatTaken(seat=seat, kind="human", name=name, bot=None),)
    if len(free) == 1:
        events += _starting(engine, _folded(engine, match, events), seed)
    return stepped(engine, match, events, None)


def moving(engine: AnyEngine, match: Match[Any], seat: Seat, move: msgspec.Struct) -> Step:
    """Everything that follows from a move, up to the end of the match.

    Raises:
        MatchNotStarted, MatchOver, NotYourTurn: nobody, or somebody else, is to move.
        IllegalMove: the rules forbid it.
    """
    refuse_unless_to_move(engine, match, seat)
    events: tuple[msgspec.Struct, ...] = engine.decide(match.table, seat, move)
    after = _folded(engine, match, events)
    outcome = engine.outcome(after.table)
    if outcome is not None:
        assert after.table is not None  # A match that is over was started.
        disclosure = engine.disclose(after.table)
        finished = MatchFinished(
            reason=outcome.reason,
            places=outcome.places,
            scores=outcome.scores,
            seed=None if disclosure is None else after.table.seed.hex(),
            disclosure=disclosure,
        )
        events = (*events, finished)
        after = _folded(engine, after, (finished,))
    return Step(events=events, by=seat, match=_settled(engine, match, after, seat))


def open_seats(match: Match[Any]) -> list[Seat]:
    """The seats that nobody has taken, in order."""
    return [seat.seat for seat in match.seats if seat.kind == "open"]


def refuse_unless_to_move(engine: AnyEngine, match: Match[Any], seat: Seat) -> None:
    """Raise MatchNotStarted, MatchOver or NotYourTurn unless this seat faces a decision."""
    if match.status == "open":
        raise MatchNotStarted("some seats are still open", open_seats=open_seats(match))
    if match.status != "active":
        raise MatchOver("the match has ended", match_status=match.status)
    movers = to_move(engine, match)
    if seat not in movers:
        waiting = ", ".join(f"seat {mover}" for mover in sorted(movers))
        raise NotYourTurn(f"seat {seat} is not to move: the table waits for {waiting}", to_move=sorted(movers))


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
    after = _folded(engine, match, events)
    return Step(events=events, by=by, match=_settled(engine, match, after, by))


def _starting(engine: AnyEngine, match: Match[Any], seed: bytes) -> tuple[msgspec.Struct, ...]:
    options = msgspec.convert(match.options, engine.options_type)
    started = MatchStarted(
        options=match.options, seats=match.seats, algorithm=ALGORITHM, commitment=commitment(seed), seed=seed.hex()
    )
    return (started, *engine.initial(options, len(match.seats), seed))


def _folded(engine: AnyEngine, match: Match[Any], events: Sequence[msgspec.Struct]) -> Match[Any]:
    table = match.table
    for event in events:
        match event:
            case MatchOpened():
                match = msgspec.structs.replace(
                    match,
                    game=event.game,
                    edition=event.edition,
                    visibility=event.visibility,
                    options=event.options,
                    seats=tuple(MatchSeat(seat=seat, kind="open", state="open") for seat in range(event.seats)),
                    decided=(0,) * event.seats,
                )
            case SeatTaken():
                bot = msgspec.UNSET if event.bot is None else event.bot
                sitting = MatchSeat(seat=event.seat, kind=event.kind, state="taken", name=event.name, bot=bot)
                seats = (*match.seats[: event.seat], sitting, *match.seats[event.seat + 1 :])
                match = msgspec.structs.replace(match, seats=seats)
            case MatchStarted():
                assert event.seed is not None  # Only redacted copies lack it, and those are never folded.
                options = msgspec.convert(event.options, engine.options_type)
                table = engine.blank(options, len(event.seats), bytes.fromhex(event.seed))
                match = msgspec.structs.replace(match, status="active")
            case MatchFinished():
                match = msgspec.structs.replace(match, status="finished")
            case _:
                table = engine.evolve(table, event)
    return msgspec.structs.replace(match, table=table, version=match.version + len(events))


def _settled(engine: AnyEngine, before: Match[Any], after: Match[Any], by: Seat | None) -> Match[Any]:
    """Move on the decision versions: of seats whose turn came or went, of the seat that moved, of all at the start."""
    was, now = to_move(engine, before), to_move(engine, after)
    started = before.status == "open" and after.status == "active"
    decided = tuple(
        after.version if started or seat == by or (seat in was) != (seat in now) else version
        for seat, version in enumerate(after.decided)
    )
    return msgspec.structs.replace(after, decided=decided)
