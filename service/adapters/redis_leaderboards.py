"""Leaderboards and histories in Redis; the keys are told of in `redis_ratings`.

Members of a board have equal scores and begin with their rating, so that a cursor is a member: whoever comes or goes
never shifts a page.
"""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Sequence

from service.adapters.redis_connections import Connections
from service.adapters.redis_ratings import board_place, rating_keys, result_decoder, standing_decoder
from service.application.errors import Fault, InvalidParameter
from service.application.ratings import Result, Standing
from service.application.ratings_ports import PastResults, Ranked, Ranking

_PLACE = re.compile(r"[0-9a-f]{16}:[a-z0-9_:-]{1,60}")
_NUMBER = re.compile(r"\d{12}")


class RedisLeaderboards:
    """The ratings of all games as they are looked at."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def page(self, game: str, cursor: str | None, limit: int, *, bots: bool) -> Ranking:
        """The best, or those after a cursor: two round trips.

        Raises:
            InvalidParameter: the cursor is not one of ours.
            StoreTrouble.
        """
        start = "+" if cursor is None else f"({_opened(cursor, _PLACE)}"
        board = _board(game, bots=bots)
        (places,) = self._connections.ask(("ZRANGE", board, start, "-", "BYLEX", "REV", "LIMIT", 0, limit + 1))
        return self._ranking(game, board, places[:limit], more=len(places) > limit)

    def around(self, game: str, who: str, limit: int, *, bots: bool) -> Ranking | None:
        """Somebody among those who are about as good, None without a rating: three round trips.

        Raises:
            StoreTrouble.
        """
        standing = self.standings([game], who).get(game)
        if standing is None:
            return None
        board, own = _board(game, bots=bots), board_place(who, standing)
        better, others = self._connections.ask(
            ("ZRANGE", board, f"({own}", "+", "BYLEX", "LIMIT", 0, limit // 2),
            ("ZRANGE", board, f"[{own}", "-", "BYLEX", "REV", "LIMIT", 0, limit + 1),
        )
        places = [*reversed(better), *others]
        return self._ranking(game, board, places[:limit], more=len(places) > limit)

    def standings(self, games: Sequence[str], who: str) -> dict[str, Standing]:
        """The standing of somebody in each of these games in which there is one: one round trip.

        Raises:
            StoreTrouble.
        """
        kept = self._connections.ask(*(("HGET", _key(game, "standings"), who) for game in games))
        return {game: standing_decoder.decode(one) for game, one in zip(games, kept, strict=True) if one is not None}

    def history(self, game: str, who: str, cursor: str | None, limit: int) -> PastResults:
        """The results of somebody, newest first: two round trips.

        Raises:
            InvalidParameter: the cursor is not one of ours.
            StoreTrouble.
        """
        before = ":" if cursor is None else _opened(cursor, _NUMBER)
        history, log = _key(game, "history"), _key(game, "log")
        range_ = (f"({who}:{before}", f"[{who}:", "BYLEX", "REV", "LIMIT", 0, limit + 1)
        (members,) = self._connections.ask(("ZRANGE", history, *range_))
        numbers = [member.rpartition(b":")[2].decode() for member in members]
        shown = numbers[:limit]
        if not shown:
            return PastResults([], None)
        ids = [f"{int(number)}-0" for number in shown]
        entries = self._connections.ask(*(("XRANGE", log, one, one) for one in ids))
        results = [result_decoder.decode(fields[1]) for [(_, fields)] in entries]
        return PastResults(results, _sealed(shown[-1]) if len(numbers) > limit else None)

    def result(self, game: str, match_id: str) -> Result | None:
        """The result of a match, None if it has not been rated: two round trips.

        Raises:
            StoreTrouble.
        """
        (number,) = self._connections.ask(("HGET", _key(game, "results"), match_id))
        if number is None:
            return None
        one = f"{number.decode()}-0"
        ([(_, fields)],) = self._connections.ask(("XRANGE", _key(game, "log"), one, one))
        return result_decoder.decode(fields[1])

    def _ranking(self, game: str, board: str, places: Sequence[bytes], *, more: bool) -> Ranking:
        """These places with their ranks and standings: one round trip."""
        if not places:
            return Ranking([], None)
        members = [place.decode() for place in places]
        ids = [member[17:] for member in members]
        better, before, kept = self._connections.ask(
            # The colon after a rating sorts before this: all that share it are left out.
            ("ZLEXCOUNT", board, f"({members[0][:16]};", "+"),
            ("ZLEXCOUNT", board, f"({members[0]}", "+"),
            ("HMGET", _key(game, "standings"), *ids),
        )
        rank, rows = better + 1, []
        for number, (member, who, standing) in enumerate(zip(members, ids, kept, strict=True)):
            if number > 0 and member[:16] != members[number - 1][:16]:
                rank = before + 1 + number
            rows.append(Ranked(rank, who, standing_decoder.decode(standing)))
        return Ranking(rows, _sealed(members[-1]) if more else None)


def _board(game: str, *, bots: bool) -> str:
    return _key(game, "board" if bots else "people")


def _key(game: str, name: str) -> str:
    return rating_keys(game)[name]


def _sealed(place: str) -> str:
    return base64.urlsafe_b64encode(place.encode()).decode()


def _opened(cursor: str, shape: re.Pattern[str]) -> str:
    try:
        place = base64.urlsafe_b64decode(cursor.encode()).decode()
    except (binascii.Error, UnicodeError):
        place = ""
    if not shape.fullmatch(place):
        raise InvalidParameter("this cursor is not from this list", [Fault("cursor", "use next_cursor as it was sent")])
    return place
