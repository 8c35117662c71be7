"""A server on which finished matches are rated, and what must be true of its ratings afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from redis import Redis

from service.adapters.redis_ratings import board_place, rating_keys
from service.application.match import Match
from service.application.ratings import entrants
from service.application.ratings_rebuild import Rebuilt, rebuild
from service.application.ratings_scoring import rate_match
from service.runtime import Runtime
from service.settings import Settings
from tests.service.finished import GAME, drawn, finished, new_match_id, player, store
from tests.service.recomputed import check

CROWD = [*(player(number).id for number in range(20)), "bot:random", "bot:basic"]
SHOWDOWN = "showdown"


class Server:
    """A runtime on an empty server, and a client that looks over its shoulder."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.runtime = Runtime(Settings(redis_url=url))
        self.redis: Any = Redis.from_url(url)
        self.played: dict[str, Match[Any]] = {}

    def play(self, *arguments: Any, **more: Any) -> str:
        """A match that has ended as said; its id."""
        return self.keep(finished(new_match_id(len(self.played)), *arguments, **more))

    def keep(self, step: Any) -> str:
        match = store(self.runtime.matches, step)
        self.played[match.id] = match
        return match.id

    def rate(self, match_id: str) -> bool:
        return rate_match(self.runtime.matches, self.runtime.ratings, match_id)

    def order(self, game: str = GAME) -> list[str]:
        """The matches in the result log."""
        logged = self.runtime.rebuilding(game).logged(0, 1_000_000)
        assert [one.number for one in logged] == list(range(1, len(logged) + 1))
        return [one.result.match for one in logged]

    def check(self, wanted: Sequence[str] | None = None) -> None:
        """Each of these matches, or every one that is to be rated, counts exactly once, and all adds up."""
        order = self.order()
        rated = [one for one, match in self.played.items() if entrants(match)] if wanted is None else wanted
        assert sorted(order) == sorted(rated)
        standings = self.runtime.rebuilding(GAME).live()
        check(standings, [self.played[one] for one in order])
        board = [place.decode() for place in self.redis.zrange(rating_keys(GAME)["board"], 0, -1)]
        assert sorted(board_place(who, standing) for who, standing in standings.items()) == board
        people = [place.decode() for place in self.redis.zrange(rating_keys(GAME)["people"], 0, -1)]
        assert people == [place for place in board if ":bot:" not in place]
        assert self.redis.zcard(rating_keys(GAME)["history"]) == sum(one.results for one in standings.values())

    def rebuild(self, *, write: bool = False) -> Rebuilt:
        return rebuild(self.runtime.matches, self.runtime.rebuilding(GAME), lambda *_: None, write=write)

    def contents(self) -> dict[bytes, bytes]:
        """Everything that is kept of ratings."""
        return {key: self.redis.dump(key) for key in self.redis.keys("upcard:{ratings-*")}

    def close(self) -> None:
        self.runtime.close()
        self.redis.close()


def crowd(server: Server, count: int) -> list[str]:
    """Matches that a seed draws."""
    random = Random(20261130)
    return [server.keep(drawn(random, number, CROWD)) for number in range(count)]
