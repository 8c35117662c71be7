"""The public list of matches in Redis: one ordered list a question that may be asked, newest last.

Members are `<created_at>:<id>` with equal scores, so that their order is that of creation and a cursor is a member: new
matches never shift a page.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from importlib.resources import files
from typing import get_args

import msgspec

from service.adapters.cursors import cursor_at, match_at, place_of, start_at
from service.adapters.redis_connections import Connections, Script
from service.application.codec import encode
from service.application.match_events import Status
from service.application.ports import Listing, Page, Reference

RECORD = Script(files(__package__).joinpath("record.lua").read_text("utf-8"))

_LISTINGS = "upcard:{lobby}:listings"
_VERSIONS = "upcard:{lobby}:versions"
_PUBLIC = "order"

STEP = 100
MOST = 500
"""Listings that are looked at in one go, and for one page, if only some fit."""

_listing = msgspec.json.Decoder(Listing)


class RedisDirectory:
    """The list of public matches, and for each app a list under each of its own names."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def record(
        self, listing: Listing, created_at: int, public: bool = True, reference: Reference | None = None
    ) -> None:
        """Write or update a listing; an older version never replaces a newer one. `created_at` is in milliseconds.

        Raises:
            NotStored.
        """
        shelves = [_PUBLIC] * public + ([] if reference is None else [_shelf(reference)])
        ways = [(shelf, game) for shelf in shelves for game in (None, listing.game)]
        left = [_order(*way, status) for way in ways for status in _others(listing.status)]
        joined = [_order(*way, status) for way in ways for status in (None, listing.status)]
        arguments = [
            listing.id,
            listing.version,
            place_of(created_at, listing.id),
            encode(listing),
            len(left),
        ]
        self._connections.run(RECORD, [_LISTINGS, _VERSIONS, *left, *joined], arguments)

    def page(
        self,
        game: str | None,
        status: Status | None,
        cursor: str | None,
        limit: int,
        reference: Reference | None = None,
        fits: Callable[[Listing], bool] | None = None,
    ) -> Page:
        """At most `limit` listings, newest first: of public matches, or of those with this reference.

        If only some fit, a page may have fewer and not be the last: after MOST that were looked at, the next goes on.

        Raises:
            InvalidParameter: the cursor is not one of ours.
            StoreTrouble.
        """
        order = _order(_PUBLIC if reference is None else _shelf(reference), game, status)
        start, last, looked = start_at(cursor), b"", 0
        size = limit + 1 if fits is None else max(limit + 1, STEP)
        shown: list[Listing] = []
        while True:
            places = self._places(order, start, size)
            for place, listing in places:
                if len(shown) == limit:
                    return Page(data=shown, next_cursor=cursor_at(last))
                last = place
                # Its status may have changed since its place was read.
                if status in (None, listing.status) and (fits is None or fits(listing)):
                    shown.append(listing)
            if len(places) < size:
                return Page(data=shown, next_cursor=None)
            looked += len(places)
            if looked >= MOST:
                return Page(data=shown, next_cursor=cursor_at(last))
            start = f"({last.decode()}"

    def _places(self, order: str, start: str, size: int) -> list[tuple[bytes, Listing]]:
        """At most `size` places in a list, and the listings there: two round trips."""
        (places,) = self._connections.ask(("ZRANGE", order, start, "-", "BYLEX", "REV", "LIMIT", 0, size))
        if not places:
            return []
        (listings,) = self._connections.ask(("HMGET", _LISTINGS, *map(match_at, places)))
        return [(place, _listing.decode(listing)) for place, listing in zip(places, listings, strict=True)]


def _order(shelf: str, game: str | None, status: str | None) -> str:
    return f"upcard:{{lobby}}:{shelf}:{game or '*'}:{status or '*'}"


def _shelf(reference: Reference) -> str:
    # Whatever an app writes there shall not be able to name another list.
    return f"named:{reference.app}:{hashlib.sha256(reference.name.encode()).hexdigest()[:32]}"


def _others(status: Status) -> list[str]:
    return [other for other in get_args(Status) if other != status]
