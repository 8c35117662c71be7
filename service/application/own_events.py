"""One stream of what happens in all matches of a player: whose turn it is, what has started, what has ended.

The relay writes it. Whose turn it is when a stream begins is read from the matches themselves.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import NamedTuple

import msgspec

from service.application.codec import codec_of
from service.application.errors import MatchNotFound, NotStored, StoreTrouble
from service.application.follow import Silence
from service.application.invitations import naming
from service.application.match import to_move
from service.application.match_rules import seat_of
from service.application.news import OwnEvent, OwnItem
from service.application.own_matches import OwnMatches, found_match
from service.application.play import now
from service.application.ports import Matches, Wakeups

AT_ONCE = 100
"""Matches and items that are read at a time."""


NOTHING = "0-0"
"""The id before the first item."""


class OwnSnapshot(msgspec.Struct, frozen=True):
    """What is open: matches in which it is the caller's turn, invitations that can still be used, and ends that the
    caller may not know of.
    """

    id: str
    items: list[OwnItem]


class OwnResume(msgspec.Struct, frozen=True, tag_field="type", tag="resume"):
    """The last word to a reader that is too slow: ask again for what comes after `id`."""

    id: str


OwnFrame = OwnSnapshot | OwnEvent | Silence


class OwnMeans(NamedTuple):
    """What following one's own matches takes. `keep_alive` is how long (seconds) nothing may be heard."""

    matches: Matches
    own: OwnMatches
    wakeups: Wakeups
    keep_alive: float


def follow_own(means: OwnMeans, account: str, after: str | None, may_stay: Callable[[], bool]) -> Iterator[OwnFrame]:
    """What happens in a player's matches, without end. It begins with a snapshot unless all after `after` is there.

    `may_stay` proves the caller's right again, now and then. Trouble with the store is waited out.
    """
    is_resumed, proof_ends = False, time.monotonic() + means.keep_alive
    with means.wakeups.listen(account) as bell:
        while not means.wakeups.stopping:
            try:
                if time.monotonic() >= proof_ends:
                    if not may_stay():
                        return
                    proof_ends = time.monotonic() + means.keep_alive
                if after is not None and not is_resumed:
                    after = _resumed(means.own, account, after)
                is_resumed = True
                if after is None:
                    snapshot = open_items(means.matches, means.own, account)
                    yield snapshot
                    after = snapshot.id
                items = means.own.told(account, after, AT_ONCE)
            except StoreTrouble:
                bell.wait(means.keep_alive)
                yield Silence()
                continue
            for item in items:
                yield item
                after = item.id
            if len(items) < AT_ONCE and not bell.wait(means.keep_alive):
                yield Silence()


def open_items(matches: Matches, own: OwnMatches, account: str) -> OwnSnapshot:
    """What a player must know to go on: where it is the player's turn, and which matches have ended meanwhile.

    Raises:
        StoreTrouble.
    """
    # What happens from here on may be told twice, by the snapshot and after it, but is never missed.
    last = own.last(account)
    return OwnSnapshot(
        last, [*_turns(matches, own, account), *_invitations(matches, own, account), *_ends(own, account)]
    )


def _turns(matches: Matches, own: OwnMatches, account: str) -> Iterator[OwnItem]:
    cursor: str | None = None
    while True:
        ids, cursor = own.page(account, "active", cursor, AT_ONCE)
        for match_id in ids:
            match = found_match(matches, match_id)
            seat = None if match is None else seat_of(match, account)
            if match is not None and seat is not None and seat in to_move(codec_of(match.game).engine, match):
                yield OwnItem("your_turn", match_id, match.decided[seat])
        if cursor is None:
            return


def _invitations(matches: Matches, own: OwnMatches, account: str) -> Iterator[OwnItem]:
    # Of several to the same match, the last that is told stands for all.
    told = {item.match: item for item in _told(own, account, NOTHING) if item.type == "invitation"}
    for item in told.values():
        with suppress(MatchNotFound):
            if naming(matches.head(item.match), account, now()) is not None:
                yield OwnItem(item.type, item.match, item.version)


def _ends(own: OwnMatches, account: str) -> Iterator[OwnItem]:
    for item in _told(own, account, own.read_up_to(account)):
        if item.type == "match_ended":
            yield OwnItem(item.type, item.match, item.version)


def _told(own: OwnMatches, account: str, after: str) -> Iterator[OwnEvent]:
    while items := own.told(account, after, AT_ONCE):
        yield from items
        after = items[-1].id


def _resumed(own: OwnMatches, account: str, after: str) -> str | None:
    """The id to go on after: None if too much has happened since, and only a snapshot can tell what is open."""
    if not own.knows(account, after):
        return None
    # A full store still tells; what it cannot note is told once more some day.
    with suppress(NotStored):
        own.mark_read(account, after)
    return after
