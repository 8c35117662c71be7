"""The names of everything in Redis.

All keys of a match share one of PARTITIONS hash tags, so that one script may touch them all on a cluster too. The
number is fixed when a database is created.
"""

from __future__ import annotations

from functools import lru_cache
from zlib import crc32

PARTITIONS = 64

WAKE_CHANNEL = "upcard:wake"
"""Carries `<match id> <version>` for every batch stored."""

HEARTBEAT = "upcard:relay:heartbeat"
"""Lives while a relay runs."""


def partition_of(any_id: str) -> int:
    """The partition of a match or an account, 0 to PARTITIONS - 1."""
    return crc32(any_id.encode()) % PARTITIONS


def in_partition(partition: int, name: str) -> str:
    """A key of a partition, such as `upcard:{p07}:outbox`."""
    return f"upcard:{{p{partition:02d}}}:{name}"


@lru_cache(maxsize=10_000)
def match_keys(match_id: str) -> tuple[str, str, str, str, str, str]:
    """The keys that `append.lua` takes, in its order: log, head, keys, outbox, due, attempts."""
    partition = partition_of(match_id)
    own = f"match:{match_id}:"
    names = (own + "log", own + "head", own + "keys", "outbox", "due", "attempts")
    log, head, keys, outbox, due, attempts = (in_partition(partition, name) for name in names)
    return log, head, keys, outbox, due, attempts


def account_key(account_id: str) -> str:
    """The key of a player or an app."""
    return in_partition(partition_of(account_id), f"account:{account_id}")
