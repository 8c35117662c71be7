"""The matches of each player in Redis, in the partition of the player: lists by status, and a stream of items."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import get_args

import msgspec

from service.adapters.cursors import cursor_at, match_at, place_of, start_at
from service.adapters.keys import WAKE_CHANNEL, account_key
from service.adapters.redis_connections import Connections, Script
from service.application.codec import encode
from service.application.match_events import Status
from service.application.news import OwnEvent, OwnItem
from service.application.own_events import NOTHING

RECORD = Script(files(__package__).joinpath("own_record.lua").read_text("utf-8"))
TELL = Script(files(__package__).joinpath("own_tell.lua").read_text("utf-8"))

MARK = Script("return redis.call('SET', KEYS[1], ARGV[1])")

KEPT = 1_000
"""Items that are kept of each player; whoever has missed more begins with a snapshot."""

STATUSES: tuple[Status, ...] = get_args(Status)

_item = msgspec.json.Decoder(OwnItem)


class RedisOwnMatches:
    """Which matches a player has, and what was told of them."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def record(self, account: str, match_id: str, created_at: int, version: int, status: Status | None) -> None:
        """Put a match into the list, or with None take it off; an older version changes nothing.

        Raises:
            NotStored.
        """
        keys = [_key(account, "versions"), *(_order(account, each) for each in (None, *STATUSES))]
        number = 0 if status is None else 1 + STATUSES.index(status)
        self._connections.run(RECORD, keys, [match_id, version, place_of(created_at, match_id), number])

    def page(self, account: str, status: Status | None, cursor: str | None, limit: int) -> tuple[list[str], str | None]:
        """Some matches' ids, newest first, and the cursor after them; None at the end.

        Raises:
            InvalidParameter: the cursor is not one of ours.
            StoreTrouble.
        """
        order = _order(account, status)
        (places,) = self._connections.ask(
            ("ZRANGE", order, start_at(cursor), "-", "BYLEX", "REV", "LIMIT", 0, limit + 1)
        )
        shown = places[:limit]
        return [match_at(place) for place in shown], cursor_at(shown[-1]) if len(places) > limit else None

    def tell(self, account: str, items: Sequence[OwnItem]) -> None:
        """Add items of one match and version to the stream, unless it knows so much already.

        Raises:
            NotStored.
        """
        first = items[0]
        arguments = [first.match, first.version, KEPT, account, WAKE_CHANNEL, *map(encode, items)]
        self._connections.run(TELL, [_key(account, "items"), _key(account, "told")], arguments)

    def last(self, account: str) -> str:
        """The id of the newest item; `0-0` if there is none.

        Raises:
            StoreTrouble.
        """
        (entries,) = self._connections.ask(("XREVRANGE", _key(account, "items"), "+", "-", "COUNT", 1))
        return entries[0][0].decode() if entries else NOTHING

    def told(self, account: str, after: str, limit: int) -> list[OwnEvent]:
        """At most so many items after an id, in order.

        Raises:
            StoreTrouble.
        """
        (entries,) = self._connections.ask(("XRANGE", _key(account, "items"), f"({after}", "+", "COUNT", limit))
        return [_event(name, fields) for name, fields in entries]

    def knows(self, account: str, item: str) -> bool:
        """Is all that was told after this item still there?

        Raises:
            StoreTrouble.
        """
        key = _key(account, "items")
        entries, count = self._connections.ask(("XRANGE", key, item, item), ("XLEN", key))
        # Until so many are kept none has gone, not even the first.
        return bool(entries) or (item == NOTHING and count < KEPT)

    def mark_read(self, account: str, item: str) -> None:
        """The player has everything up to this id.

        Raises:
            NotStored.
        """
        self._connections.run(MARK, [_key(account, "read")], [item])

    def read_up_to(self, account: str) -> str:
        """The id up to which the player has everything.

        Raises:
            StoreTrouble.
        """
        (item,) = self._connections.ask(("GET", _key(account, "read")))
        return NOTHING if item is None else item.decode()


def _key(account: str, name: str) -> str:
    return f"{account_key(account)}:{name}"


def _order(account: str, status: Status | None) -> str:
    return _key(account, f"matches:{status or '*'}")


def _event(name: bytes, fields: Sequence[bytes]) -> OwnEvent:
    item = _item.decode(fields[1])
    return OwnEvent(type=item.type, match=item.match, version=item.version, id=name.decode())
