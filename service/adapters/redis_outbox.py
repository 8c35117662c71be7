"""The outbox and the due set: what was committed and still has to be acted on.

Everything read here is read again until it is marked done, so acting on it must be harmless to repeat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from redis.exceptions import ResponseError

from service.adapters.keys import HEARTBEAT, PARTITIONS, in_partition, partition_of
from service.adapters.redis_connections import command_client, translated, waiting_client
from service.adapters.redis_matches import Note, due_duty, due_member
from service.application.ports import Duty

GROUP = "relay"
NOTES_AT_ONCE = 100
LEFT_BEHIND = 5_000
"""Milliseconds after which a note that was read but not done is read again."""

LONGEST_BUDGET = 64
"""Budgets that a duty waits at most until it is handed out again."""

_OUTBOXES = [in_partition(partition, "outbox") for partition in range(PARTITIONS)]

_note = msgspec.json.Decoder(Note)


class Pending(msgspec.Struct, frozen=True):
    """A note with its place in an outbox."""

    outbox: str
    entry: str
    note: Note


class Attempt(msgspec.Struct, frozen=True):
    """A duty to be handed out for the n-th time; the first hand-out has number 0."""

    duty: Duty
    number: int


class RedisOutbox:
    """All partitions' outboxes and due sets."""

    def __init__(self, url: str, budget: int) -> None:
        self._waiting: Any = waiting_client(url)
        self._client: Any = command_client(url)
        self._budget = budget

    def prepare(self) -> None:
        """Make sure that every outbox has its group of readers.

        Raises:
            StoreTrouble.
        """
        with translated():
            for outbox in _OUTBOXES:
                try:
                    self._client.xgroup_create(outbox, GROUP, id="0", mkstream=True)
                except ResponseError as error:
                    if not str(error).startswith("BUSYGROUP"):
                        raise

    def left_behind(self) -> list[Pending]:
        """Notes that somebody read some time ago and never marked done.

        Raises:
            StoreTrouble.
        """
        with translated():
            pipeline = self._client.pipeline(transaction=False)
            for outbox in _OUTBOXES:
                pipeline.xautoclaim(outbox, GROUP, GROUP, min_idle_time=LEFT_BEHIND, count=NOTES_AT_ONCE)
            replies = pipeline.execute()
        return [
            _pending(outbox, entry)
            for outbox, reply in zip(_OUTBOXES, replies, strict=True)
            for entry in reply[1]
            if entry[1]
        ]

    def read(self, wait: int) -> list[Pending]:
        """New notes; waits for the first at most `wait` milliseconds.

        Raises:
            StoreTrouble.
        """
        streams = dict.fromkeys(_OUTBOXES, ">")
        with translated():
            reply = self._waiting.xreadgroup(GROUP, GROUP, streams, count=NOTES_AT_ONCE, block=wait)
        found = reply.items() if isinstance(reply, dict) else reply or []
        return [_pending(outbox.decode(), entry) for outbox, entries in found for entry in _flat(entries)]

    def done(self, notes: Sequence[Pending]) -> None:
        """Mark notes as acted on and forget them.

        Raises:
            StoreTrouble.
        """
        with translated():
            pipeline = self._client.pipeline(transaction=False)
            for note in notes:
                pipeline.xack(note.outbox, GROUP, note.entry)
                pipeline.xdel(note.outbox, note.entry)
            pipeline.execute()

    def settle(self, duty: Duty) -> None:
        """A duty is fulfilled: never hand it out again.

        Raises:
            StoreTrouble.
        """
        partition, member = partition_of(duty.match), due_member(duty)
        with translated():
            self._client.zrem(in_partition(partition, "due"), member)
            self._client.hdel(in_partition(partition, "attempts"), member)

    def postpone(self, duty: Duty, until: int) -> None:
        """Hand a duty out at a time (ms) and not before, unless it has ended meanwhile.

        Raises:
            StoreTrouble.
        """
        with translated():
            self._client.zadd(in_partition(partition_of(duty.match), "due"), {due_member(duty): until}, xx=True)

    def overdue(self, now: int) -> list[Attempt]:
        """Duties past their deadline at `now` (ms); each gets a later deadline with this call.

        Raises:
            StoreTrouble.
        """
        with translated():
            pipeline = self._client.pipeline(transaction=False)
            for partition in range(PARTITIONS):
                pipeline.zrangebyscore(in_partition(partition, "due"), "-inf", now, start=0, num=NOTES_AT_ONCE)
            found = pipeline.execute()
            return [
                self._next_attempt(partition, member, now)
                for partition, members in enumerate(found)
                for member in members
            ]

    def beat(self, seconds: int) -> None:
        """Show for so many seconds that a relay is alive.

        Raises:
            StoreTrouble.
        """
        with translated():
            self._client.set(HEARTBEAT, "1", ex=seconds)

    def close(self) -> None:
        """Close both connections."""
        self._waiting.close()
        self._client.close()

    def _next_attempt(self, partition: int, member: bytes, now: int) -> Attempt:
        number = self._client.hincrby(in_partition(partition, "attempts"), member, 1)
        wait = self._budget * min(2**number, LONGEST_BUDGET)
        # XX: a duty that ended in this very moment must not come back.
        if not self._client.zadd(in_partition(partition, "due"), {member: now + wait}, xx=True, ch=True):
            self._client.hdel(in_partition(partition, "attempts"), member)
        return Attempt(duty=due_duty(member), number=number)


def _flat(entries: Any) -> Any:
    """RESP3 wraps the entries of a stream in one more list."""
    return entries[0] if entries and isinstance(entries[0], list) else entries


def _pending(outbox: str, entry: Any) -> Pending:
    name, fields = entry
    return Pending(outbox=outbox, entry=name.decode(), note=_note.decode(fields[b"note"]))
