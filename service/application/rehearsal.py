"""Matches of test mode, in which chance follows a script, so that a front end can be tested.

A script is a seed. The match deals from it as from any other, and the bots draw theirs from it, so the same seed,
options, seats and moves lead to the same cards each time. Ids, tokens and codes never come from it.
"""

from __future__ import annotations

import hashlib
import secrets as randomness

import msgspec

from engines.chance import SEED_BYTES
from engines.contract import Seat


class Rehearsal(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is scripted in a match: its seed (hex), and whether answers wait until no bot is to move any more."""

    seed: str | None = None
    instant: bool = False


def seed_of(script: Rehearsal | None) -> bytes:
    """The secret seed of a match that starts: the scripted one, or else pure chance."""
    if script is None or script.seed is None:
        return randomness.token_bytes(SEED_BYTES)
    return bytes.fromhex(script.seed)


def bot_seed(script: Rehearsal | None, seat: Seat) -> str:
    """The seed of a bot's chance (hex), for as long as it plays in a seat."""
    if script is None or script.seed is None:
        return randomness.token_hex(16)
    return _derived(script.seed, f"bot/{seat}")[:32]


def of_the_rematch(script: Rehearsal | None) -> Rehearsal | None:
    """The script of the match after this one: other cards, and the same ones each time."""
    if script is None or script.seed is None:
        return script
    return msgspec.structs.replace(script, seed=_derived(script.seed, "rematch"))


def _derived(seed: str, label: str) -> str:
    return hashlib.sha256(f"{seed}/{label}".encode()).hexdigest()
