"""Who is following: told to the others at the table as it changes.

No part of the match: it has no version, is in no page, and is forgotten with the streams.
"""

from __future__ import annotations

import secrets as randomness
import time
from collections.abc import Sequence
from typing import Protocol

import msgspec

from engines.contract import Seat
from service.application.errors import StoreTrouble

LEAST = 0.05
"""Seconds between two looks at least."""


class SeatGone(msgspec.Struct, frozen=True, tag_field="type", tag="seat_gone"):
    """Nobody follows the match from this seat any more."""

    seat: Seat


class SeatBack(msgspec.Struct, frozen=True, tag_field="type", tag="seat_back"):
    """Somebody follows the match from this seat."""

    seat: Seat


class Presences(Protocol):
    """Which seats are followed from."""

    def look(self, match_id: str, seats: int) -> Sequence[int | None]:
        """For each seat the milliseconds for which it still counts as here, 0 if it is gone, None if it never came.

        Raises:
            StoreTrouble.
        """

    def stay(self, match_id: str, seats: int, seat: Seat, follower: str, lease: int) -> Sequence[int | None]:
        """The same, after `follower` has said that it is there in its seat, for `lease` milliseconds.

        Raises:
            StoreTrouble.
        """

    def leave(self, match_id: str, seat: Seat, follower: str, grace: int) -> None:
        """The follower has left; its seat counts as here for `grace` milliseconds more.

        Raises:
            StoreTrouble.
        """


class Attendance:
    """What one follower has been told of the others, and what it tells them of itself.

    A spectator only looks. `every` is how often (seconds) to look at least, `grace` how long a seat may be away without
    being missed. A follower whose process is killed is missed after both.
    """

    def __init__(
        self, presences: Presences, match_id: str, seats: int, viewer: Seat | None, every: float, grace: float
    ) -> None:
        self._presences = presences
        self._match_id = match_id
        self._seats = seats
        self._viewer = viewer
        self._follower = randomness.token_hex(8)
        self._every = every
        self._grace = grace
        self._told: dict[Seat, bool] = {}
        self._next_look = 0.0

    def wait(self) -> float:
        """Seconds until it is time to look again."""
        return max(self._next_look - time.monotonic(), LEAST)

    def is_due(self) -> bool:
        """Is it time to look?"""
        return time.monotonic() >= self._next_look

    def changes(self) -> list[SeatGone | SeatBack]:
        """What has changed for the other seats since the last call; at first, where all stand who have ever come."""
        self._next_look = time.monotonic() + self._every
        try:
            found = self._look()
        except StoreTrouble:
            # Nobody is told anything wrong: what has changed is seen at the next look.
            return []
        others = {seat: left for seat, left in enumerate(found) if left is not None and seat != self._viewer}
        lapse = min((left for left in others.values() if left > 0), default=None)
        if lapse is not None:
            self._next_look = min(self._next_look, time.monotonic() + lapse / 1000)
        news = {seat: left > 0 for seat, left in others.items() if self._told.get(seat) != (left > 0)}
        self._told |= news
        return [SeatBack(seat) if is_here else SeatGone(seat) for seat, is_here in news.items()]

    def leave(self) -> None:
        """Tell the others that this follower has left."""
        if self._viewer is None:
            return
        try:
            self._presences.leave(self._match_id, self._viewer, self._follower, round(self._grace * 1000))
        except StoreTrouble:
            # They will miss it by themselves.
            return

    def _look(self) -> Sequence[int | None]:
        if self._viewer is None:
            return self._presences.look(self._match_id, self._seats)
        lease = round((self._every + self._grace) * 1000)
        return self._presences.stay(self._match_id, self._seats, self._viewer, self._follower, lease)
