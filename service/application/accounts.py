"""Players and apps: who they are, and the tokens that prove it.

A player is a person, or a program that plays like one; an app is a program that opens matches for people of its own. A
token is `plr_` or `app_`, the account's id without its prefix, and 32 characters that nobody can guess. Only its
SHA-256 is kept. A player's token acts in all of that player's seats.
"""

from __future__ import annotations

import hmac
import re
from typing import Literal, NamedTuple

import msgspec

from service.application.errors import Fault, InvalidParameter, Unauthenticated
from service.application.seats import KEY_AT_LEAST, Claims, token_hash

AccountKind = Literal["player", "app"]

TOKEN_PREFIX: dict[AccountKind, str] = {"player": "plr", "app": "app"}
ID_PREFIX: dict[AccountKind, str] = {"player": "p", "app": "a"}

_TOKEN = re.compile(r"(plr|app)_([a-z2-7]{16})_[a-z2-7]{32}")
_KINDS: dict[str, AccountKind] = {prefix: kind for kind, prefix in TOKEN_PREFIX.items()}


class Account(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player or an app as it is kept. `created_at` is in milliseconds, `token` the hash of the present token.

    `former` is the hash of the token before it, which is good for nothing but repeating the request that replaced it.
    `salt` goes into whatever is derived from this account's Idempotency-Keys, `asked` is the fingerprint of the request
    that made it. `app` is the app that made this player, if one did.
    """

    id: str
    kind: AccountKind
    name: str
    created_at: int
    token: str
    salt: str = ""
    former: str | None = None
    asked: str | None = None
    app: str | None = None


class Identity(NamedTuple):
    """A player or an app that has proven who it is, and the token that it did so with."""

    account: Account
    token: str


class AccountClaim(NamedTuple):
    """The account that a token says it is of; nothing is proven yet."""

    account_id: str
    kind: AccountKind


def account_claimed(token: str) -> AccountClaim | None:
    """What a token says of itself; None if it does not look like that of an account."""
    shape = _TOKEN.fullmatch(token)
    if shape is None:
        return None
    kind = _KINDS[shape[1]]
    return AccountClaim(f"{ID_PREFIX[kind]}_{shape[2]}", kind)


def account_proven(account: Account | None, token: str) -> Account:
    """The account whose present token this is, compared in constant time.

    Raises:
        Unauthenticated: there is no such account, or its token is another.
    """
    if account is None or not hmac.compare_digest(account.token, token_hash(token)):
        raise Unauthenticated("nobody holds this token, or it has been replaced")
    return account


def replaced_by(account: Account, token: str, new: str) -> bool:
    """Is `new` the account's present token, and `token` the same or the one before it?"""
    earlier = hmac.compare_digest(account.former or "", token_hash(token))
    return hmac.compare_digest(account.token, token_hash(new)) and (earlier or token == new)


def claims_of(identity: Identity | None, key: str | None) -> Claims:
    """What the ids and tokens that a request hands out derive from, by its Idempotency-Key.

    The key of a known caller is joined by what only that caller and we know, so it may be as simple as `1`.

    Raises:
        InvalidParameter: the key of a caller without a token is too easy to guess.
    """
    if key is None or identity is None:
        return Claims(unguessable(key))
    return Claims(f"{identity.account.salt} {identity.token} {key}")


def unguessable(key: str | None) -> str | None:
    """The key, if nobody can guess it.

    Raises:
        InvalidParameter: it is too short for that.
    """
    if key is not None and len(key) < KEY_AT_LEAST:
        fault = Fault("Idempotency-Key", f"needs at least {KEY_AT_LEAST} characters here, such as a UUID")
        raise InvalidParameter("whoever guesses this Idempotency-Key could claim the tokens", [fault])
    return key
