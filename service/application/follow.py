"""Following a match: first the view if asked for, then every event once and in order, until the match is over."""

from __future__ import annotations

import time
from collections.abc import Iterator

import msgspec

from engines.contract import Seat
from service.application.codec import codec_of
from service.application.errors import StoreTrouble
from service.application.look import PAGE, EventPage, MatchView, events_after, match_view, seen
from service.application.match import Match
from service.application.match_events import MatchAbandoned, MatchFinished
from service.application.ports import Matches, Wakeups


class Snapshot(msgspec.Struct, frozen=True):
    """The view from which the events go on."""

    match: MatchView


class Happened(msgspec.Struct, frozen=True):
    """One event, as it is sent."""

    version: int
    event: msgspec.Raw


class Silence(msgspec.Struct, frozen=True):
    """Nothing has happened for a while."""


Frame = Snapshot | Happened | Silence


def is_over(match: Match[object], after: int) -> bool:
    """Has a follower who knows everything up to this version nothing to wait for?"""
    return match.status in ("finished", "abandoned") and after >= match.version


def follow(
    matches: Matches,
    wakeups: Wakeups,
    match_id: str,
    game: str,
    viewer: Seat | None,
    after: int | None,
    keep_alive: float,
) -> Iterator[Frame]:
    """Frames until the match is over or the process stops. Without `after` the first one is a snapshot.

    Trouble with the store is waited out: the log tells afterwards what was missed. `keep_alive` is in seconds.
    """
    engine = codec_of(game).engine
    with wakeups.listen(match_id) as bell:
        while not wakeups.stopping:
            try:
                if after is None:
                    match = matches.head(match_id).match
                    yield Snapshot(match_view(engine, match, viewer))
                    after = match.version
                    if is_over(match, after):
                        return
                log = matches.log(match_id, game, after, PAGE)
            except StoreTrouble:
                bell.wait(keep_alive)
                yield Silence()
                continue
            for recorded, event in zip(log, seen(engine, log, viewer), strict=True):
                yield Happened(recorded.version, event)
                after = recorded.version
                if isinstance(recorded.event, MatchFinished | MatchAbandoned):
                    return
            if len(log) < PAGE and not bell.wait(keep_alive):
                yield Silence()


def events_within(
    matches: Matches,
    wakeups: Wakeups,
    match: Match[object],
    viewer: Seat | None,
    after: int,
    limit: int,
    seconds: float,
) -> EventPage:
    """A page of events; if there are none yet, wait for the first at most so many seconds."""
    end = time.monotonic() + seconds
    with wakeups.listen(match.id) as bell:
        page = events_after(matches, match, viewer, after, limit)
        # The bell also rings when the subscription is renewed, with nothing to tell.
        while not page.events and not wakeups.stopping and (left := end - time.monotonic()) > 0:
            bell.wait(left)
            page = events_after(matches, match, viewer, after, limit)
        return page
