"""Taking a ticket, looking at it, waiting for what becomes of it, giving it back."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from engines.contract import AnyEngine
from service.application.accounts import Account, Identity, claims_of
from service.application.codec import GameCodec, codec_of
from service.application.errors import (
    AlreadyWaiting,
    Fault,
    GameNotFound,
    InvalidBody,
    KeyReused,
    NotStored,
    TicketMatched,
    TicketNotFound,
)
from service.application.play import COLLISIONS, fingerprint, now
from service.application.ports import Matches, Wakeups
from service.application.quick_match_seating import seat_whoever_fits
from service.application.ratings_formula import FIRST
from service.application.ratings_ports import Leaderboards
from service.application.tickets import Kept, Tickets, Waiting, Wish, pool_of
from service.application.tickets_views import Ticket, TicketPage, ticket_view


class Wanted(msgspec.Struct, frozen=True):
    """What somebody wants to play. `seats` None: whatever the game allows. `bots_after` and `expires_in`: seconds."""

    game: str
    seats: tuple[int, ...] | None
    options: dict[str, Any]
    rated: bool
    bots_after: int | None
    expires_in: int


class Taken(NamedTuple):
    """A ticket taken, now or when the key came for the first time (`replayed`); as it stands."""

    ticket: Ticket
    replayed: bool


def take_ticket(
    matches: Matches,
    tickets: Tickets,
    ratings: Leaderboards,
    wanted: Wanted,
    identity: Identity,
    key: str | None,
) -> Taken:
    """Take a ticket, and match it at once if that is possible.

    Raises:
        InvalidBody: no such game or option, or a size of table that the game or the options do not allow.
        AlreadyWaiting: the player has a ticket that waits for this game.
        KeyReused, NotStored, StoreTrouble.
    """
    codec = _codec(wanted.game)
    seats, options = _seats_and_options(codec, wanted)
    at, player = now(), identity.account
    wish = Wish(
        id=claims_of(identity, key).new_id("t", "ticket"),
        player=player.id,
        name=player.name,
        game=wanted.game,
        seats=seats,
        options=msgspec.to_builtins(options),
        rated=wanted.rated,
        bots_after=wanted.bots_after,
        created_at=at,
        expires_at=at + wanted.expires_in * 1_000,
        rating=_rating(ratings, wanted.game, player),
        asked=fingerprint(msgspec.json.encode(wanted, order="sorted")),
    )
    replayed = _kept_already(tickets, wish)
    if not replayed:
        seat_whoever_fits(matches, tickets, tickets.waiting(wish.game, pool_of(wish)).pool, at)
    return Taken(look_at_ticket(tickets, player, wish.id), replayed)


def look_at_ticket(tickets: Tickets, player: Account, ticket_id: str) -> Ticket:
    """A ticket of this player as it stands.

    Raises:
        TicketNotFound: there is none, or it is another player's.
        StoreTrouble.
    """
    return _seen(tickets, _own(tickets, player, ticket_id))


def wait_for_ticket(tickets: Tickets, wakeups: Wakeups, player: Account, ticket_id: str, seconds: float) -> Ticket:
    """A ticket of this player as soon as it waits no more, or after so many seconds.

    Raises:
        TicketNotFound, StoreTrouble.
    """
    end = time.monotonic() + seconds
    with wakeups.listen(ticket_id) as bell:
        kept = _own(tickets, player, ticket_id)
        # The bell also rings when the subscription is renewed, with nothing to tell.
        while _waits(kept) and not wakeups.stopping and (left := end - time.monotonic()) > 0:
            bell.wait(left)
            kept = _own(tickets, player, ticket_id)
    return _seen(tickets, kept)


def list_tickets(tickets: Tickets, player: Account, cursor: str | None, limit: int) -> TicketPage:
    """The tickets of this player, newest first.

    Raises:
        InvalidParameter: the cursor is not one of ours.
        StoreTrouble.
    """
    page = tickets.of_player(player.id, cursor, limit)
    return TicketPage([_seen(tickets, kept) for kept in page.tickets], page.next_cursor)


def cancel_ticket(tickets: Tickets, player: Account, ticket_id: str) -> None:
    """Give a ticket back: it will never be matched. One that has ended without a match stays as it is.

    Raises:
        TicketNotFound, NotStored, StoreTrouble.
        TicketMatched: a table has been found.
    """
    kept = _own(tickets, player, ticket_id)
    if tickets.end(kept.wish, "cancelled") in ("claimed", "matched"):
        ticket = look_at_ticket(tickets, player, ticket_id)
        raise TicketMatched("a table has been found for this ticket", ticket=ticket)


def _kept_already(tickets: Tickets, wish: Wish) -> bool:
    """Keep a ticket; True if it was kept by an earlier request with the same key."""
    for _ in range(COLLISIONS):
        there = tickets.add(wish)
        if there is None:
            return False
        other = tickets.find(there)
        if other is None:
            continue
        if there == wish.id:
            if other.wish.asked != wish.asked:
                raise KeyReused("this Idempotency-Key was used to take another ticket")
            return True
        # Nobody may have looked since it expired.
        if other.state == "waiting" and other.wish.expires_at <= wish.created_at:
            tickets.end(other.wish, "expired")
        elif _waits(other):
            raise AlreadyWaiting("you have a ticket that waits for this game", ticket=_seen(tickets, other))
    raise NotStored("too many tickets of the same player at the same moment")


def _own(tickets: Tickets, player: Account, ticket_id: str) -> Kept:
    kept = tickets.find(ticket_id)
    if kept is None or kept.wish.player != player.id:
        raise TicketNotFound("you have no ticket with this id")
    return kept


def _seen(tickets: Tickets, kept: Kept) -> Ticket:
    waiting = tickets.waiting(kept.wish.game, pool_of(kept.wish)) if _waits(kept) else Waiting([], 0)
    return ticket_view(kept, waiting, now())


def _waits(kept: Kept) -> bool:
    return kept.state in ("waiting", "claimed")


def _rating(ratings: Leaderboards, game: str, player: Account) -> float:
    standing = ratings.standings([game], player.id).get(game)
    return (FIRST if standing is None else standing.rating).mu


def _seats_and_options(codec: GameCodec, wanted: Wanted) -> tuple[tuple[int, ...], msgspec.Struct]:
    """The sizes of table that are acceptable, smallest first, and the options, defaults filled in.

    Unless the sizes are named, those that do not go with the options are left out.
    """
    engine = codec.engine
    sizes = sorted(set(wanted.seats or engine.seats))
    faults = _size_faults(engine, wanted.seats or ())
    if faults:
        raise InvalidBody(faults[0].detail, faults)
    fitting: dict[int, msgspec.Struct] = {}
    for size in sizes:
        try:
            fitting[size] = codec.options(wanted.options, size)
        except InvalidBody:
            if wanted.seats is not None or (size == sizes[-1] and not fitting):
                raise
    return tuple(fitting), next(iter(fitting.values()))


def _size_faults(engine: AnyEngine, sizes: Sequence[int]) -> list[Fault]:
    allowed = " or ".join(map(str, engine.seats))
    return [
        Fault("/seats", f"{engine.name} has {allowed} seats, not {size}") for size in sizes if size not in engine.seats
    ]


def _codec(game: str) -> GameCodec:
    try:
        return codec_of(game)
    except GameNotFound as error:
        raise InvalidBody(error.detail, [Fault("/game", error.detail)]) from error
