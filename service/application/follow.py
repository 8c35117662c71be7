"""Following a match: first the view if asked for, then every event once and in order, until the match is over.

Between the events, without a version: who of the others has left, and who is back.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any, NamedTuple

import msgspec

from engines.contract import Seat
from service.application.codec import codec_of
from service.application.envelope import Recorded
from service.application.errors import StoreTrouble
from service.application.look import (
    PAGE,
    EventPage,
    MatchView,
    events_after,
    horizon,
    is_over,
    match_for,
    match_view,
    seen,
)
from service.application.match import Match
from service.application.match_events import (
    MatchAbandoned,
    MatchFinished,
    SeatLeft,
    SeatResigned,
    SeatSubstituted,
    TokenRotated,
)
from service.application.ports import Matches, Wakeups
from service.application.presence import Attendance, Presences, SeatBack, SeatGone


class Snapshot(msgspec.Struct, frozen=True, tag_field="type", tag="snapshot"):
    """The view from which the events go on."""

    match: MatchView


class Happened(msgspec.Struct, frozen=True):
    """One event, as it is sent."""

    version: int
    event: msgspec.Raw


class Resume(msgspec.Struct, frozen=True, tag_field="type", tag="resume"):
    """The last word to a reader that is too slow: ask again for what comes after `version`."""

    version: int


class Silence(msgspec.Struct, frozen=True):
    """Nothing has happened for a while."""


Frame = Snapshot | Happened | SeatGone | SeatBack | Silence


class Means(NamedTuple):
    """What following takes. `keep_alive` is how long (seconds) nothing may be heard, `grace` how long a seat may be
    away without being missed.
    """

    matches: Matches
    wakeups: Wakeups
    presences: Presences
    keep_alive: float
    grace: float


def has_seen_all(match: Match[Any], after: int) -> bool:
    """Has a follower who knows everything up to this version nothing to wait for?"""
    return is_over(match) and after >= match.version


def follow(
    means: Means, match: Match[Any], viewer: Seat | None, after: int | None, may_stay: Callable[[], bool]
) -> Iterator[Frame]:
    """Frames until the match is over or the process stops. Without `after` the first one is a snapshot.

    `match` is as it was when the caller's right was proven. `may_stay` proves it again, as soon as something may have
    taken it away, and now and then. Trouble with the store is waited out: the log tells afterwards what was missed.
    """
    engine = codec_of(match.game).engine
    proven, proof_ends = match.version, time.monotonic() + means.keep_alive
    with means.wakeups.listen(match.id) as bell, closing(_Others(means, match, viewer)) as others:
        while not means.wakeups.stopping:
            try:
                if time.monotonic() >= proof_ends:
                    if not may_stay():
                        return
                    proof_ends = time.monotonic() + means.keep_alive
                if after is None:
                    shown = match_for(means.matches, means.matches.head(match.id).match, viewer)
                    yield Snapshot(match_view(engine, shown, viewer))
                    after = shown.version
                    if has_seen_all(shown, after):
                        return
                log = _news(means.matches, match, viewer, after)
            except StoreTrouble:
                bell.wait(means.keep_alive)
                yield Silence()
                continue
            for recorded, event in zip(log, seen(engine, log, viewer), strict=True):
                yield Happened(recorded.version, event)
                after = recorded.version
                if isinstance(recorded.event, MatchFinished | MatchAbandoned):
                    return
                if after > proven and _is_about_the_right(recorded.event, viewer):
                    proof_ends = 0.0
                    break
            if len(log) == PAGE or proof_ends == 0.0:
                continue
            yield from others.changes(at_once=not log)
            if not bell.wait(min(means.keep_alive, others.wait())):
                yield Silence()


def events_within(
    means: Means, match: Match[Any], viewer: Seat | None, after: int, limit: int, seconds: float
) -> EventPage:
    """A page of events; if there are none yet, wait for the first at most so many seconds."""
    end = time.monotonic() + seconds
    with means.wakeups.listen(match.id) as bell:
        page = events_after(means.matches, match, viewer, after, limit)
        # The bell also rings when the subscription is renewed, with nothing to tell.
        while not page.events and not means.wakeups.stopping and (left := end - time.monotonic()) > 0:
            bell.wait(left)
            if _may_be_kept_behind(match, viewer):
                match = means.matches.head(match.id).match
            page = events_after(means.matches, match, viewer, after, limit)
        return page


class _Others:
    """What a follower learns of the other seats. Whoever is kept behind learns nothing of them."""

    def __init__(self, means: Means, match: Match[Any], viewer: Seat | None) -> None:
        self._every = means.keep_alive
        self._attendance: Attendance | None = None
        if not _may_be_kept_behind(match, viewer):
            self._attendance = Attendance(
                means.presences, match.id, len(match.seats), viewer, means.keep_alive, means.grace
            )

    def wait(self) -> float:
        return self._every if self._attendance is None else self._attendance.wait()

    def changes(self, at_once: bool) -> list[SeatGone | SeatBack]:
        if self._attendance is None or not (at_once or self._attendance.is_due()):
            return []
        return self._attendance.changes()

    def close(self) -> None:
        if self._attendance is not None:
            self._attendance.leave()


def _news(matches: Matches, match: Match[Any], viewer: Seat | None, after: int) -> list[Recorded]:
    log = matches.log(match.id, match.game, after, PAGE)
    if not _may_be_kept_behind(match, viewer):
        return log
    upto = horizon(matches, matches.head(match.id).match, viewer)
    return [recorded for recorded in log if recorded.version <= upto]


def _may_be_kept_behind(match: Match[Any], viewer: Seat | None) -> bool:
    """As `look.is_kept_behind`, at any time of the match."""
    return viewer is None and match.settings.spectator_delay > 0


def _is_about_the_right(event: msgspec.Struct, viewer: Seat | None) -> bool:
    """May this event take the seat from whoever follows it?"""
    return isinstance(event, SeatLeft | SeatResigned | SeatSubstituted | TokenRotated) and event.seat == viewer
