"""Stream tickets in Redis: a key each, by the ticket's hash, which expires by itself and is read only once."""

from __future__ import annotations

import msgspec

from service.adapters.keys import in_partition, partition_of
from service.adapters.redis_connections import Connections, Script
from service.application.codec import encode
from service.application.errors import NotStored, StoreTrouble
from service.application.stream_tickets import Grant

KEEP = Script("return redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])")

TAKE = Script("return redis.call('GETDEL', KEYS[1])")
"""A script, so that it is never sent twice: the first time may have used the ticket up."""

_grant = msgspec.json.Decoder(Grant)


class RedisStreamTickets:
    """Tickets that nobody has used yet."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def keep(self, ticket: str, grant: Grant, seconds: int) -> None:
        """Keep what a ticket, given by its hash, is good for.

        Raises:
            NotStored.
        """
        self._connections.run(KEEP, [_key(ticket)], [encode(grant), seconds])

    def take(self, ticket: str) -> Grant | None:
        """What a ticket is good for, once; None if it is used, expired or unknown.

        Raises:
            StoreTrouble: it may be used up all the same.
        """
        try:
            kept = self._connections.run(TAKE, [_key(ticket)], [])
        except NotStored as trouble:
            raise StoreTrouble("the store does not answer as it should; ask for a new ticket") from trouble
        return None if kept is None else _grant.decode(kept)


def _key(ticket: str) -> str:
    return in_partition(partition_of(ticket), f"ticket:{ticket}")
