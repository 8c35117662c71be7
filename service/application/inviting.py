"""The use cases around invitations: making them, looking at them, taking them back. Using one is taking a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from engines.contract import Seat
from service.application.callers import claimed, hosts, key_scope
from service.application.codec import codec_of
from service.application.envelope import timestamp
from service.application.errors import (
    Fault,
    InvalidBody,
    InvitationGone,
    InvitationNotFound,
    MatchNotFound,
    NoOpenSeat,
    NotStored,
    TooManyInvitations,
)
from service.application.invitations import (
    InvitationState,
    gone,
    invitation_with,
    invited,
    match_invited_to,
    refuse_unless_good,
    state_of,
    uninvited_seats,
)
from service.application.look import MatchView, match_view
from service.application.match import Step
from service.application.match_rules import refuse_unless_open, seat_of
from service.application.play import COLLISIONS, batch, fingerprint, now, refuse_other_request
from service.application.ports import Fate, Head, Matches, News, RequestKey
from service.application.seats import Claims, Invitation, Secrets, token_hash

MOST = 32
"""Invitations that a match has at most, those that are over included: they are read with every move."""

CROWD = "the match moved on too often at the same moment"


class KnownInvitation(msgspec.Struct, frozen=True):
    """An invitation as those at the table know it. Without a `seat` it is for the first that is open; `player` is whom
    it is for, null if for whoever brings the code.

    `expired` is also one whose match has started, or ended, before anybody came with it.
    """

    id: str
    seat: Seat | None
    player: str | None
    state: InvitationState
    expires_at: str


class InvitationList(msgspec.Struct, frozen=True):
    """All invitations that there have been to a match, in the order in which they were made."""

    data: list[KnownInvitation]


class NewInvitation(msgspec.Struct, frozen=True):
    """An invitation that has just been made. `code` is shown only in this answer, `url` says what it offers."""

    id: str
    seat: Seat | None
    player: str | None
    expires_at: str
    code: str
    url: str


class Offer(msgspec.Struct, frozen=True):
    """What an invitation offers: a seat, or with null the first that is open, in a match, until a time."""

    seat: Seat | None
    expires_at: str
    match: MatchView


class Made(NamedTuple):
    """An invitation made, now or when the key came for the first time (`replayed`); `url` is left to the caller."""

    invitation: Invitation
    code: str
    replayed: bool


def invite(
    matches: Matches,
    match_id: str,
    token: str | None,
    seat: Seat | None,
    player: str | None,
    seconds: int,
    key: str | None,
) -> Made:
    """Make an invitation to a seat, or to the first that is open, that holds for so many seconds.

    With a `player` it is for nobody else, and the player's own stream tells of it.

    Raises:
        InvalidBody: there is no such player, or it sits at this table already.
        Unauthenticated, MatchNotFound, NotASeat, MatchStartedAlready, MatchOver.
        NoOpenSeat: that seat, or every seat, is taken or kept for somebody.
        TooManyInvitations, KeyReused, NotStored, StoreTrouble.
    """
    scope = key_scope(claimed(token))
    asked = fingerprint(msgspec.json.encode([seat, player, seconds]))
    request = None if key is None else RequestKey(f"{scope}:invite:{key}", asked)
    for _ in range(COLLISIONS):
        head = hosts(matches, match_id, token, None if key is None else f"invite:{key}")
        claims = Claims(None if key is None else f"invitation {head.secrets.salt} {scope} {key}")
        invitation_id, code = claims.new_id("i", "invitation"), claims.new_token("inv", match_id)
        if head.known is not None:
            refuse_other_request(head.known, request)
            return Made(_by_id(head, invitation_id), code, replayed=True)
        at = now()
        _refuse_unless_free(head, seat, at)
        _refuse_unless_invitable(matches, head, player)
        made = Invitation(
            id=invitation_id, code=token_hash(code), expires_at=at + seconds * 1_000, seat=seat, player=player
        )
        news = () if player is None else (News(player, "invitation"),)
        if _kept(matches, head, invited(head.secrets, made), at, request, news) is None:
            return Made(made, code, replayed=False)
    raise NotStored(CROWD)


def list_invitations(matches: Matches, match_id: str, token: str | None) -> InvitationList:
    """All invitations to a match, whoever at the table made them.

    Raises:
        Unauthenticated, MatchNotFound, NotASeat, StoreTrouble.
    """
    head, at = hosts(matches, match_id, token), now()
    return InvitationList(
        [
            KnownInvitation(
                id=invitation.id,
                seat=invitation.seat,
                player=invitation.player,
                state=state_of(invitation, head.match, at),
                expires_at=timestamp(invitation.expires_at),
            )
            for invitation in head.secrets.invitations
        ]
    )


def revoke(matches: Matches, match_id: str, token: str | None, invitation_id: str) -> None:
    """Take an invitation back, whoever at the table made it; one that is over by then stays so.

    Raises:
        Unauthenticated, MatchNotFound, NotASeat, InvitationNotFound.
        InvitationGone: somebody has come with it.
        NotStored, StoreTrouble.
    """
    for _ in range(COLLISIONS):
        head = hosts(matches, match_id, token)
        invitation, at = _by_id(head, invitation_id), now()
        state = state_of(invitation, head.match, at)
        if state == "used":
            raise InvitationGone("somebody has come with this invitation", reason=state)
        if state != "open" or _kept(matches, head, gone(head.secrets, invitation, "revoked"), at) is None:
            return
    raise NotStored(CROWD)


def offer(matches: Matches, code: str) -> Offer:
    """What an invitation offers to whoever has its code.

    Raises:
        InvitationNotFound, InvitationGone, StoreTrouble.
    """
    match_id = match_invited_to(code)
    try:
        head = matches.head(match_id or "")
    except MatchNotFound as error:
        raise InvitationNotFound("there is no such invitation") from error
    invitation = invitation_with(head.secrets, code)
    refuse_unless_good(invitation, head.match, now())
    view = match_view(codec_of(head.match.game).engine, head.match, None)
    return Offer(seat=invitation.seat, expires_at=timestamp(invitation.expires_at), match=view)


def _refuse_unless_free(head: Head, seat: Seat | None, at: int) -> None:
    refuse_unless_open(head.match)
    free = uninvited_seats(head, at)
    if not free or (seat is not None and seat not in free):
        asked = "every seat" if seat is None else f"seat {seat}"
        raise NoOpenSeat(f"{asked} is taken, kept for somebody, or does not exist", open_seats=free)
    if len(head.secrets.invitations) >= MOST:
        raise TooManyInvitations(f"a match has at most {MOST} invitations, those that are over included")


def _refuse_unless_invitable(matches: Matches, head: Head, player: str | None) -> None:
    if player is None:
        return
    account = matches.account(player)
    if account is None or account.kind != "player":
        detail = "no player has this id"
    elif seat_of(head.match, player) is not None:
        detail = "this player sits at the table already"
    else:
        return
    raise InvalidBody(detail, [Fault("/player", detail)])


def _kept(
    matches: Matches,
    head: Head,
    secrets: Secrets,
    at: int,
    request: RequestKey | None = None,
    news: Sequence[News] = (),
) -> Fate:
    """Store other secrets: a batch without events, whose mark tells whoever knew the match before to look again."""
    step = Step(events=(), by=None, match=head.match)
    stored = batch(codec_of(head.match.game).engine, head.match, step, at, request, secrets, head.mark)
    return matches.append(msgspec.structs.replace(stored, news=(*stored.news, *news)))


def _by_id(head: Head, invitation_id: str) -> Invitation:
    for invitation in head.secrets.invitations:
        if invitation.id == invitation_id:
            return invitation
    raise InvitationNotFound("there is no such invitation to this match")
