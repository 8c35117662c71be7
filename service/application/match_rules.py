"""What may happen to a match: opened, joined, left, played, given up. Each gives one batch of events, or says no.

Nothing here reads a clock or draws chance: the caller brings the time and the seed.
Source: design, section 3.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engines.chance import ALGORITHM, commitment
from engines.contract import AnyEngine, Seat
from service.application.errors import (
    AlreadySeated,
    MatchNotStarted,
    MatchOver,
    MatchStartedAlready,
    NoOpenSeat,
    NotYourTurn,
    SeatClaimedAlready,
)
from service.application.match import BLANK, Match, Step, folded, open_seats, settled, stepped, to_move
from service.application.match_events import (
    MatchAbandoned,
    MatchFinished,
    MatchOpened,
    MatchSettings,
    MatchStarted,
    SeatClaimed,
    SeatLeft,
    SeatResigned,
    SeatSubstituted,
    SeatTaken,
    TokenRotated,
    Visibility,
)


def opening(
    engine: AnyEngine,
    match_id: str,
    at: int,
    options: msgspec.Struct,
    visibility: Visibility,
    settings: MatchSettings,
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
        settings=settings,
    )
    taken = tuple(taker for taker in takers if taker is not None)
    events: tuple[msgspec.Struct, ...] = (opened, *taken)
    blank = msgspec.structs.replace(BLANK, id=match_id, created_at=at)
    if len(taken) == len(takers):
        events += _starting(engine, folded(engine, blank, events), seed)
    return stepped(engine, blank, events, None)


def seating(
    engine: AnyEngine,
    match: Match[Any],
    free: Sequence[Seat],
    wanted: Seat | None,
    name: str,
    player: str | None,
    seed: bytes,
) -> Step:
    """Give a person the wanted, or else the first, of the seats that are free for it; the last one starts the match.


    Not checked: that these seats are open.

    Raises:
        MatchOver: nobody sits down any more.
        AlreadySeated: the player has a seat in this match.
        NoOpenSeat: that seat, or every seat, is not free, or the match has no such seat.
    """
    refuse_if_over(match)
    if player is not None and (seat := seat_of(match, player)) is not None:
        raise AlreadySeated(f"you hold seat {seat} of this match", seat=seat)
    if not free or (wanted is not None and wanted not in free):
        asked = "every seat" if wanted is None else f"seat {wanted}"
        detail = f"{asked} of this match is taken, kept for somebody, or does not exist"
        raise NoOpenSeat(detail, open_seats=list(free))
    seat = free[0] if wanted is None else wanted
    events: tuple[msgspec.Struct, ...] = (SeatTaken(seat=seat, kind="human", name=name, bot=None, player=player),)
    if len(open_seats(match)) == 1:
        events += _starting(engine, folded(engine, match, events), seed)
    return stepped(engine, match, events, None)


def moving(engine: AnyEngine, match: Match[Any], seat: Seat, move: msgspec.Struct) -> Step:
    """Everything that follows from a move, up to the end of the match.

    Raises:
        MatchNotStarted, MatchOver, NotYourTurn: nobody, or somebody else, is to move.
        IllegalMove: the rules forbid it.
    """
    refuse_unless_to_move(engine, match, seat)
    events: tuple[msgspec.Struct, ...] = engine.decide(match.table, seat, move)
    after = folded(engine, match, events)
    outcome = engine.outcome(after.table)
    if outcome is not None:
        assert after.table is not None  # A match that is over was started.
        disclosure = engine.disclose(after.table)
        finished = MatchFinished(
            reason=outcome.reason,
            places=outcome.places,
            scores=outcome.scores,
            seed=None if disclosure is None else after.table.seed.hex(),
            disclosure=msgspec.UNSET if disclosure is None else disclosure,
        )
        events = (*events, finished)
        after = folded(engine, after, (finished,))
    return Step(events=events, by=seat, match=settled(engine, match, after, seat))


def leaving(engine: AnyEngine, match: Match[Any], seat: Seat) -> Step:
    """Give a seat back before the start; when no person is left, the match is abandoned.

    Raises:
        MatchStartedAlready, MatchOver.
    """
    refuse_unless_open(match)
    events: tuple[msgspec.Struct, ...] = (SeatLeft(seat=seat),)
    if all(sitting.kind != "human" or sitting.seat == seat for sitting in match.seats):
        events = (*events, MatchAbandoned(reason="left"))
    return stepped(engine, match, events, None)


def expiring(engine: AnyEngine, match: Match[Any]) -> Step:
    """End a match that nobody joined in time.

    Raises:
        MatchStartedAlready, MatchOver.
    """
    refuse_unless_open(match)
    return stepped(engine, match, (MatchAbandoned(reason="expired"),), None)


def claiming(engine: AnyEngine, match: Match[Any], seat: Seat, player: str, name: str) -> Step:
    """Give a guest's seat to a player, who was the guest.

    Raises:
        AlreadySeated: the player has a seat in this match, perhaps this one.
        MatchOver: what is played is played.
        SeatClaimedAlready: another player acts in that seat, or a bot does.
    """
    if (held := seat_of(match, player)) is not None:
        raise AlreadySeated(f"you hold seat {held} of this match", seat=held)
    refuse_if_over(match)
    sitting = match.seats[seat]
    if sitting.kind != "human" or sitting.player is not msgspec.UNSET:
        raise SeatClaimedAlready(f"seat {seat} is not a guest's any more")
    return stepped(engine, match, (SeatClaimed(seat=seat, name=name, player=player),), None)


def rotating(engine: AnyEngine, match: Match[Any], seat: Seat) -> Step:
    """Give a seat a new token. Its decision stays as it is.

    Raises:
        MatchOver: nothing happens any more.
    """
    refuse_if_over(match)
    return stepped(engine, match, (TokenRotated(seat=seat),), None)


def substituting(engine: AnyEngine, match: Match[Any], seat: Seat, bot: str) -> Step:
    """Let a bot play on in a person's seat.

    Raises:
        MatchNotStarted, MatchOver.
    """
    refuse_unless_active(match)
    return stepped(engine, match, (SeatSubstituted(seat=seat, bot=bot),), seat)


def resigning(engine: AnyEngine, match: Match[Any], seat: Seat, bot: str) -> Step:
    """Give up: as the table agreed, the match ends with that seat in the last place, or a bot plays on.

    Raises:
        MatchNotStarted, MatchOver.
    """
    refuse_unless_active(match)
    resigned = SeatResigned(seat=seat)
    if match.settings.on_resign == "bot":
        return stepped(engine, match, (resigned, SeatSubstituted(seat=seat, bot=bot)), seat)
    count = len(match.seats)
    finished = MatchFinished(
        reason="resigned",
        places=tuple(count if other == seat else 1 for other in range(count)),
        scores=(0,) * count,
        seed=None,
    )
    return stepped(engine, match, (resigned, finished), seat)


def seat_of(match: Match[Any], player: str) -> Seat | None:
    """The seat in which this player acts; None if it has none, or gave it to a bot."""
    return next((seat.seat for seat in match.seats if seat.kind == "human" and seat.player == player), None)


def refuse_if_over(match: Match[Any]) -> None:
    """Raise MatchOver unless the match can still go on."""
    if match.status not in ("open", "active"):
        raise MatchOver("the match has ended", match_status=match.status)


def refuse_unless_open(match: Match[Any]) -> None:
    """Raise MatchStartedAlready or MatchOver unless seats can still be taken and left."""
    refuse_if_over(match)
    if match.status == "active":
        raise MatchStartedAlready("the match has started; its seats can only be given to bots now")


def refuse_unless_active(match: Match[Any]) -> None:
    """Raise MatchNotStarted or MatchOver unless the match is being played."""
    refuse_if_over(match)
    if match.status == "open":
        raise MatchNotStarted("some seats are still open", open_seats=open_seats(match))


def refuse_unless_to_move(engine: AnyEngine, match: Match[Any], seat: Seat) -> None:
    """Raise MatchNotStarted, MatchOver or NotYourTurn unless this seat faces a decision."""
    refuse_unless_active(match)
    movers = to_move(engine, match)
    if seat not in movers:
        waiting = ", ".join(f"seat {mover}" for mover in sorted(movers))
        raise NotYourTurn(f"seat {seat} is not to move: the table waits for {waiting}", to_move=sorted(movers))


def _starting(engine: AnyEngine, match: Match[Any], seed: bytes) -> tuple[msgspec.Struct, ...]:
    options = msgspec.convert(match.options, engine.options_type)
    started = MatchStarted(
        options=match.options, seats=match.seats, algorithm=ALGORITHM, commitment=commitment(seed), seed=seed.hex()
    )
    return (started, *engine.initial(options, len(match.seats), seed))
