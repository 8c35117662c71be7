"""What is true after a storm: read through the API as its viewers see it, and in Redis as it is stored."""

from __future__ import annotations

from itertools import cycle
from typing import Any, NamedTuple

from redis import Redis

from engines.contract import Seat
from service.adapters.keys import PARTITIONS, in_partition, match_keys
from service.adapters.redis_connections import Connections
from service.adapters.redis_matches import RedisMatches
from service.application.codec import codec_of
from service.application.look import history
from service.application.match import Match, refolded
from tests.faults.record import Document
from tests.faults.wire import Answer, Line, Request


class Batch(NamedTuple):
    """A request that was stored, by its key in its scope: the first and the last version of its events."""

    key: str
    first: int
    last: int


class Reader:
    """Reads in turn from every server, from an address of this machine, and from Redis."""

    def __init__(self, ports: list[int], redis_url: str, address: str = "127.0.0.1") -> None:
        self._open = [Line(port, address) for port in ports]
        self._lines = cycle(self._open)
        self._redis: Redis = Redis.from_url(redis_url)
        self._matches = RedisMatches(Connections(redis_url), budget=0, patience=0)

    def close(self) -> None:
        """Hang up."""
        for line in self._open:
            line.close()
        self._redis.close()

    def ask(self, path: str, token: str | None = None) -> Answer:
        """The answer to a GET; the storm is over, so there is one."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        answer = next(self._lines).ask(Request("GET", path, headers))
        if answer is None:
            # A connection that a killed server left behind.
            answer = next(self._lines).ask(Request("GET", path, headers))
        assert answer is not None, path
        return answer

    def log(self, match_id: str, token: str | None) -> list[Document]:
        """Every event of a match, as the holder of this token, or a spectator, may know it."""
        events: list[Document] = []
        while True:
            after = events[-1]["version"] if events else 0
            answer = self.ask(f"/v1/matches/{match_id}/events?after={after}&limit=500", token)
            assert answer.status == 200, answer
            if not answer.body["events"]:
                return events
            events += answer.body["events"]

    def outcomes(self) -> dict[str, Document | None]:
        """The outcome of every match on the public list, by its id; None while it has none."""
        found: dict[str, Document | None] = {}
        cursor = ""
        while True:
            page = self.ask(f"/v1/matches?limit=100{cursor}").body
            found |= {listing["id"]: listing.get("outcome") for listing in page["data"]}
            if page["next_cursor"] is None:
                return found
            cursor = f"&cursor={page['next_cursor']}"

    def batches(self, match_id: str) -> list[Batch]:
        """Every request that was stored with a key, in the order of the log."""
        stored: Any = self._redis.hgetall(match_keys(match_id)[2])
        batches = []
        for key, entry in stored.items():
            first, last, _ = entry.decode().split("-")
            batches.append(Batch(key.decode(), int(first), int(last)))
        return sorted(batches, key=lambda batch: batch.first)

    def snapshot_and_fold(self, match_id: str) -> tuple[Match[Any], Match[Any]]:
        """The match as its snapshot has it, and as its log adds up."""
        match = self._matches.head(match_id).match
        log = history(self._matches, match, 0, match.version)
        return match, refolded(codec_of(match.game).engine, match_id, log)

    def left_to_do(self) -> int:
        """How many notes and duties still wait for the relay."""
        pipeline: Any = self._redis.pipeline(transaction=False)
        for partition in range(PARTITIONS):
            pipeline.xlen(in_partition(partition, "outbox"))
            pipeline.zcard(in_partition(partition, "due"))
        return sum(pipeline.execute())


def actor(event: Document) -> Seat | None:
    """The seat whose move this event is; None for what follows from a move."""
    acted = {"card_stacked": "seat", "bet_placed": "seat", "folded": "seat", "card_flipped": "flipper"}
    return event[acted[event["type"]]] if event["type"] in acted else None
