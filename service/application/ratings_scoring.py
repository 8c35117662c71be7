"""Rating a match: once, whatever happens, and in an order that the result log of its game writes down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from service.application.errors import NotStored
from service.application.match import Match
from service.application.match_events import MatchFinished
from service.application.ports import Matches
from service.application.ratings import Entrant, RatedSeat, Rating, Result, Standing, Statistics, counted, entrants
from service.application.ratings_formula import FIRST, FORMULA, rated
from service.application.ratings_ports import Ratings

RECOMPUTED = 100
"""How often a result is computed anew because somebody in it was rated at the same moment, as popular bots are."""

NEWCOMER = Standing(rating=FIRST, results=0, statistics=Statistics())


def rate_match(matches: Matches, ratings: Ratings, match_id: str) -> bool:
    """Write the result of a finished match into the ratings, unless it is there; False if it is not to be rated.

    Raises:
        MatchNotFound, NotStored, StoreTrouble.
    """
    match = matches.head(match_id).match
    seats = entrants(match)
    if not seats:
        return False
    [last] = matches.log(match.id, match.game, match.version - 1, 1)
    assert isinstance(last.event, MatchFinished)  # Nothing happens in a match that is over.
    write_result(ratings, match, seats, last.at)
    return True


def write_result(ratings: Ratings, match: Match[Any], seats: Sequence[Entrant], at: int) -> Result | None:
    """Rate everybody and write it down; None if the match has been rated. `at` is when the match ended (ms).

    Raises:
        NotStored, StoreTrouble.
    """
    people = tuple(dict.fromkeys(seat.who for seat in seats))
    for _ in range(RECOMPUTED):
        found = ratings.find(match.game, match.id, people)
        if found.rated:
            return None
        standings = {who: found.standings.get(who, NEWCOMER) for who in people}
        result = Result(
            match=match.id,
            at=at,
            private=match.visibility == "private",
            formula=FORMULA,
            seats=_rated_seats(seats, standings),
        )
        if ratings.record(match.game, result, found, standings_after(result, standings)):
            return result
    raise NotStored("too many matches of the same people are rated at the same moment")


def standings_after(result: Result, before: Mapping[str, Standing]) -> dict[str, Standing]:
    """Where a result leaves everybody in it."""
    after = {who: msgspec.structs.replace(standing, results=standing.results + 1) for who, standing in before.items()}
    for seat in result.seats:
        standing = after[seat.who]
        after[seat.who] = msgspec.structs.replace(
            standing,
            rating=seat.after,
            statistics=counted(standing.statistics, seat, len(result.seats) - 1),
        )
    return after


def _rated_seats(seats: Sequence[Entrant], standings: Mapping[str, Standing]) -> tuple[RatedSeat, ...]:
    """Each seat is rated by itself; whoever held several gets the mean of what they would have got."""
    before = [standings[seat.who].rating for seat in seats]
    after = rated(before, [seat.place for seat in seats])
    means = {who: _mean([one for seat, one in zip(seats, after, strict=True) if seat.who == who]) for who in standings}
    return tuple(
        RatedSeat(
            seat=seat.seat,
            who=seat.who,
            place=seat.place,
            left=seat.left,
            before=standings[seat.who].rating,
            after=means[seat.who],
        )
        for seat in seats
    )


def _mean(ratings: Sequence[Rating]) -> Rating:
    count = len(ratings)
    return Rating(mu=sum(one.mu for one in ratings) / count, sigma=sum(one.sigma for one in ratings) / count)
