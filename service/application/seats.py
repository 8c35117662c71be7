"""Who may act: the tokens of seats.

A token is `seat_`, the match's id without its prefix, the seat's number and 32 characters that nobody can guess. Only
its SHA-256 is kept. The id in it tells a token of another match from one that never was, without a directory of tokens.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets as randomness
from typing import Literal, NamedTuple

import msgspec

from engines.contract import Seat
from service.application.errors import Unauthenticated
from service.application.rehearsal import Rehearsal, bot_seed

ID_LENGTH, SECRET_LENGTH = 16, 32
KEY_AT_LEAST = 16
"""Characters that an Idempotency-Key of somebody without a token must have: it stands for its sender."""


_TOKEN = re.compile(r"seat_([a-z2-7]{16})_([0-9])_[a-z2-7]{32}")


class Invitation(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is kept of an invitation: the hash of its code, until when it holds (ms), and for which seat.

    Without a `seat` it is for the first that is open; with a `player` it is for nobody else. `gone` says how it ended,
    unless it was by the clock.
    """

    id: str
    code: str
    expires_at: int
    seat: Seat | None = None
    player: str | None = None
    gone: Literal["used", "revoked"] | None = None


class Secrets(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is kept of the seats beside the log: token hashes (hex), and for each bot the seed of its chance.

    `salt` goes into whatever is derived for this match later on. `app` is the app that opened the match, `reference`
    its own name for it; nobody else is told of them. `invitations` are all that there have been. The open seats of a
    `rematch` are kept for those who sat in the match before it. Matches of test mode have a `script`.
    """

    tokens: tuple[str | None, ...]
    bots: tuple[str | None, ...]
    app: str | None = None
    reference: str | None = None
    salt: str = msgspec.field(default_factory=lambda: randomness.token_hex(16))
    invitations: tuple[Invitation, ...] = ()
    rematch: bool = False
    script: Rehearsal | None = None


class Claims:
    """Makes the ids and tokens that a request hands out: from its Idempotency-Key if it has one, else from pure chance.

    The same key gives the same id and tokens again, so that a client whose connection broke gets its first answer
    in full, although tokens are stored only as hashes. Whoever knows the key knows the tokens: it must be unguessable.
    """

    def __init__(self, key: str | None) -> None:
        self._key = randomness.token_bytes(32) if key is None else hashlib.sha256(b"claim\0" + key.encode()).digest()

    def match_id(self) -> str:
        """`m_` and 16 characters."""
        return self.new_id("m", "match")

    def new_id(self, prefix: str, label: str) -> str:
        """The prefix and 16 characters; each label gives another."""
        return f"{prefix}_{self._drawn(label, ID_LENGTH)}"

    def new_token(self, prefix: str, new_id: str) -> str:
        """A token with this prefix for what has this id."""
        return f"{prefix}_{new_id.partition('_')[2]}_{self._drawn(f'{prefix} {new_id}', SECRET_LENGTH)}"

    def token(self, match_id: str, seat: Seat) -> str:
        """The token of a seat in a match."""
        return f"seat_{match_id.removeprefix('m_')}_{seat}_{self._drawn(f'{match_id}/{seat}', SECRET_LENGTH)}"

    def secret(self, prefix: str) -> str:
        """A secret with this prefix that says nothing of what it is for."""
        return f"{prefix}_{self._drawn(prefix, SECRET_LENGTH)}"

    def _drawn(self, label: str, length: int) -> str:
        digest = hmac.digest(self._key, label.encode(), "sha256")
        return base64.b32encode(digest).decode().lower()[:length]


class Claim(NamedTuple):
    """The match and seat that a token says it is for; nothing is proven yet."""

    match_id: str
    seat: Seat


def seat_claimed(token: str) -> Claim | None:
    """What a token says of itself; None if it does not look like that of a seat."""
    shape = _TOKEN.fullmatch(token)
    return None if shape is None else Claim("m_" + shape[1], int(shape[2]))


def proven(claim: Claim, token: str, kept: Secrets) -> Seat:
    """The seat of a token whose hash is the one that was kept, compared in constant time.

    Raises:
        Unauthenticated: it is not.
    """
    stored = kept.tokens[claim.seat] if claim.seat < len(kept.tokens) else None
    if stored is None or not hmac.compare_digest(stored, token_hash(token)):
        raise Unauthenticated("nobody holds this token, or it has been replaced")
    return claim.seat


def with_token(kept: Secrets, seat: Seat, token: str | None) -> Secrets:
    """The secrets with another token for a seat; None leaves the seat without one."""
    hashed = None if token is None else token_hash(token)
    return msgspec.structs.replace(kept, tokens=(*kept.tokens[:seat], hashed, *kept.tokens[seat + 1 :]))


def with_bot(kept: Secrets, seat: Seat) -> Secrets:
    """The secrets when a bot takes over a seat: chance of its own, and nobody's token acts there any more."""
    bots = (*kept.bots[:seat], bot_seed(kept.script, seat), *kept.bots[seat + 1 :])
    return with_token(msgspec.structs.replace(kept, bots=bots), seat, None)


def token_hash(token: str) -> str:
    """What is stored of a token: SHA-256 in hex."""
    return hashlib.sha256(token.encode()).hexdigest()


def bot_chance(kept: Secrets, seat: Seat, version: int) -> str:
    """The seed of a bot's choice at a version: the same for every attempt, unknown to everybody else."""
    return hashlib.sha256(f"{kept.bots[seat]}/{version}".encode()).hexdigest()
