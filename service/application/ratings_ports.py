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


class Ranked(NamedTuple):
    """Somebody on a leaderboard. `rank` is 1 for the best; equal ratings share it."""

    rank: int
    who: str
    standing: Standing


class Ranking(NamedTuple):
    """A part of a leaderboard, best first, and where the next begins; None at the end."""

    rows: list[Ranked]
    next_cursor: str | None


class PastResults(NamedTuple):
    """Some results of somebody, newest first, and where the next begin; None at the end."""

    results: list[Result]
    next_cursor: str | None


class Leaderboards(Protocol):
    """The ratings of all games as they are looked at. Everything raises StoreTrouble."""

    def page(self, game: str, cursor: str | None, limit: int, *, bots: bool) -> Ranking:
        """The best, or those after a cursor. Raises InvalidParameter for a cursor that is not ours."""

    def around(self, game: str, who: str, limit: int, *, bots: bool) -> Ranking | None:
        """Somebody among those who are about as good; None without a rating."""

    def standings(self, games: Sequence[str], who: str) -> dict[str, Standing]:
        """The standing of somebody in each of these games in which there is one: one round trip."""

    def history(self, game: str, who: str, cursor: str | None, limit: int) -> PastResults:
        """The results of somebody. Raises InvalidParameter for a cursor that is not ours."""

    def result(self, game: str, match_id: str) -> Result | None:
        """The result of a match; None if it has not been rated."""


class Names(Protocol):
    """The names of accounts."""

    def names(self, ids: Sequence[str]) -> dict[str, str]:
        """The names of those accounts that exist: one round trip. Raises StoreTrouble."""


class Logged(NamedTuple):
    """A result in the log of its game; the first has number 1."""

    number: int
    result: Result


class Rebuilding(Protocol):
    """The ratings of one game, computed anew in a shadow beside the live ones. Everything raises StoreTrouble."""

    @property
    def shadow(self) -> Ratings:
        """Where results are written anew."""

    def count(self) -> int:
        """How many results the live log has."""

    def logged(self, after: int, limit: int) -> list[Logged]:
        """At most `limit` live results with a number above `after`, in order."""

    def live(self) -> dict[str, Standing]:
        """Everybody's standing as it counts now."""

    def rebuilt(self) -> dict[str, Standing]:
        """Everybody's standing in the shadow."""

    def replace(self, count: int) -> bool:
        """Let the shadow take the place of the live ratings, unless these have more than `count` results by now."""

    def discard(self) -> None:
        """Forget the shadow."""
