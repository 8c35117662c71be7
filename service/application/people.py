"""The use cases of players and apps: becoming one, a new name, a new token."""

from __future__ import annotations

import re
import secrets as randomness
from typing import NamedTuple

import msgspec

from service.application.accounts import (
    ID_PREFIX,
    TOKEN_PREFIX,
    Account,
    AccountKind,
    Identity,
    account_proven,
    claims_of,
    replaced_by,
    unguessable,
)
from service.application.callers import claimed, refuse_seat
from service.application.envelope import timestamp
from service.application.errors import KeyReused, NotFound, NotStored, PlayerNotFound
from service.application.play import COLLISIONS, fingerprint, now
from service.application.ports import Accounts, Matches
from service.application.seats import Claim, Claims, token_hash

REVOKED = ""
"""What is kept of a token that was taken away: no token has this hash."""

CROWD = "too many changes of this account at the same moment"

_PLAYER_ID = re.compile(r"p_[a-z2-7]{16}")


class Player(msgspec.Struct, frozen=True):
    """A player as everybody may know it."""

    id: str
    name: str
    created_at: str


class PlayerWithToken(Player, frozen=True):
    """A player that has just been made. `token` is shown only in this answer."""

    token: str


class Me(msgspec.Struct, frozen=True):
    """The caller, as it may know itself."""

    id: str
    kind: AccountKind
    name: str
    created_at: str


class NewToken(msgspec.Struct, frozen=True):
    """A new token, shown only in this answer. The one before it is dead."""

    token: str


class Made(NamedTuple):
    """A player made, now or when the key came for the first time (`replayed`)."""

    player: PlayerWithToken
    replayed: bool


class Rotated(NamedTuple):
    """A token replaced, now or when the key came for the first time (`replayed`)."""

    answer: NewToken
    replayed: bool


def make_player(accounts: Accounts, name: str, app: Identity | None, key: str | None) -> Made:
    """Make a player; it belongs to the app that asks for it, if one does.

    Raises:
        InvalidParameter: the key is too easy to guess.
        KeyReused, NotStored.
    """
    account, token = _new("player", name, claims_of(app, key), None if app is None else app.account.id)
    before = accounts.add(account)
    if before is None:
        return Made(_new_player(account, token), replayed=False)
    if key is None or before.asked != account.asked:
        raise KeyReused("this Idempotency-Key was used to make a player of another name")
    first = msgspec.structs.replace(account, created_at=before.created_at)
    return Made(_new_player(first, token), replayed=True)


def make_app(accounts: Accounts, name: str) -> tuple[Account, str]:
    """Make an app: what is kept of it, and its key.

    Raises:
        NotStored.
    """
    account, key = _new("app", name, Claims(None), None)
    accounts.enlist(account)
    if accounts.add(account) is not None:
        raise NotStored("the id of the new app is taken; try again")
    return account, key


def revoke_app(accounts: Accounts, app_id: str) -> Account:
    """Take an app's key away: it is nobody's from now on. The app's players and matches stay.

    Raises:
        NotFound, NotStored, StoreTrouble.
    """
    for _ in range(COLLISIONS):
        known = accounts.find(app_id)
        if known is None or known.kind != "app":
            raise NotFound(f"there is no app {app_id}")
        revoked = msgspec.structs.replace(known, token=REVOKED, former=None)
        if accounts.replace(known, revoked):
            return revoked
    raise NotStored(CROWD)


def player_with(accounts: Accounts, player_id: str) -> Player:
    """The player with this id, as everybody may know it.

    Raises:
        PlayerNotFound, StoreTrouble.
    """
    account = accounts.find(player_id) if _PLAYER_ID.fullmatch(player_id) else None
    if account is None:
        raise PlayerNotFound("no player has this id")
    return Player(id=account.id, name=account.name, created_at=timestamp(account.created_at))


def me(account: Account) -> Me:
    """A player or an app as it may know itself."""
    return Me(id=account.id, kind=account.kind, name=account.name, created_at=timestamp(account.created_at))


def rename(accounts: Accounts, identity: Identity, name: str) -> Me:
    """Give a player or an app another name. What is written in the logs of matches stays.

    Raises:
        Unauthenticated: the token was replaced meanwhile.
        NotStored, StoreTrouble.
    """
    known = identity.account
    for _ in range(COLLISIONS):
        renamed = msgspec.structs.replace(known, name=name)
        if accounts.replace(known, renamed):
            return me(renamed)
        known = account_proven(accounts.find(known.id), identity.token)
    raise NotStored(CROWD)


def rotate_token(matches: Matches, accounts: Accounts, token: str | None, key: str | None) -> Rotated:
    """Give a player or an app a new token; from then on the old one is nobody's.

    With the old token the same request may be repeated, for a client whose connection broke before the answer came. Its
    key must be unguessable: with an easy one, whoever has stolen the old token could work out the new one.

    Raises:
        Unauthenticated, Forbidden.
        InvalidParameter: the key is too easy to guess.
        NotStored, StoreTrouble.
    """
    claim = claimed(token)
    assert token is not None
    if isinstance(claim, Claim):
        refuse_seat(matches, claim, token, ("player", "app"))
    new = Claims(key).new_token(TOKEN_PREFIX[claim.kind], claim.account_id)
    for _ in range(COLLISIONS):
        known = accounts.find(claim.account_id)
        if known is not None and replaced_by(known, token, new):
            return Rotated(NewToken(new), replayed=True)
        known = account_proven(known, token)
        unguessable(key)
        if accounts.replace(known, msgspec.structs.replace(known, token=token_hash(new), former=known.token)):
            return Rotated(NewToken(new), replayed=False)
    raise NotStored(CROWD)


def _new(kind: AccountKind, name: str, claims: Claims, app: str | None) -> tuple[Account, str]:
    account_id = claims.new_id(ID_PREFIX[kind], kind)
    token = claims.new_token(TOKEN_PREFIX[kind], account_id)
    account = Account(
        id=account_id,
        kind=kind,
        name=name,
        created_at=now(),
        token=token_hash(token),
        salt=randomness.token_hex(16),
        asked=fingerprint(name.encode()),
        app=app,
    )
    return account, token


def _new_player(account: Account, token: str) -> PlayerWithToken:
    return PlayerWithToken(id=account.id, name=account.name, created_at=timestamp(account.created_at), token=token)
