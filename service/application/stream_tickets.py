"""Stream tickets: for whoever cannot send a header, such as a browser's EventSource. Each is good for one request.

Only a ticket's SHA-256 is kept, for a minute, with the hash of the token that asked for it: when that token is dead, so
is the ticket.
"""

from __future__ import annotations

import base64
import hmac
import secrets as randomness
from typing import NamedTuple, Protocol

import msgspec

from engines.contract import Seat
from service.application.accounts import Account, AccountKind
from service.application.callers import Watching, claimed, identified, seated, viewer_of, watching
from service.application.envelope import timestamp
from service.application.errors import Unauthenticated
from service.application.play import now
from service.application.ports import Matches
from service.application.seats import Claim, token_hash

TICKET_SECONDS = 60

_PLAYERS: tuple[AccountKind, ...] = ("player",)


class StreamTicket(msgspec.Struct, frozen=True):
    """A ticket, shown only in this answer, and the time (RFC 3339) until which it is good."""

    ticket: str
    expires_at: str


class Grant(msgspec.Struct, frozen=True):
    """What a ticket is good for: the stream of a match, in a seat or as an account may see it, or without `match` the
    account's own stream. `token` is the hash of the token that asked for it.
    """

    token: str
    match: str | None
    seat: Seat | None = None
    account: str | None = None


class Holder(NamedTuple):
    """Somebody with a token, and what a ticket without further wishes is good for."""

    token: str
    grant: Grant


class Tickets(Protocol):
    """Tickets that nobody has used yet."""

    def keep(self, ticket: str, grant: Grant, seconds: int) -> None:
        """Keep what a ticket, given by its hash, is good for. Raises NotStored."""

    def take(self, ticket: str) -> Grant | None:
        """What a ticket is good for, once; None if it is used, expired or unknown. Raises StoreTrouble."""


def ticket_holder(matches: Matches, token: str | None) -> Holder:
    """Whoever asks for a ticket, by the token of a seat or of a player.

    Raises:
        Unauthenticated, Forbidden, MatchNotFound, StoreTrouble.
    """
    claim = claimed(token)
    assert token is not None
    if isinstance(claim, Claim):
        seated(matches, claim.match_id, token)
        return Holder(token, Grant(token_hash(token), claim.match_id, seat=claim.seat))
    account = identified(matches, token, _PLAYERS).account
    return Holder(token, Grant(token_hash(token), None, account=account.id))


def issue_ticket(matches: Matches, tickets: Tickets, holder: Holder, match_id: str | None) -> StreamTicket:
    """Issue a ticket for a match; without one, for the match of a seat, or for all matches of a player.

    Raises:
        MatchNotFound, NotStored, StoreTrouble.
    """
    grant = holder.grant
    if match_id is not None:
        # Whether the holder may see this match is found out here; what it sees, when the ticket is used.
        viewer_of(matches, match_id, holder.token)
        grant = msgspec.structs.replace(grant, match=match_id)
    ticket = "tkt_" + base64.b32encode(randomness.token_bytes(20)).decode().lower()
    tickets.keep(token_hash(ticket), grant, TICKET_SECONDS)
    return StreamTicket(ticket, timestamp(now() + TICKET_SECONDS * 1000))


def redeemed(tickets: Tickets, ticket: str) -> Grant:
    """What a ticket is good for; it is used up by that.

    Raises:
        Unauthenticated: it was used, has expired, or never was.
        StoreTrouble: it may be used up all the same.
    """
    grant = tickets.take(token_hash(ticket))
    if grant is None:
        raise Unauthenticated("this ticket is used, expired or unknown; ask for a new one")
    return grant


def viewer_by_grant(matches: Matches, match_id: str, grant: Grant) -> Watching:
    """The match, and the seat of the ticket's holder.

    Raises:
        Unauthenticated: the ticket is for another stream, or the token that it was issued to is dead.
        MatchNotFound: the match became private knowledge meanwhile.
        StoreTrouble.
    """
    if grant.match != match_id:
        raise Unauthenticated("this ticket is for another stream")
    head = matches.head(match_id, None, grant.account)
    if grant.seat is None:
        _refuse_dead(None if head.account is None else head.account.token, grant)
        return watching(head)
    _refuse_dead(head.secrets.tokens[grant.seat], grant)
    return Watching(head, grant.seat)


def account_by_grant(matches: Matches, grant: Grant) -> Account:
    """The player whose own stream the ticket is for. Raises Unauthenticated, StoreTrouble."""
    if grant.match is not None or grant.account is None:
        raise Unauthenticated("this ticket is for another stream")
    account = matches.account(grant.account)
    _refuse_dead(None if account is None else account.token, grant)
    assert account is not None  # Nobody's token is alive.
    return account


def _refuse_dead(alive: str | None, grant: Grant) -> None:
    if alive is None or not hmac.compare_digest(alive, grant.token):
        raise Unauthenticated("the token that this ticket was issued to has been replaced")
