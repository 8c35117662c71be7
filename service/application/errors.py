"""Every refusal by the service itself.

TableError
├── Unauthenticated          the caller did not say who it is, or nobody knows it
├── Forbidden                the caller is known, and this is not for it
│   ├── NotASeat             it may watch, not act
│   └── NotInTestMode        this server scripts nothing for anybody
├── NotFound
│   ├── MatchNotFound
│   ├── VersionNotFound
│   ├── GameNotFound
│   ├── PlayerNotFound
│   ├── TicketNotFound
│   ├── InvitationNotFound
│   └── NotRated             there is no rating, or no change of one
├── InvalidRequest
│   ├── UnreadableBody       the body is not JSON
│   ├── InvalidBody          the body is not what was asked for
│   └── InvalidParameter     a query parameter or a header is not
├── KeyReused                the Idempotency-Key belongs to another request
├── PreconditionMissing      a move without If-Match
├── StaleVersion             the caller's decision has changed since it last looked
├── NotNow                   the match is not in a state for that
│   ├── MatchOver
│   ├── MatchNotStarted
│   ├── MatchNotFinished
│   ├── MatchStartedAlready
│   ├── NotYourTurn
│   ├── NoOpenSeat
│   ├── TooManyInvitations
│   ├── AlreadySeated
│   └── SeatClaimedAlready
├── InvitationGone           the invitation was used, revoked, or is over
├── AlreadyWaiting           the player has a ticket that waits for this game
├── TicketMatched            a table has been found for the ticket
├── BrokenRule               the move is well formed and the rules forbid it
├── QuotaExceeded            the caller has used up what it may do in this window
├── TooManyStreams           this process has no room for one more open stream
└── StoreTrouble             Redis did not answer, or refused
    └── NotStored            a write whose fate is unknown; the same key is safe to repeat

One table in `service.api.problems` maps all of them to HTTP.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec


class Fault(msgspec.Struct, frozen=True):
    """One thing wrong with a request: a JSON pointer into its body (or the name of a parameter) and what is wrong."""

    pointer: str
    detail: str


class TableError(Exception):
    """Base of every refusal by the service itself. `facts` go into the answer as they are."""

    def __init__(self, detail: str, **facts: Any) -> None:
        super().__init__(detail)
        self.detail = detail
        self.facts = facts


class Unauthenticated(TableError):
    """No token, or one that belongs to nobody."""


class Forbidden(TableError):
    """The caller is known, and this is not for callers of its kind."""


class NotASeat(Forbidden):
    """The caller may watch this match, and holds no seat in it."""


class NotInTestMode(Forbidden):
    """Only a server in test mode scripts a match."""


class NotFound(TableError):
    """There is no such thing, or the caller may not know of it."""


class MatchNotFound(NotFound):
    """No match has this id, or it is private and the caller has no seat in it."""


class VersionNotFound(NotFound):
    """The match never had this version, or the caller may not know of it yet."""


class GameNotFound(NotFound):
    """No game has this name."""


class PlayerNotFound(NotFound):
    """No player has this id."""


class TicketNotFound(NotFound):
    """The player has no ticket with this id."""


class NotRated(NotFound):
    """The player has no rating in this game, or none that this match has changed."""


class InvitationNotFound(NotFound):
    """No invitation has this code, or this id."""


class InvalidRequest(TableError):
    """The request has the wrong shape. Base of the three ways in which it can."""

    def __init__(self, detail: str, faults: Sequence[Fault]) -> None:
        super().__init__(detail, errors=list(faults))


class UnreadableBody(InvalidRequest):
    """The body is not JSON."""


class InvalidBody(InvalidRequest):
    """The body is JSON and not what was asked for."""


class InvalidParameter(InvalidRequest):
    """A query parameter or a header has a value that it cannot have."""


class KeyReused(TableError):
    """This Idempotency-Key was used for another request."""


class PreconditionMissing(TableError):
    """A move came without If-Match."""


class StaleVersion(TableError):
    """The decision that the caller answers has changed since the version it saw."""


class NotNow(TableError):
    """The match is not in a state that allows this."""


class MatchOver(NotNow):
    """The match has ended."""


class MatchNotStarted(NotNow):
    """Some seats are still open."""


class MatchNotFinished(NotNow):
    """The match has not been played to its end."""


class MatchStartedAlready(NotNow):
    """Every seat has been taken; from then on nobody can leave."""


class NotYourTurn(NotNow):
    """Another seat is to move."""


class NoOpenSeat(NotNow):
    """The seat asked for, or every seat, is taken."""


class TooManyInvitations(NotNow):
    """There have been as many invitations to this match as there may be."""


class InvitationGone(TableError):
    """Somebody came with this invitation, somebody revoked it, or its time is over; `reason` says which."""


class AlreadySeated(NotNow):
    """The player holds a seat in this match; nobody holds two."""


class SeatClaimedAlready(NotNow):
    """The seat is no guest's any more: another player, or a bot, acts in it."""


class AlreadyWaiting(TableError):
    """The player has a ticket that waits for this game. Facts: the ticket."""


class TicketMatched(TableError):
    """A table has been found for the ticket; it cannot be cancelled any more. Facts: the ticket."""


class BrokenRule(TableError):
    """The rules of the game forbid this move. Facts: the rule's slug, what explains it, and the legal moves."""


class QuotaExceeded(TableError):
    """Whoever pays for the request has used up the quota for this window."""


class TooManyStreams(TableError):
    """This process holds as many open streams as it may."""


class StoreTrouble(TableError):
    """Redis did not answer, or refused; nothing was changed by a read."""


class NotStored(StoreTrouble):
    """A write met trouble on the way: it is stored wholly or not at all, and repeating it with its key is safe."""
