"""Queries, and the one projector: all that leaves the server about a match is made here, for one viewer.

A viewer is a seat, or None for a spectator.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from engines.contract import AnyEngine, Outcome, Seat
from service.application.codec import codec_of
from service.application.envelope import Recorded, timestamp, wire
from service.application.match import Match, refolded, to_move
from service.application.match_events import MATCH_EVENTS, MatchSeat, MatchSettings, MatchStarted, Status, Visibility
from service.application.ports import Matches

PAGE = 500
"""Events read at a time: a longer read would keep everybody else waiting."""

WINDOW = 50
"""Events among which the end of a batch is looked for first; few batches are longer."""


class SeatView(MatchSeat, frozen=True, omit_defaults=True):
    """A seat as its viewers see it. `token` appears only in the answer that creates it."""

    token: str | msgspec.UnsetType = msgspec.UNSET


class You(msgspec.Struct, frozen=True):
    """The seat of the caller."""

    seat: Seat


class MatchView(msgspec.Struct, frozen=True):
    """A match as one viewer may know it.

    `you` is left out for spectators, `view` before the start, `outcome` before the end. `legal_moves` are the
    caller's, complete and ready to be sent; empty when it is not to move. `external_reference` is shown to the app that
    opened the match, and to nobody else.
    """

    id: str
    game: str
    edition: int
    options: dict[str, Any]
    visibility: Visibility
    settings: MatchSettings
    status: Status
    version: int
    created_at: str
    seats: tuple[MatchSeat, ...]
    to_move: list[Seat]
    legal_moves: tuple[Any, ...]
    you: You | msgspec.UnsetType = msgspec.UNSET
    view: Any = msgspec.UNSET
    outcome: Outcome | msgspec.UnsetType = msgspec.UNSET
    external_reference: str | msgspec.UnsetType = msgspec.UNSET


class EventPage(msgspec.Struct, frozen=True):
    """A part of the log. `version` is the match's, `next_after` where the next page begins."""

    events: list[msgspec.Raw]
    version: int
    next_after: int


class LegalMoves(msgspec.Struct, frozen=True):
    """What the caller may do now; empty when it is not to move."""

    version: int
    to_move: list[Seat]
    legal_moves: tuple[Any, ...]


def match_view(engine: AnyEngine, match: Match[Any], viewer: Seat | None, reference: str | None = None) -> MatchView:
    """The match as this viewer may know it; `reference` is the app's own name for it, if it is the app that looks."""
    movers = to_move(engine, match)
    return MatchView(
        id=match.id,
        game=match.game,
        edition=match.edition,
        options=match.options,
        visibility=match.visibility,
        settings=match.settings,
        status=match.status,
        version=match.version,
        created_at=timestamp(match.created_at),
        seats=match.seats,
        to_move=sorted(movers),
        legal_moves=engine.legal_moves(match.table, viewer) if viewer in movers else (),
        you=msgspec.UNSET if viewer is None else You(seat=viewer),
        view=msgspec.UNSET if match.table is None else engine.view(match.table, viewer),
        outcome=msgspec.UNSET if match.outcome is None else match.outcome,
        external_reference=msgspec.UNSET if reference is None else reference,
    )


def redacted(engine: AnyEngine, event: msgspec.Struct, viewer: Seat | None) -> msgspec.Struct:
    """The event without what this viewer may not know."""
    if isinstance(event, MatchStarted):
        return msgspec.structs.replace(event, seed=None)
    if isinstance(event, MATCH_EVENTS):
        return event
    shown: msgspec.Struct = engine.redact(event, viewer)
    return shown


def seen(engine: AnyEngine, log: Iterable[Recorded], viewer: Seat | None) -> list[msgspec.Raw]:
    """Events as they are sent to this viewer."""
    return [msgspec.Raw(wire(recorded, redacted(engine, recorded.event, viewer))) for recorded in log]


def legal_moves(engine: AnyEngine, match: Match[Any], seat: Seat) -> LegalMoves:
    """The moves that this seat may make now."""
    movers = to_move(engine, match)
    moves = engine.legal_moves(match.table, seat) if seat in movers else ()
    return LegalMoves(version=match.version, to_move=sorted(movers), legal_moves=moves)


def is_over(match: Match[Any]) -> bool:
    """Has the match ended, with or without a result?"""
    return match.status in ("finished", "abandoned")


def is_kept_behind(match: Match[Any], viewer: Seat | None) -> bool:
    """Is this viewer told of events some versions late, as the table has agreed for those who only watch?"""
    return viewer is None and match.settings.spectator_delay > 0 and match.status == "active"


def horizon(matches: Matches, match: Match[Any], viewer: Seat | None) -> int:
    """The version up to which this viewer may know the match; nothing beyond it may leave the server.

    For whoever is kept behind: the last end of a batch that lies far enough in the past. What came before the start
    is never held back, since people find a match by it. Costs one more round trip, and for all others none.
    """
    if not is_kept_behind(match, viewer):
        return match.version
    return max(batch_end(matches, match, match.version - match.settings.spectator_delay), match.started - 1)


def match_for(matches: Matches, match: Match[Any], viewer: Seat | None) -> Match[Any]:
    """The match as it stands for this viewer: for whoever is kept behind, as it was some versions ago."""
    return match_at(matches, match, horizon(matches, match, viewer))


def events_after(matches: Matches, match: Match[Any], viewer: Seat | None, after: int, limit: int) -> EventPage:
    """At most `limit` events after a version, as this viewer may know them; empty past the end."""
    engine = codec_of(match.game).engine
    log = matches.log(match.id, match.game, after, min(limit, PAGE))
    if is_kept_behind(match, viewer):
        version = horizon(matches, match, viewer)
        log = [recorded for recorded in log if recorded.version <= version]
    else:
        version = max(match.version, log[-1].version if log else 0)
    return EventPage(events=seen(engine, log, viewer), version=version, next_after=log[-1].version if log else after)


def batch_end(matches: Matches, match: Match[Any], version: int) -> int:
    """The last version, not above this one, at which a batch ended; 0 if none has."""
    while version > 0:
        before = max(version - WINDOW, 0)
        for recorded in reversed(matches.log(match.id, match.game, before, version - before)):
            if recorded.version == recorded.last:
                return recorded.version
        version = before
    return 0


def match_at(matches: Matches, match: Match[Any], version: int) -> Match[Any]:
    """The match as it was right after a version, folded anew from the log.

    Not checked: that a batch ended there, or that it is the last version before the start.
    """
    if version == match.version:
        return match
    log = history(matches, match, 0, version)
    whole = [msgspec.structs.replace(recorded, last=min(recorded.last, version)) for recorded in log]
    return refolded(codec_of(match.game).engine, match.id, whole)


def history(matches: Matches, match: Match[Any], after: int, upto: int) -> list[Recorded]:
    """All events with `after < version <= upto`, read in pages."""
    log: list[Recorded] = []
    while after < upto:
        page = matches.log(match.id, match.game, after, min(PAGE, upto - after))
        if not page:
            break
        log += page
        after = page[-1].version
    return log
