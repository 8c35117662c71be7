"""How an event is kept and sent: the event itself, its version, its time, and the batch it belongs to."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache

import msgspec

from engines.contract import Seat


class Recorded(msgspec.Struct, frozen=True):
    """An event in the log of a match.

    `version` is its place in the log, from 1; `at` milliseconds since 1970 (UTC). All events of one move are one batch:
    `last` is the version of the batch's last event and `by` the seat whose move caused it, None for the table's own
    doing.
    """

    version: int
    at: int
    last: int
    by: Seat | None
    event: msgspec.Struct


@lru_cache(maxsize=4096)
def timestamp(milliseconds: int) -> str:
    """RFC 3339 in UTC with milliseconds: `"2026-11-30T04:16:59.000Z"`."""
    moment = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return f"{moment:%Y-%m-%dT%H:%M:%S}.{milliseconds % 1000:03d}Z"


_encode = msgspec.json.Encoder().encode


def wire(recorded: Recorded, event: msgspec.Struct) -> bytes:
    """The event as it is sent: flat JSON with `version` and `at` first. `event` is the redacted event."""
    head = f'{{"version":{recorded.version},"at":"{timestamp(recorded.at)}",'
    return head.encode() + _encode(event)[1:]
