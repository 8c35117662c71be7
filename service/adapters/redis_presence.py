"""Who follows which match, in Redis: a sorted set a seat, whose members count until the moment that is their score."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from engines.contract import Seat
from service.adapters.keys import WAKE_CHANNEL, in_partition, partition_of
from service.adapters.redis_connections import Connections, Script

PRESENCE = Script(files(__package__).joinpath("presence.lua").read_text("utf-8"))

KEPT = 86_400_000
"""Milliseconds for which it is known that somebody has ever followed from a seat."""


class RedisPresences:
    """Which seats are followed from."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def look(self, match_id: str, seats: int) -> Sequence[int | None]:
        """For each seat the milliseconds for which it still counts as here, 0 if it is gone, None if it never came.

        Raises:
            NotStored: what has lapsed could not be read.
        """
        return self._run(match_id, range(seats), [0, "", 0, KEPT, match_id, WAKE_CHANNEL, ""])

    def stay(self, match_id: str, seats: int, seat: Seat, follower: str, lease: int) -> Sequence[int | None]:
        """The same, after `follower` has said that it is there in its seat, for `lease` milliseconds.

        Raises:
            NotStored.
        """
        return self._run(match_id, range(seats), [seat + 1, follower, lease, KEPT, match_id, WAKE_CHANNEL, ""])

    def leave(self, match_id: str, seat: Seat, follower: str, grace: int) -> None:
        """The follower has left; its seat counts as here for `grace` milliseconds more.

        Raises:
            NotStored.
        """
        self._run(match_id, [seat], [1, follower, grace, KEPT, match_id, WAKE_CHANNEL, "leave"])

    def _run(self, match_id: str, seats: Sequence[Seat], arguments: list[str | int]) -> Sequence[int | None]:
        partition = partition_of(match_id)
        keys = [in_partition(partition, f"match:{match_id}:here:{seat}") for seat in seats]
        left: list[int] = self._connections.run(PRESENCE, keys, arguments)
        return [None if each < 0 else each for each in left]
