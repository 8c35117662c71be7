"""What is known of somebody's skill in a game, and whom the result of a match counts for.

Only matches with results that say something about accounts and bots are rated: every seat is a player's or a bot's, at
least two different ones sit at the table, and the match is set to be rated. Whoever left the match is rated all the
same, in the last place.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from engines.contract import Seat
from service.application.match import Match
from service.application.match_events import MatchSeat

BOT = "bot:"
"""What the id of a bot begins with, where ids of players stand beside it: `bot:basic`."""


class Rating(msgspec.Struct, frozen=True):
    """A belief about somebody's skill: its mean and its standard deviation."""

    mu: float
    sigma: float


class PlaceTally(msgspec.Struct, frozen=True):
    """How many matches ended in this place."""

    place: int
    matches: int


class SeatTally(msgspec.Struct, frozen=True):
    """Matches played and won in this seat."""

    seat: Seat
    matches: int
    wins: int


class OpponentsTally(msgspec.Struct, frozen=True):
    """Matches played and won against so many others."""

    opponents: int
    matches: int
    wins: int


class Statistics(msgspec.Struct, frozen=True):
    """Rated matches in numbers. A first place is a win, a shared one too.

    `resignations`: given up, or left to a bot. A bot that holds several seats of a match counts each of them.
    """

    matches: int = 0
    wins: int = 0
    resignations: int = 0
    by_place: tuple[PlaceTally, ...] = ()
    by_seat: tuple[SeatTally, ...] = ()
    by_opponents: tuple[OpponentsTally, ...] = ()


class Standing(msgspec.Struct, frozen=True):
    """Somebody's rating in a game after so many results."""

    rating: Rating
    results: int
    statistics: Statistics


class Entrant(msgspec.Struct, frozen=True):
    """Somebody whom the result of a match counts for. `left`: resigned, or had a bot play on.

    `who` is the id of a player, or `bot:` and the name of a bot. `place` is that for the rating.
    """

    seat: Seat
    who: str
    place: int
    left: bool


class RatedSeat(Entrant, frozen=True):
    """An entrant's rating before the match and after it."""

    before: Rating
    after: Rating


class Result(msgspec.Struct, frozen=True):
    """What a match did to the ratings. `at` is when it ended, in milliseconds; `formula` is a version."""

    match: str
    at: int
    private: bool
    formula: str
    seats: tuple[RatedSeat, ...]


def entrants(match: Match[Any]) -> tuple[Entrant, ...]:
    """Whom the result of a match counts for, by seat; empty if it is not rated, or has none."""
    if match.outcome is None or not match.settings.rated:
        return ()
    sitting = [who for seat in match.seats if (who := _who(seat)) is not None]
    if len(sitting) < len(match.seats) or len(set(sitting)) < 2:
        return ()
    left = [seat.state in ("resigned", "substituted") for seat in match.seats]
    stayed = [place for place, gone in zip(match.outcome.places, left, strict=True) if not gone]
    return tuple(
        Entrant(
            seat=seat, who=who, place=1 + (len(stayed) if gone else sum(other < place for other in stayed)), left=gone
        )
        for seat, (who, place, gone) in enumerate(zip(sitting, match.outcome.places, left, strict=True))
    )


def counted(statistics: Statistics, entrant: Entrant, opponents: int) -> Statistics:
    """The statistics with one seat of one more match."""
    won = int(entrant.place == 1)
    places = {count.place: count.matches for count in statistics.by_place}
    seats = {count.seat: (count.matches, count.wins) for count in statistics.by_seat}
    tables = {count.opponents: (count.matches, count.wins) for count in statistics.by_opponents}
    places[entrant.place] = places.get(entrant.place, 0) + 1
    _count(seats, entrant.seat, won)
    _count(tables, opponents, won)
    return Statistics(
        matches=statistics.matches + 1,
        wins=statistics.wins + won,
        resignations=statistics.resignations + entrant.left,
        by_place=tuple(PlaceTally(*count) for count in sorted(places.items())),
        by_seat=tuple(SeatTally(seat, *counts) for seat, counts in sorted(seats.items())),
        by_opponents=tuple(OpponentsTally(many, *counts) for many, counts in sorted(tables.items())),
    )


def bot_id(bot: str) -> str:
    """The id of a bot beside those of players: `bot:basic`."""
    return BOT + bot


def is_bot(who: str) -> bool:
    """Is this the id of a bot?"""
    return who.startswith(BOT)


def seats_of(result: Result, who: str) -> Iterable[RatedSeat]:
    """The seats of a result that somebody held: one for a person, perhaps more for a bot."""
    return (seat for seat in result.seats if seat.who == who)


def _who(sitting: MatchSeat) -> str | None:
    """Whose result the seat's is; None for a guest, and for a guest that a bot has replaced."""
    if isinstance(sitting.player, str):
        return sitting.player
    if sitting.state == "taken" and isinstance(sitting.bot, str):
        return bot_id(sitting.bot)
    return None


def _count(counts: dict[int, tuple[int, int]], key: int, won: int) -> None:
    matches, wins = counts.get(key, (0, 0))
    counts[key] = (matches + 1, wins + won)
