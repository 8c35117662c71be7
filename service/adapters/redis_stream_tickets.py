"""Stream tickets in Redis: a key each, by the ticket's hash, which expires by itself and is good only once."""

from __future__ import annotations

import msgspec

from service.adapters.keys import in_partition, partition_of
from service.adapters.redis_connections import Connections, Script
from service.application.codec import encode
from service.application.errors import NotStored, StoreTrouble
from service.application.stream_tickets import Grant, Kept

KEEP = Script("""
if redis.call('SET', KEYS[1], ARGV[1], 'NX', 'EX', ARGV[2]) then
  return false
end
return {redis.call('GET', KEYS[1]), redis.call('PTTL', KEYS[1])}
""")
"""Keeps a ticket unless it is there already, or was and is used; then it tells what is kept of it."""

TAKE = Script("""
local kept = redis.call('GET', KEYS[1])
if not kept or string.sub(kept, 1, 1) == '-' then
  return false
end
redis.call('SET', KEYS[1], '-' .. kept, 'KEEPTTL')
return kept
""")
"""Uses a ticket up: what is kept of it is marked, so that the request that it came from can be repeated."""

USED = b"-"

_grant = msgspec.json.Decoder(Grant)


class RedisStreamTickets:
    """Tickets of the last minute."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def keep(self, ticket: str, grant: Grant, seconds: int) -> Kept | None:
        """Keep what a ticket, given by its hash, is good for; one that is kept already is given back instead.

        Raises:
            NotStored.
        """
        there = self._connections.run(KEEP, [_key(ticket)], [encode(grant), seconds])
        return None if there is None else Kept(_grant.decode(there[0].removeprefix(USED)), max(0, there[1]))

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
