"""Tickets in Redis. All keys share a hash tag, so that a script may touch the tickets of a whole table.

| key `upcard:{tickets}:…` | type | content |
|---|---|---|
| `ticket:<id>` | hash | the wish and what has become of it; gone KEPT after its end |
| `waiting:<game>` | zset | `<pool>:<created_at>:<id>` of every ticket that waits |
| `holders` | hash | `<game>/<player>` -> the ticket that waits or is claimed |
| `player:<id>` | zset | `<created_at>:<id>` of a player's tickets |
| `claims`, `claimed` | zset, hash | matches about to be opened, when they were claimed, and for which tickets |
"""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Sequence
from importlib.resources import files
from typing import Literal

import msgspec

from service.adapters.keys import WAKE_CHANNEL
from service.adapters.redis_connections import Connections, Reply, Script
from service.application.codec import encode
from service.application.errors import Fault, InvalidParameter
from service.application.tickets import Claim, Kept, PageOfTickets, TicketState, Waiting, Wish, pool_of

KEPT = 86_400_000
"""Milliseconds for which a ticket is kept after its end."""

POOL_AT_ONCE = 500
"""Tickets of a pool that are looked at when one comes; the relay looks at all."""

CLAIMS_AT_ONCE = 100

_TICKET_ID = re.compile(r"t_[a-z2-7]{16}")
_PLACE = re.compile(r"\d{13}:t_[a-z2-7]{16}")

_wish = msgspec.json.Decoder(Wish)
_claim = msgspec.json.Decoder(Claim)


def _script(name: str) -> Script:
    return Script(files(__package__).joinpath(f"ticket_{name}.lua").read_text("utf-8"))


ADD, END, CLAIM, SETTLE = map(_script, ("add", "end", "claim", "settle"))


class RedisTickets:
    """Where tickets are kept."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def add(self, wish: Wish) -> str | None:
        """Keep a new ticket. If it is kept already, or its player has one that waits for this game: that one's id.

        Raises:
            NotStored.
        """
        keys = [_ticket(wish.id), _waiting(wish.game), _HOLDERS, _of_player(wish.player)]
        oldest = max(0, wish.created_at - 2 * KEPT)
        arguments = [wish.id, encode(wish), _member(wish), _holder(wish), _place(wish), f"{oldest:013d}", 2 * KEPT]
        other: bytes | None = self._connections.run(ADD, keys, arguments)
        return None if other is None else other.decode()

    def find(self, ticket_id: str) -> Kept | None:
        """The ticket with this id; None if there is none, or its end was long ago.

        Raises:
            StoreTrouble.
        """
        if not _TICKET_ID.fullmatch(ticket_id):
            return None
        return next(iter(self._read([ticket_id])), None)

    def of_player(self, player: str, cursor: str | None, limit: int) -> PageOfTickets:
        """At most `limit` tickets of a player, newest first: two round trips.

        Raises:
            InvalidParameter: the cursor is not one of ours.
            StoreTrouble.
        """
        start = "+" if cursor is None else f"({_opened(cursor)}"
        places: list[bytes]
        (places,) = self._connections.ask(
            ("ZRANGE", _of_player(player), start, "-", "BYLEX", "REV", "LIMIT", 0, limit + 1)
        )
        shown = places[:limit]
        tickets = self._read([place.partition(b":")[2].decode() for place in shown])
        return PageOfTickets(tickets, base64.urlsafe_b64encode(shown[-1]).decode() if len(places) > limit else None)

    def waiting(self, game: str, pool: str) -> Waiting:
        """The tickets of a pool that wait longest: two round trips.

        Raises:
            StoreTrouble.
        """
        members, in_all = self._connections.ask(
            ("ZRANGE", _waiting(game), f"[{pool}:", f"({pool};", "BYLEX", "LIMIT", 0, POOL_AT_ONCE),
            ("ZCARD", _waiting(game)),
        )
        return Waiting(self._waiting_of(members), in_all)

    def all_waiting(self, game: str) -> list[Wish]:
        """All tickets that wait for a game, those of a pool together, oldest first.

        Raises:
            StoreTrouble.
        """
        (members,) = self._connections.ask(("ZRANGE", _waiting(game), 0, -1))
        return [
            wish
            for first in range(0, len(members), POOL_AT_ONCE)
            for wish in self._waiting_of(members[first : first + POOL_AT_ONCE])
        ]

    def end(self, wish: Wish, state: Literal["expired", "cancelled"]) -> TicketState:
        """End a ticket if it waits; gives the state before.

        Raises:
            NotStored.
        """
        keys = [_ticket(wish.id), _waiting(wish.game), _HOLDERS]
        arguments = [state, _member(wish), _holder(wish), wish.id, WAKE_CHANNEL, KEPT]
        return _state(self._connections.run(END, keys, arguments))

    def claim(self, claim: Claim, at: int) -> bool:
        """Claim all these tickets for a match; False, and nothing is claimed, unless all of them wait.

        Raises:
            NotStored.
        """
        wishes = claim.wishes
        keys = [_CLAIMS, _CLAIMED, _waiting(wishes[0].game), *(_ticket(wish.id) for wish in wishes)]
        claimed: int = self._connections.run(CLAIM, keys, [claim.match, encode(claim), at, *map(_member, wishes)])
        return claimed == 1

    def settle(self, claim: Claim) -> None:
        """The match is open: its tickets are matched. Does nothing if the claim is no more.

        Raises:
            NotStored.
        """
        self._let_go(claim, "matched")

    def give_back(self, claim: Claim) -> None:
        """The match cannot be opened: its tickets wait again. Does nothing if the claim is no more.

        Raises:
            NotStored.
        """
        self._let_go(claim, "waiting")

    def left_behind(self, before: int) -> list[Claim]:
        """Claims made before a time (ms) that are neither settled nor given back, oldest first.

        Raises:
            StoreTrouble.
        """
        (matches,) = self._connections.ask(("ZRANGE", _CLAIMS, "-inf", before, "BYSCORE", "LIMIT", 0, CLAIMS_AT_ONCE))
        if not matches:
            return []
        (claims,) = self._connections.ask(("HMGET", _CLAIMED, *matches))
        return [_claim.decode(claim) for claim in claims if claim is not None]

    def _let_go(self, claim: Claim, state: Literal["matched", "waiting"]) -> None:
        sitting = [(seat, wish) for seat, wish in enumerate(claim.seats) if wish is not None]
        keys = [_CLAIMS, _CLAIMED, _HOLDERS, _waiting(sitting[0][1].game), *(_ticket(wish.id) for _, wish in sitting)]
        parts = [part for seat, wish in sitting for part in (wish.id, seat, _holder(wish), _member(wish))]
        self._connections.run(SETTLE, keys, [claim.match, state, WAKE_CHANNEL, KEPT, *parts])

    def _waiting_of(self, members: Sequence[bytes]) -> list[Wish]:
        kept = self._read([member.rpartition(b":")[2].decode() for member in members])
        # One may have been matched since its place was read.
        return [ticket.wish for ticket in kept if ticket.state == "waiting"]

    def _read(self, ids: Sequence[str]) -> list[Kept]:
        """Those of these tickets that are still kept: one round trip."""
        replies = self._connections.ask(*(("HMGET", _ticket(one), "wish", "state", "match", "seat") for one in ids))
        return [_kept(reply) for reply in replies if reply[0] is not None]


def _kept(reply: Reply) -> Kept:
    wish, state, match, seat = reply
    return Kept(
        wish=_wish.decode(wish),
        state=_state(state),
        match=None if match is None else match.decode(),
        seat=None if seat is None else int(seat),
    )


def _state(kept: bytes) -> TicketState:
    state: TicketState = msgspec.convert(kept.decode(), TicketState)
    return state


def _key(name: str) -> str:
    return f"upcard:{{tickets}}:{name}"


_HOLDERS, _CLAIMS, _CLAIMED = map(_key, ("holders", "claims", "claimed"))


def _ticket(ticket_id: str) -> str:
    return _key(f"ticket:{ticket_id}")


def _waiting(game: str) -> str:
    return _key(f"waiting:{game}")


def _of_player(player: str) -> str:
    return _key(f"player:{player}")


def _holder(wish: Wish) -> str:
    return f"{wish.game}/{wish.player}"


def _place(wish: Wish) -> str:
    return f"{wish.created_at:013d}:{wish.id}"


def _member(wish: Wish) -> str:
    return f"{pool_of(wish)}:{_place(wish)}"


def _opened(cursor: str) -> str:
    try:
        place = base64.urlsafe_b64decode(cursor.encode()).decode()
    except (binascii.Error, UnicodeError):
        place = ""
    if not _PLACE.fullmatch(place):
        raise InvalidParameter("this cursor is not from this list", [Fault("cursor", "use next_cursor as it was sent")])
    return place
