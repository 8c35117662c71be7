"""What the ratings need of the world outside; the adapters provide it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from service.application.ratings import Result, Standing


class Found(NamedTuple):
    """Whether a match has been rated, and the standings of its people, newcomers left out.

    `kept` is how these standings are kept, in the order in which they were asked for, empty for a newcomer.
    """

    rated: bool
    standings: dict[str, Standing]
    kept: tuple[bytes, ...]


class Ratings(Protocol):
    """The ratings of all games, each with a log of its results."""

    def find(self, game: str, match_id: str, people: Sequence[str]) -> Found:
        """What must be known to rate a match of these people: one round trip. Raises StoreTrouble."""

    def record(self, game: str, result: Result, found: Found, after: Mapping[str, Standing]) -> bool:
        """Write a result and what it leads to, whole or not at all: one round trip.

        `after` has the people of `found` in their order. False, and nothing is written, if one of them has been rated
        since, or the match has been. Raises NotStored.
        """
