"""Players and apps in Redis: a hash each, in the partition of its id."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from service.adapters.keys import account_key
from service.adapters.redis_connections import Connections, Script
from service.application.accounts import Account
from service.application.codec import encode

ADD = Script("""
if redis.call('HSETNX', KEYS[1], 'account', ARGV[1]) == 1 then
  return false
end
return redis.call('HGET', KEYS[1], 'account')
""")
"""Keeps an account unless there is one already, which it gives back."""

REPLACE = Script("""
if redis.call('HGET', KEYS[1], 'account') ~= ARGV[1] then
  return 0
end
redis.call('HSET', KEYS[1], 'account', ARGV[2])
return 1
""")
"""Keeps a changed account unless it is no longer what the caller knows."""

ENLIST = Script("return redis.call('ZADD', KEYS[1], ARGV[1], ARGV[2])")
"""Puts an app on the list of apps."""

_APPS = "upcard:{lobby}:apps"

_account = msgspec.json.Decoder(Account)


def read_account(account_id: str) -> tuple[str, str, str]:
    """The command that reads an account."""
    return "HGET", account_key(account_id), "account"


def account_from(kept: bytes) -> Account:
    """The account that was read."""
    return _account.decode(kept)


class RedisAccounts:
    """Players and apps."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def find(self, account_id: str) -> Account | None:
        """The player or app with this id.

        Raises:
            StoreTrouble.
        """
        (kept,) = self._connections.ask(read_account(account_id))
        return None if kept is None else account_from(kept)

    def names(self, ids: Sequence[str]) -> dict[str, str]:
        """The names of those accounts that exist: one round trip.

        Raises:
            StoreTrouble.
        """
        kept = self._connections.ask(*map(read_account, ids)) if ids else []
        return {one: account_from(account).name for one, account in zip(ids, kept, strict=True) if account is not None}

    def add(self, account: Account) -> Account | None:
        """Keep a new account. If there is one with this id it stays as it is, and is given back.

        Raises:
            NotStored.
        """
        kept = self._connections.run(ADD, [account_key(account.id)], [encode(account)])
        return None if kept is None else account_from(kept)

    def enlist(self, account: Account) -> None:
        """Put an app on the list of apps.

        Raises:
            NotStored.
        """
        self._connections.run(ENLIST, [_APPS], [account.created_at, account.id])

    def apps(self) -> list[Account]:
        """Every app, oldest first; one that is on the list and was never kept is left out.

        Raises:
            StoreTrouble.
        """
        (ids,) = self._connections.ask(("ZRANGE", _APPS, 0, -1))
        # One by one, since they lie in different partitions.
        found = [self.find(app_id.decode()) for app_id in ids]
        return [account for account in found if account is not None]

    def replace(self, known: Account, account: Account) -> bool:
        """Keep a changed account; False if it is no longer as known.

        Raises:
            NotStored.
        """
        replaced: int = self._connections.run(REPLACE, [account_key(account.id)], [encode(known), encode(account)])
        return replaced == 1
