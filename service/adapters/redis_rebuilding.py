"""The ratings of a game computed anew: in a shadow, a second set of the game's keys, which may replace the first."""

from __future__ import annotations

import secrets

from service.adapters.redis_connections import Connections, Script
from service.adapters.redis_ratings import RedisRatings, rating_keys, result_decoder, standing_decoder
from service.application.ratings import Standing
from service.application.ratings_ports import Logged

SHADOW_SECONDS = 3_600
"""How long a shadow is kept that nobody writes into: whoever computed it has died."""

STANDINGS_AT_ONCE = 1_000

REPLACE = Script("""
local count = #KEYS / 2
if redis.call('HLEN', KEYS[1]) ~= tonumber(ARGV[1]) then
  return 0
end
for place = 1, count do
  redis.call('UNLINK', KEYS[place])
  if redis.call('EXISTS', KEYS[count + place]) == 1 then
    redis.call('RENAME', KEYS[count + place], KEYS[place])
    redis.call('PERSIST', KEYS[place])
  end
end
return 1
""")
"""Lets the shadow's keys, which come second, take the place of the live ones if these hold so many results."""

EXPIRE = Script("for _, key in ipairs(KEYS) do redis.call('EXPIRE', key, ARGV[1]) end")

UNLINK = Script("redis.call('UNLINK', unpack(KEYS))")


class RedisRebuilding:
    """The ratings of one game, computed anew in a shadow beside the live ones."""

    def __init__(self, connections: Connections, game: str) -> None:
        self._connections = connections
        name = f"rebuilt-{secrets.token_hex(8)}:"
        self._live, self._shadow = rating_keys(game), rating_keys(game, name)
        self.shadow = RedisRatings(connections, name)

    def count(self) -> int:
        """How many results the live log has.

        Raises:
            StoreTrouble.
        """
        count: int = self._connections.ask(("HLEN", self._live["results"]))[0]
        return count

    def logged(self, after: int, limit: int) -> list[Logged]:
        """At most `limit` live results with a number above `after`, in order. The shadow lives on for another while.

        Raises:
            StoreTrouble.
        """
        self._connections.run(EXPIRE, list(self._shadow.values()), [SHADOW_SECONDS])
        (entries,) = self._connections.ask(("XRANGE", self._live["log"], f"({after}-0", "+", "COUNT", limit))
        return [Logged(int(name.partition(b"-")[0]), result_decoder.decode(fields[1])) for name, fields in entries]

    def live(self) -> dict[str, Standing]:
        """Everybody's standing as it counts now.

        Raises:
            StoreTrouble.
        """
        return self._standings(self._live["standings"])

    def rebuilt(self) -> dict[str, Standing]:
        """Everybody's standing in the shadow.

        Raises:
            StoreTrouble.
        """
        return self._standings(self._shadow["standings"])

    def replace(self, count: int) -> bool:
        """Let the shadow take the place of the live ratings, unless these have more than `count` results by now.

        Raises:
            NotStored.
        """
        keys = [*self._live.values(), *self._shadow.values()]
        replaced: int = self._connections.run(REPLACE, keys, [count])
        return replaced == 1

    def discard(self) -> None:
        """Forget the shadow.

        Raises:
            NotStored.
        """
        self._connections.run(UNLINK, list(self._shadow.values()), [])

    def _standings(self, key: str) -> dict[str, Standing]:
        """All standings, read in parts: a longer read would keep everybody else waiting."""
        found: dict[str, Standing] = {}
        cursor = b"0"
        while True:
            ((cursor, fields),) = self._connections.ask(("HSCAN", key, cursor, "COUNT", STANDINGS_AT_ONCE))
            pairs = zip(fields[::2], fields[1::2], strict=True)
            found |= {who.decode(): standing_decoder.decode(standing) for who, standing in pairs}
            if cursor == b"0":
                return found
