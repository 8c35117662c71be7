"""Which faults have happened already, in test mode: those that are to happen once, whichever process is asked."""

from __future__ import annotations

from service.adapters.redis_connections import Connections, Script
from service.application.errors import StoreTrouble

KEPT = 3_600
"""Seconds after which a fault may happen once more under the same name."""

_FIRST = Script("return redis.call('SET', KEYS[1], '', 'NX', 'EX', ARGV[1]) and 1 or 0")


class RedisFaults:
    """Notes the names of faults."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def is_first(self, name: str) -> bool:
        """Has no fault of this name happened yet? From now on one has. While Redis has trouble, each is the first."""
        try:
            return bool(self._connections.run(_FIRST, [f"upcard:fault:{name}"], [KEPT]))
        except StoreTrouble:
            return True
