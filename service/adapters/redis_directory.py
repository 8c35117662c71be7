"""The public list of matches in Redis: one ordered list a question that may be asked, newest last.

Members are `<created_at>:<id>` with equal scores, so that their order is that of creation and a cursor is a member: new
matches never shift a page.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
from importlib.resources import files
from typing import get_args

import msgspec

from service.adapters.redis_connections import Connections, Script
from service.application.codec import encode
from service.application.errors import Fault, InvalidParameter
from service.application.match_events import Status
from service.application.ports import Listing, Page, Reference

RECORD = Script(files(__package__).joinpath("record.lua").read_text("utf-8"))

_LISTINGS = "upcard:{lobby}:listings"
_VERSIONS = "upcard:{lobby}:versions"
_PUBLIC = "order"
_MEMBER = re.compile(r"\d{13}:m_[a-z2-7]{16}")

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
            f"{created_at:013d}:{listing.id}",
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
    ) -> Page:
        """At most `limit` listings, newest first: of public matches, or of those with this reference.

        Raises:
            InvalidParameter: the cursor is not one of ours.
            StoreTrouble.
        """
        start = "+" if cursor is None else f"({_opened(cursor)}"
        order = _order(_PUBLIC if reference is None else _shelf(reference), game, status)
        (members,) = self._connections.ask(("ZRANGE", order, start, "-", "BYLEX", "REV", "LIMIT", 0, limit + 1))
        shown = members[:limit]
        if not shown:
            return Page(data=[], next_cursor=None)
        ids = [member.partition(b":")[2] for member in shown]
        (listings,) = self._connections.ask(("HMGET", _LISTINGS, *ids))
        return Page(
            data=[_listing.decode(listing) for listing in listings],
            next_cursor=base64.urlsafe_b64encode(shown[-1]).decode() if len(members) > limit else None,
        )


def _order(shelf: str, game: str | None, status: str | None) -> str:
    return f"upcard:{{lobby}}:{shelf}:{game or '*'}:{status or '*'}"


def _shelf(reference: Reference) -> str:
    # Whatever an app writes there shall not be able to name another list.
    return f"named:{reference.app}:{hashlib.sha256(reference.name.encode()).hexdigest()[:32]}"


def _others(status: Status) -> list[str]:
    return [other for other in get_args(Status) if other != status]


def _opened(cursor: str) -> str:
    try:
        member = base64.urlsafe_b64decode(cursor.encode()).decode()
    except (binascii.Error, UnicodeError):
        member = ""
    if not _MEMBER.fullmatch(member):
        raise InvalidParameter("this cursor is not from this list", [Fault("cursor", "use next_cursor as it was sent")])
    return member
