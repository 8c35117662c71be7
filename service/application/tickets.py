"""Tickets: what somebody who wants to be matched asks for, what becomes of it, and how both are kept.

A ticket waits until it is matched, cancelled or expired. A table that has been found for some tickets is claimed for
them first, then opened as a match, then settled; a claim that was left behind is finished by whoever finds it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, Protocol

import msgspec

from engines.contract import Seat
from service.application.seats import Claims

TicketState = Literal["waiting", "claimed", "matched", "expired", "cancelled"]
"""What has become of a ticket. `claimed`: a table has been found, its match is about to be opened."""


class Wish(msgspec.Struct, frozen=True):
    """What a ticket asks for; it never changes.

    `seats` are the acceptable sizes of the table, smallest first, `options` those of the game, defaults included.
    `bots_after` is how many seconds after it was taken bots may fill its table, None for never. `rating` is the
    player's when it was taken, `asked` the fingerprint of the request. Times are in milliseconds.
    """

    id: str
    player: str
    name: str
    game: str
    seats: tuple[int, ...]
    options: dict[str, Any]
    rated: bool
    bots_after: int | None
    created_at: int
    expires_at: int
    rating: float
    asked: str


class Kept(msgspec.Struct, frozen=True):
    """A ticket as it stands. `match` and `seat` are known once it is matched."""

    wish: Wish
    state: TicketState
    match: str | None = None
    seat: Seat | None = None


class Claim(msgspec.Struct, frozen=True):
    """A table that has been found: the tickets in the order of their seats, None for a bot."""

    match: str
    seats: tuple[Wish | None, ...]

    @property
    def wishes(self) -> list[Wish]:
        """The tickets, without the bots."""
        return [wish for wish in self.seats if wish is not None]


class Waiting(NamedTuple):
    """Tickets that wait for the same, oldest first, and how many wait for the game in all."""

    pool: list[Wish]
    in_all: int


class PageOfTickets(NamedTuple):
    """Some tickets of a player, newest first, and where the next page begins; None at the end."""

    tickets: list[Kept]
    next_cursor: str | None


class Tickets(Protocol):
    """Where tickets are kept. Whatever writes raises NotStored, whatever reads StoreTrouble."""

    def add(self, wish: Wish) -> str | None:
        """Keep a new ticket. If it is kept already, or its player has one that waits for this game: that one's id."""

    def find(self, ticket_id: str) -> Kept | None:
        """The ticket with this id; None if there is none, or its end was long ago."""

    def of_player(self, player: str, cursor: str | None, limit: int) -> PageOfTickets:
        """The tickets of a player. Raises InvalidParameter for a cursor that is not ours."""

    def waiting(self, game: str, pool: str) -> Waiting:
        """The tickets of a pool that wait longest."""

    def all_waiting(self, game: str) -> list[Wish]:
        """All tickets that wait for a game, those of a pool together, oldest first."""

    def end(self, wish: Wish, state: Literal["expired", "cancelled"]) -> TicketState:
        """End a ticket if it waits; gives the state before."""

    def claim(self, claim: Claim, at: int) -> bool:
        """Claim all these tickets for a match; False, and nothing is claimed, unless all of them wait."""

    def settle(self, claim: Claim) -> None:
        """The match is open: its tickets are matched. Does nothing if the claim is no more."""

    def give_back(self, claim: Claim) -> None:
        """The match cannot be opened: its tickets wait again. Does nothing if the claim is no more."""

    def left_behind(self, before: int) -> list[Claim]:
        """Claims made before a time (ms) that are neither settled nor given back, oldest first."""


def pool_of(wish: Wish) -> str:
    """What all tickets share that may be matched: the same options, and rated or not."""
    same = msgspec.json.encode([wish.options, wish.rated], order="sorted")
    return hashlib.sha256(same).hexdigest()[:16]


def claim_for(wishes: Sequence[Wish], bots: int) -> Claim:
    """The claim for a table of these tickets and so many bots.

    The match's id and the seats follow from the tickets' ids, so whoever comes to the same table opens the same match.
    Ids are chance, so nobody is favoured.
    """
    ids = sorted(wish.id for wish in wishes)
    match = Claims(f"quick match {' '.join(ids)} {bots}").match_id()
    sitting = {wish.id: wish for wish in wishes} | {f"bot {number}": None for number in range(bots)}
    order = sorted(sitting, key=lambda who: hashlib.sha256(f"{match} {who}".encode()).digest())
    return Claim(match, tuple(sitting[who] for who in order))
