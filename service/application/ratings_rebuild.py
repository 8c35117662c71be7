"""Ratings computed anew from the logs of the matches, in the order of the game's result log, and what differs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from service.application.codec import codec_of
from service.application.errors import MatchNotFound
from service.application.look import history
from service.application.match import BLANK, Match, folded
from service.application.match_events import MATCH_EVENTS, MatchFinished
from service.application.ports import Matches
from service.application.ratings import Rating, Result, Standing, entrants
from service.application.ratings_ports import Logged, Rebuilding
from service.application.ratings_scoring import write_result

EXACTLY = 1e-9
"""How far two computations of the same number may be apart."""

RESULTS_AT_ONCE = 100

Progress = Callable[[int, int], None]
"""Is told how many results have been computed, and of how many."""


class Rebuilt(NamedTuple):
    """How many results and people were computed anew, and a sentence for each difference from what counts."""

    results: int
    people: int
    differences: list[str]


def rebuild(matches: Matches, work: Rebuilding, progress: Progress, *, write: bool) -> Rebuilt:
    """Compute the ratings of a game anew. With `write` they take the place of those that count.

    Matches may end meanwhile; their results are followed until none is left.

    Raises:
        NotStored, StoreTrouble.
    """
    differences: list[str] = []
    done = 0
    try:
        while True:
            while page := work.logged(done, RESULTS_AT_ONCE):
                for logged in page:
                    differences += _computed_anew(matches, work, logged)
                done = page[-1].number
                progress(done, work.count())
            live, rebuilt = work.live(), work.rebuilt()
            # A result that came between the two would look like a difference.
            if work.count() == done and (not write or work.replace(done)):
                return Rebuilt(done, len(rebuilt), differences + list(_standings_apart(live, rebuilt)))
    finally:
        work.discard()


def _computed_anew(matches: Matches, work: Rebuilding, logged: Logged) -> Iterator[str]:
    """Write a result into the shadow; how it differs from the one that counts."""
    number, kept = logged
    try:
        match, at = _as_logged(matches, kept.match)
    except MatchNotFound:
        yield f"result {number}: there is no match {kept.match}"
        return
    seats = entrants(match)
    if not seats:
        yield f"result {number}: match {kept.match} is not to be rated"
        return
    result = write_result(work.shadow, match, seats, at)
    if result is None:
        yield f"result {number}: match {kept.match} was rated before"
    elif not _is_same(kept, result):
        yield f"result {number}: match {kept.match} counts otherwise"


def _as_logged(matches: Matches, match_id: str) -> tuple[Match[Any], int]:
    """A match as its own events tell it, without what was played, and when it ended (ms)."""
    head = matches.head(match_id).match
    log = history(matches, head, 0, head.version)
    own = [recorded.event for recorded in log if isinstance(recorded.event, MATCH_EVENTS)]
    ended = [recorded.at for recorded in log if isinstance(recorded.event, MatchFinished)]
    match = folded(codec_of(head.game).engine, msgspec.structs.replace(BLANK, id=match_id), own)
    return match, ended[0] if ended else 0


def _is_same(kept: Result, result: Result) -> bool:
    """Are these the same but for the last digits of ratings?"""
    plain = [msgspec.structs.replace(one, seats=_without_ratings(one)) for one in (kept, result)]
    return plain[0] == plain[1] and all(
        _is_close(mine.before, yours.before) and _is_close(mine.after, yours.after)
        for mine, yours in zip(kept.seats, result.seats, strict=True)
    )


def _without_ratings(result: Result) -> tuple[Any, ...]:
    return tuple((seat.seat, seat.who, seat.place, seat.left) for seat in result.seats)


def _standings_apart(live: Mapping[str, Standing], rebuilt: Mapping[str, Standing]) -> Iterator[str]:
    for who in sorted(live.keys() | rebuilt.keys()):
        kept, computed = live.get(who), rebuilt.get(who)
        if kept is None or computed is None:
            yield f"{who} should {'not ' if computed is None else ''}have a rating"
        elif not _is_close(kept.rating, computed.rating):
            yield f"{who} has {_told(kept.rating)} and should have {_told(computed.rating)}"
        elif (kept.results, kept.statistics) != (computed.results, computed.statistics):
            yield f"{who} has other statistics than the matches say"


def _is_close(mine: Rating, yours: Rating) -> bool:
    return abs(mine.mu - yours.mu) <= EXACTLY and abs(mine.sigma - yours.sigma) <= EXACTLY


def _told(rating: Rating) -> str:
    return f"mu {rating.mu!r}, sigma {rating.sigma!r}"
