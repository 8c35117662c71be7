"""What is told of ratings: leaderboards, somebody's ratings and their history, and why one changed."""

from __future__ import annotations

import msgspec

from engines.contract import Seat
from engines.registry import ENGINES
from service.application.accounts import ID_PREFIX
from service.application.bots import BOTS
from service.application.callers import viewer_of
from service.application.codec import codec_of
from service.application.envelope import timestamp
from service.application.errors import NotRated, PlayerNotFound
from service.application.ports import Matches
from service.application.ratings import BOT, Rating, Result, Statistics, is_bot, seats_of
from service.application.ratings_formula import FORMULA, is_provisional, ordinal
from service.application.ratings_ports import Leaderboards, Names, Ranked


class RatingValue(msgspec.Struct, frozen=True):
    """A rating: `mu` and `sigma` as the formula has them, and as the one number by which the leaderboard goes."""

    rating: float
    mu: float
    sigma: float
    provisional: bool


class LeaderboardRow(msgspec.Struct, frozen=True):
    """Somebody on the leaderboard of a game. Equal ratings share a rank. Bots have ids such as `bot:basic`."""

    rank: int
    id: str
    name: str
    bot: bool
    rating: RatingValue
    matches: int
    wins: int


class Leaderboard(msgspec.Struct, frozen=True):
    """A part of the leaderboard of a game, best first, and where the next page begins; null at the end."""

    game: str
    formula: str
    data: list[LeaderboardRow]
    next_cursor: str | None


class GameRating(msgspec.Struct, frozen=True):
    """Somebody's rating in a game, and the rated matches behind it in numbers."""

    game: str
    rating: RatingValue
    statistics: Statistics


class PlayerRatings(msgspec.Struct, frozen=True):
    """The ratings of a player or a bot in every game in which there is one."""

    id: str
    name: str
    bot: bool
    formula: str
    data: list[GameRating]


class SeatPlace(msgspec.Struct, frozen=True):
    """A seat that somebody held and the place that counted. `left`: resigned, or had a bot play on."""

    seat: Seat
    place: int
    left: bool


class RatingChange(msgspec.Struct, frozen=True):
    """What a match did to somebody's rating. A person holds one seat, a bot perhaps several.

    `match` is left out for a private match, unless the player itself asks.
    """

    at: str
    opponents: int
    seats: tuple[SeatPlace, ...]
    before: RatingValue
    after: RatingValue
    match: str | msgspec.UnsetType = msgspec.UNSET


class RatingHistory(msgspec.Struct, frozen=True):
    """Somebody's rating after each match, newest first, and where the next page begins; null at the end."""

    data: list[RatingChange]
    next_cursor: str | None


class ExplainedSeat(msgspec.Struct, frozen=True):
    """What the formula was given for a seat, and what it made of it. `name` is that at the table."""

    seat: Seat
    id: str
    name: str
    bot: bool
    place: int
    left: bool
    before: RatingValue
    after: RatingValue


class RatingExplanation(msgspec.Struct, frozen=True):
    """Why a rating changed: everybody's rating before the match, the places, and what the formula made of them.

    Whoever holds several seats, as bots do, gets the mean of what the formula gives for each. `formula` is its version;
    GET /v1/ratings/parameters says what the present one is.
    """

    player: str
    match: str
    game: str
    at: str
    formula: str
    before: RatingValue
    after: RatingValue
    seats: tuple[ExplainedSeat, ...]


def leaderboard(
    boards: Leaderboards, names: Names, game: str, cursor: str | None, limit: int, *, bots: bool
) -> Leaderboard:
    """The best in a game, or those after a cursor.

    Raises:
        GameNotFound, StoreTrouble.
        InvalidParameter: the cursor is not one of ours.
    """
    codec_of(game)
    ranking = boards.page(game, cursor, limit, bots=bots)
    return Leaderboard(game, FORMULA, _rows(names, ranking.rows), ranking.next_cursor)


def leaderboard_around(
    boards: Leaderboards, names: Names, game: str, who: str, limit: int, *, bots: bool
) -> Leaderboard:
    """Somebody among those who are about as good.

    Raises:
        GameNotFound, NotRated, StoreTrouble.
    """
    codec_of(game)
    ranking = boards.around(game, who, limit, bots=bots)
    if ranking is None:
        raise NotRated(f"{who} has no rating in {game}")
    return Leaderboard(game, FORMULA, _rows(names, ranking.rows), ranking.next_cursor)


def player_ratings(boards: Leaderboards, names: Names, who: str) -> PlayerRatings:
    """The ratings of a player or a bot.

    Raises:
        PlayerNotFound, StoreTrouble.
    """
    name = _name(names, who)
    standings = boards.standings(list(ENGINES), who)
    rated = [GameRating(game, _shown(one.rating), one.statistics) for game, one in standings.items()]
    return PlayerRatings(who, name, is_bot(who), FORMULA, rated)


def rating_history(
    boards: Leaderboards, names: Names, who: str, game: str, cursor: str | None, limit: int, *, own: bool
) -> RatingHistory:
    """How somebody's rating in a game came about. `own`: it is the player itself that asks.

    Raises:
        PlayerNotFound, GameNotFound, StoreTrouble.
        InvalidParameter: the cursor is not one of ours.
    """
    codec_of(game)
    _name(names, who)
    past = boards.history(game, who, cursor, limit)
    return RatingHistory([_change(result, who, own=own) for result in past.results], past.next_cursor)


def explanation(
    matches: Matches, boards: Leaderboards, match_id: str, who: str, token: str | None
) -> RatingExplanation:
    """Why a match changed somebody's rating; for whoever may see the match.

    Raises:
        Unauthenticated, MatchNotFound, StoreTrouble.
        NotRated: the match has not been rated, or did not count for this player.
    """
    match = viewer_of(matches, match_id, token).head.match
    result = boards.result(match.game, match.id) if match.outcome is not None else None
    held = [] if result is None else list(seats_of(result, who))
    if result is None or not held:
        raise NotRated(f"match {match_id} changed no rating of {who}")
    return RatingExplanation(
        player=who,
        match=match.id,
        game=match.game,
        at=timestamp(result.at),
        formula=result.formula,
        before=_shown(held[0].before),
        after=_shown(held[0].after),
        seats=tuple(
            ExplainedSeat(
                seat=seat.seat,
                id=seat.who,
                name=str(match.seats[seat.seat].name),
                bot=is_bot(seat.who),
                place=seat.place,
                left=seat.left,
                before=_shown(seat.before),
                after=_shown(seat.after),
            )
            for seat in result.seats
        ),
    )


def _rows(names: Names, ranked: list[Ranked]) -> list[LeaderboardRow]:
    known = names.names([row.who for row in ranked if not is_bot(row.who)])
    return [
        LeaderboardRow(
            rank=row.rank,
            id=row.who,
            name=row.who.removeprefix(BOT) if is_bot(row.who) else known.get(row.who, row.who),
            bot=is_bot(row.who),
            rating=_shown(row.standing.rating),
            matches=row.standing.statistics.matches,
            wins=row.standing.statistics.wins,
        )
        for row in ranked
    ]


def _change(result: Result, who: str, *, own: bool) -> RatingChange:
    held = list(seats_of(result, who))
    return RatingChange(
        at=timestamp(result.at),
        opponents=len(result.seats) - 1,
        seats=tuple(SeatPlace(seat.seat, seat.place, seat.left) for seat in held),
        before=_shown(held[0].before),
        after=_shown(held[0].after),
        match=msgspec.UNSET if result.private and not own else result.match,
    )


def _name(names: Names, who: str) -> str:
    """The name of a player or a bot.

    Raises:
        PlayerNotFound, StoreTrouble.
    """
    if is_bot(who):
        name = who.removeprefix(BOT) if who.removeprefix(BOT) in BOTS else None
    else:
        name = names.names([who]).get(who) if who.startswith(ID_PREFIX["player"]) else None
    if name is None:
        raise PlayerNotFound("no player has this id, and no bot")
    return name


def _shown(rating: Rating) -> RatingValue:
    return RatingValue(ordinal(rating), rating.mu, rating.sigma, is_provisional(rating))
