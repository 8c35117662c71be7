"""Stream tickets: for whoever cannot send a header, such as a browser's EventSource. Each is good for one request.

Only a ticket's SHA-256 is kept, for a minute, with the hash of the token that asked for it: when that token is dead, so
is the ticket.
"""

from __future__ import annotations

import hmac
from typing import NamedTuple, Protocol

import msgspec

from engines.contract import Seat
from service.application.accounts import Account, AccountKind
from service.application.callers import Watching, claimed, identified, seated, viewer_of, watching
from service.application.envelope import timestamp
from service.application.errors import KeyReused, Unauthenticated
from service.application.play import now
from service.application.ports import Matches
from service.application.seats import Claim, Claims, token_hash

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


class Issued(NamedTuple):
    """A ticket issued, now or when the key came for the first time (`replayed`)."""

    answer: StreamTicket
    replayed: bool


class Kept(NamedTuple):
    """What is kept of a ticket that was issued before, perhaps used by now, and for how long still (ms)."""

    grant: Grant
    left: int


class Tickets(Protocol):
    """Tickets of the last minute."""

    def keep(self, ticket: str, grant: Grant, seconds: int) -> Kept | None:
        """Keep what a ticket, given by its hash, is good for; one that is kept already stays as it is, and is given
        back. Raises NotStored.
        """

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


def issue_ticket(matches: Matches, tickets: Tickets, holder: Holder, match_id: str | None, key: str | None) -> Issued:
    """Issue a ticket for a match; without one, for the match of a seat, or for all matches of a player.

    With a key the same request gives the same ticket for as long as it lasts, whether it was used or not.

    Raises:
        MatchNotFound, KeyReused, NotStored, StoreTrouble.
    """
    grant = holder.grant
    if match_id is not None:
        # Whether the holder may see this match is found out here; what it sees, when the ticket is used.
        viewer_of(matches, match_id, holder.token)
        grant = msgspec.structs.replace(grant, match=match_id)
    # Joined by the token, which only its holder knows, the key may be as simple as `1`.
    ticket = Claims(None if key is None else f"stream ticket {holder.token} {key}").secret("tkt")
    kept = tickets.keep(token_hash(ticket), grant, TICKET_SECONDS)
    if kept is not None and kept.grant != grant:
        raise KeyReused("this Idempotency-Key was used for a ticket to another stream")
    left = TICKET_SECONDS * 1_000 if kept is None else kept.left
    return Issued(StreamTicket(ticket, timestamp(now() + left)), replayed=kept is not None)


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
