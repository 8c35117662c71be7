"""The event store: matches as streams with a snapshot beside each. Source: design, section 4."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import msgspec

from service.adapters.keys import WAKE_CHANNEL, match_keys
from service.adapters.redis_accounts import account_from, read_account
from service.adapters.redis_connections import Connections, Reply, Script
from service.application.accounts import Account
from service.application.codec import codec_of, encode
from service.application.envelope import Recorded
from service.application.errors import MatchNotFound
from service.application.ports import Append, Duty, Fate, Head, KnownKey, News
from service.application.seats import Secrets

APPEND = Script(files(__package__).joinpath("append.lua").read_text("utf-8"))

_MATCH_ID = re.compile(r"m_[a-z2-7]{16}")

REMEMBERED = 2_000
"""Matches that a process knows without asking."""

_secrets = msgspec.json.Decoder(Secrets)


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the relay must act on: duties to hand out at once, whether the lobby must hear of the match, and players."""

    match: str
    version: int
    duties: tuple[Duty, ...] = ()
    listed: bool = False
    news: tuple[News, ...] = ()
    left: tuple[str, ...] = ()


class RedisMatches:
    """Matches in Redis.

    `budget` is how long (ms) a duty may take until it is handed out again, `patience` how long an open match waits for
    somebody to join.
    """

    def __init__(self, connections: Connections, budget: int, patience: int) -> None:
        self._connections = connections
        self._budget = budget
        self._patience = patience
        self._recent: dict[str, Head] = {}
        self._lock = threading.Lock()

    def head(self, match_id: str, key_name: str | None = None, account_id: str | None = None) -> Head:
        """The match as it stands, whether the key was used before, and the account: one round trip.

        Raises:
            MatchNotFound, StoreTrouble.
        """
        if not _MATCH_ID.fullmatch(match_id):
            raise MatchNotFound("this is not the id of a match")
        _, head, keys, *_ = match_keys(match_id)
        reads: list[tuple[str, ...]] = [("HMGET", head, "game", "match", "secrets", "mark")]
        if key_name is not None:
            reads.append(("HGET", keys, key_name))
        if account_id is not None:
            reads.append(read_account(account_id))
        fields, *more = self._connections.ask(*reads)
        known = more.pop(0) if key_name is not None else None
        account = more.pop() if more else None
        game, match, secrets, mark = fields
        if game is None:
            raise MatchNotFound(f"there is no match {match_id}")
        return Head(
            match=codec_of(game.decode()).match(match),
            secrets=_secrets.decode(secrets),
            known=None if known is None else _known(known),
            mark=mark.decode(),
            account=None if account is None else account_from(account),
        )

    def account(self, account_id: str) -> Account | None:
        """The player or app with this id, as `head` reads it along.

        Raises:
            StoreTrouble.
        """
        (kept,) = self._connections.ask(read_account(account_id))
        return None if kept is None else account_from(kept)

    def recent(self, match_id: str) -> Head | None:
        """The match as this process last knew it, without asking: good enough to try a move, never to refuse one."""
        return self._recent.get(match_id)

    def remember(self, head: Head) -> None:
        """Keep a head for `recent`, and forget the match that was kept first if there are too many."""
        with self._lock:
            if head.match.status != "active":
                self._recent.pop(head.match.id, None)
                return
            self._recent[head.match.id] = head
            if len(self._recent) > REMEMBERED:
                del self._recent[next(iter(self._recent))]

    def append(self, batch: Append) -> Fate:
        """Store a batch whole, or tell why it was not: one round trip.

        Raises:
            NotStored.
        """
        match = batch.step.match
        outbox = b""
        prompt = tuple(duty for duty in batch.opened if duty.kind != "expire")
        if prompt or batch.listed or batch.news:
            note = Note(match.id, match.version, prompt, batch.listed, tuple(batch.news), tuple(batch.left))
            outbox = encode(note)
        arguments = [
            f"{batch.expected}/{batch.after}",
            "" if batch.key is None else batch.key.name,
            "" if batch.key is None else batch.key.fingerprint,
            batch.at,
            "" if batch.step.by is None else batch.step.by,
            encode(match),
            match.status,
            match.game,
            b"" if batch.secrets is None else encode(batch.secrets),
            match.id,
            WAKE_CHANNEL,
            outbox,
            len(batch.closed),
            len(batch.opened),
            batch.mark,
            *map(due_member, batch.closed),
            *(part for duty in batch.opened for part in (self._deadline(duty, batch.at), due_member(duty))),
            *map(encode, batch.step.events),
        ]
        reply = self._connections.run(APPEND, match_keys(match.id), arguments)
        if reply[0] == b"stored":
            return None
        return _known(reply[1]) if reply[0] == b"known" else int(reply[1])

    def log(self, match_id: str, game: str, after: int, limit: int) -> list[Recorded]:
        """At most `limit` events after a version, in order: one round trip.

        Raises:
            StoreTrouble.
        """
        (entries,) = self._connections.ask(("XRANGE", match_keys(match_id)[0], f"({after}-0", "+", "COUNT", limit))
        decode = codec_of(game).event
        return [_recorded(entry, decode) for entry in entries]

    def _deadline(self, duty: Duty, at: int) -> int:
        """When a duty that began at a time (ms) is overdue: what can be done at once is, when its budget is spent."""
        return at + (self._patience if duty.kind == "expire" else self._budget)


def due_member(duty: Duty) -> str:
    """How a duty is written in the due set: `bot/<match>/<seat>/<version>`, or `score/<match>/-/<version>`."""
    seat = "-" if duty.seat is None else duty.seat
    return f"{duty.kind}/{duty.match}/{seat}/{duty.version}"


def due_duty(member: bytes) -> Duty:
    """The duty that `due_member` wrote."""
    kind, match, seat, version = member.decode().split("/")
    named: dict[str, Any] = {"kind": kind, "match": match, "seat": None if seat == "-" else seat, "version": version}
    return msgspec.convert(named, Duty, strict=False)


def _recorded(entry: Reply, decode: Callable[[bytes], msgspec.Struct]) -> Recorded:
    name, fields = entry
    values = dict(zip(fields[::2], fields[1::2], strict=True))
    by = values[b"by"]
    return Recorded(
        version=int(name.partition(b"-")[0]),
        at=int(values[b"at"]),
        last=int(values[b"last"]),
        by=int(by) if by else None,
        event=decode(values[b"event"]),
    )


def _known(entry: bytes) -> KnownKey:
    first, last, fingerprint = entry.decode().split("-")
    return KnownKey(first=int(first), last=int(last), fingerprint=fingerprint)
