"""Invitations: whose code lets somebody sit down, once, and which seats are kept for them.

A code is `inv_`, the match's id without its prefix, and 32 characters that nobody can guess. Only its SHA-256 is kept,
with the match's other secrets, so that using it up and taking the seat is one and the same write.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

import msgspec

from engines.contract import Seat
from service.application.errors import InvitationGone, InvitationNotFound, MatchNotFound
from service.application.match import Match, open_seats
from service.application.match_rules import seat_of
from service.application.ports import Head
from service.application.seats import Invitation, Secrets, token_hash

InvitationState = Literal["open", "used", "expired", "revoked"]

_CODE = re.compile(r"inv_([a-z2-7]{16})_[a-z2-7]{32}")


class Admission(NamedTuple):
    """The seats that a caller may choose from, in order, and the invitation that it comes with."""

    free: list[Seat]
    invitation: Invitation | None


def match_invited_to(code: str) -> str | None:
    """The match that a code says it is for; None if it does not look like a code. Nothing is proven yet."""
    shape = _CODE.fullmatch(code)
    return None if shape is None else "m_" + shape[1]


def invitation_with(kept: Secrets, code: str) -> Invitation:
    """The invitation that has this code, compared in constant time.

    Raises:
        InvitationNotFound.
    """
    hashed = token_hash(code)
    for invitation in kept.invitations:
        if hmac.compare_digest(invitation.code, hashed):
            return invitation
    raise InvitationNotFound("there is no such invitation")


def state_of(invitation: Invitation, match: Match[Any], at: int) -> InvitationState:
    """How an invitation stands at a time (ms). When its match takes nobody any more, its time is over too."""
    if invitation.gone is not None:
        return invitation.gone
    return "expired" if at >= invitation.expires_at or match.status != "open" else "open"


def refuse_unless_good(invitation: Invitation, match: Match[Any], at: int) -> None:
    """Raise InvitationGone unless the invitation can be used at a time (ms)."""
    state = state_of(invitation, match, at)
    if state != "open":
        raise InvitationGone(f"this invitation is {state}", reason=state)


def still_open(head: Head, at: int) -> list[Invitation]:
    """The invitations that can be used at a time (ms)."""
    return [invitation for invitation in head.secrets.invitations if state_of(invitation, head.match, at) == "open"]


def uninvited_seats(head: Head, at: int) -> list[Seat]:
    """The open seats that no invitation keeps for somebody at a time (ms)."""
    kept = {invitation.seat for invitation in still_open(head, at)}
    return [seat for seat in open_seats(head.match) if seat not in kept]


def admission(head: Head, code: str | None, player: str | None, at: int) -> Admission:
    """What somebody may choose from, with the code of an invitation or without.

    A player who is invited by name needs no code, and nobody else can use the one of such an invitation.

    Raises:
        MatchNotFound: the match is private, and the caller brings no invitation to it.
        InvitationNotFound, InvitationGone.
    """
    match = head.match
    has_part = match.visibility == "public" or (player is not None and seat_of(match, player) is not None)
    if code is None and player is not None and (named := naming(head, player, at)) is not None:
        return _admitted(head, named, at)
    if code is None:
        if not has_part:
            raise MatchNotFound(f"there is no match {match.id}")
        return Admission([] if head.secrets.rematch else uninvited_seats(head, at), None)
    try:
        invitation = invitation_with(head.secrets, code)
        if invitation.player not in (None, player):
            raise InvitationNotFound("this invitation is for somebody else")
    except InvitationNotFound:
        if has_part:
            raise
        raise MatchNotFound(f"there is no match {match.id}") from None
    refuse_unless_good(invitation, match, at)
    return _admitted(head, invitation, at)


def naming(head: Head, player: str, at: int) -> Invitation | None:
    """The invitation that is for this player and can be used at a time (ms)."""
    return next((invitation for invitation in still_open(head, at) if invitation.player == player), None)


def _admitted(head: Head, invitation: Invitation, at: int) -> Admission:
    if invitation.seat is None:
        return Admission(uninvited_seats(head, at), invitation)
    return Admission([seat for seat in open_seats(head.match) if seat == invitation.seat], invitation)


def gone(kept: Secrets, ended: Invitation, how: Literal["used", "revoked"]) -> Secrets:
    """The secrets when an invitation has ended."""
    over = msgspec.structs.replace(ended, gone=how)
    return _with(kept, (over if invitation.id == ended.id else invitation for invitation in kept.invitations))


def invited(kept: Secrets, invitation: Invitation) -> Secrets:
    """The secrets with one more invitation."""
    return _with(kept, (*kept.invitations, invitation))


def _with(kept: Secrets, invitations: Iterable[Invitation]) -> Secrets:
    return msgspec.structs.replace(kept, invitations=tuple(invitations))
