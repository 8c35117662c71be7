"""Each result is written once and whole: in spite of repeats, of crowds, and of deaths at any moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import msgspec
import pytest

from service.adapters.redis_connections import Connections, Script
from service.adapters.redis_matches import RedisMatches
from service.adapters.redis_ratings import RedisRatings, board_place, rating_keys
from service.application.ratings import Rating, Standing, Statistics
from service.application.ratings_formula import ordinal
from service.application.ratings_rebuild import Rebuilt
from service.application.ratings_scoring import rate_match
from service.runtime import Runtime
from service.settings import Settings
from tests.service.finished import GAME
from tests.service.rated import CROWD, SHOWDOWN, Server, crowd


@pytest.fixture
def server(every_redis: str) -> Iterator[Server]:
    server = Server(every_redis)
    yield server
    server.close()


class Dies(Exception):
    """A process has been killed."""


class Mortal(Connections):
    """Connections of a process that is killed at one of its round trips: before it or, `late`, after it."""

    def __init__(self, url: str, trips: int, *, late: bool) -> None:
        super().__init__(url)
        self._left = trips
        self._late = late

    def ask(self, *commands: Sequence[Any]) -> list[Any]:
        answers: list[Any] = self._living(lambda: super(Mortal, self).ask(*commands))
        return answers

    def run(self, script: Script, keys: Sequence[str], arguments: Sequence[Any]) -> Any:
        return self._living(lambda: super(Mortal, self).run(script, keys, arguments))

    def _living(self, trip: Callable[[], Any]) -> Any:
        self._left -= 1
        if self._left < 0 and not self._late:
            raise Dies
        answer = trip()
        if self._left < 0:
            raise Dies
        return answer


@pytest.mark.parametrize("late", [False, True], ids=["before", "after"])
def test_a_death_at_any_round_trip_neither_loses_nor_repeats_a_result(server: Server, late: bool) -> None:
    server.rate(server.play([CROWD[0], CROWD[1]], [1, 2]))
    for trips in range(10):
        match = server.play([CROWD[0], "bot:basic", CROWD[2]], [2, 1, 3])
        mortal = Mortal(server.url, trips, late=late)
        try:
            rate_match(RedisMatches(mortal, 0, 0), RedisRatings(mortal), match)
            died = False
        except Dies:
            died = True
        finally:
            mortal.close()
        server.rate(match)
        server.check()
        if not died:
            # The match, its end, the standings, the result.
            assert trips == 4
            return
    raise AssertionError("rating a match takes ten round trips")


def test_a_result_computed_from_outdated_ratings_is_not_written(server: Server) -> None:
    server.rate(server.play([CROWD[0], CROWD[1]], [1, 2]))
    ratings = server.runtime.ratings
    match = server.play([CROWD[0], CROWD[2]], [1, 2])
    found = ratings.find(GAME, match, [CROWD[0], CROWD[2]])
    server.rate(server.play([CROWD[0], CROWD[1]], [2, 1]))
    before = server.contents()
    [result] = [one.result for one in server.runtime.rebuilding(GAME).logged(1, 1)]
    standing = Standing(Rating(1, 1), 1, Statistics())
    outdated = msgspec.structs.replace(result, match=match)
    assert not ratings.record(GAME, outdated, found, dict.fromkeys([CROWD[0], CROWD[2]], standing))
    assert server.contents() == before


def test_a_second_result_of_a_match_is_not_written_whatever_it_was_computed_from(server: Server) -> None:
    match = server.play([CROWD[0], CROWD[1]], [1, 2])
    server.rate(match)
    before = server.contents()
    found = server.runtime.ratings.find(GAME, match, [CROWD[0], CROWD[1]])
    assert found.rated
    [result] = [one.result for one in server.runtime.rebuilding(GAME).logged(0, 1)]
    assert not server.runtime.ratings.record(GAME, result, found, found.standings)
    assert server.contents() == before


def test_a_newcomer_who_was_rated_meanwhile_is_no_newcomer(server: Server) -> None:
    first, second = (server.play([CROWD[0], one], [1, 2]) for one in CROWD[1:3])
    found = server.runtime.ratings.find(GAME, second, [CROWD[0], CROWD[2]])
    assert found.standings == {}
    server.rate(first)
    standing = Standing(Rating(1, 1), 1, Statistics())
    [result] = [one.result for one in server.runtime.rebuilding(GAME).logged(0, 1)]
    outdated = msgspec.structs.replace(result, match=second)
    assert not server.runtime.ratings.record(GAME, outdated, found, dict.fromkeys([CROWD[0], CROWD[2]], standing))


def test_each_game_has_ratings_of_its_own(server: Server) -> None:
    server.rate(server.play([CROWD[0], CROWD[1]], [1, 2]))
    server.rate(server.play([CROWD[0], CROWD[1]], [2, 1], game=SHOWDOWN))
    boards = server.runtime.leaderboards
    both = boards.standings([GAME, SHOWDOWN], CROWD[0])
    assert both[GAME].rating.mu > 25 > both[SHOWDOWN].rating.mu


@pytest.mark.parametrize("count", [300, pytest.param(10_000, marks=pytest.mark.long)])
def test_simulated_results_add_up_though_every_job_comes_twice(redis_db: str, count: int) -> None:
    """Four workers rate every match at least twice, in orders of their own."""
    server = Server(redis_db)
    played = crowd(server, count)

    def work(number: int) -> None:
        own = Runtime(Settings(redis_url=redis_db))
        mine = [one for place, one in enumerate(played) if number in (place % 4, (place + 1 + place // 4 % 3) % 4)]
        # Most jobs come about when the match ends, so orders differ a little only.
        for start in range(0, len(mine), 40):
            for one in Random(f"{number}/{start}").sample(mine[start : start + 40], len(mine[start : start + 40])):
                rate_match(own.matches, own.ratings, one)
        own.close()

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(work, range(4)))
    order = server.order()
    # The workers must have been in each other's way.
    assert order != [one for one in played if one in set(order)]
    server.check()
    assert server.rebuild() == Rebuilt(len(order), len(CROWD), [])
    server.close()


def test_a_board_is_in_the_order_of_the_ratings() -> None:
    random = Random(20261130)
    ratings = [Rating(random.uniform(-50, 80), random.uniform(0.1, 9)) for _ in range(500)]
    ratings += [Rating(mu, 0) for mu in (0.0, -0.0, 1e-300, -1e-300, 1e300, -1e300)]
    places = sorted((board_place("p_a", Standing(one, 1, Statistics())), ordinal(one)) for one in ratings)
    assert [one for _, one in places] == sorted(one for _, one in places)


def test_the_keys_of_a_game_share_a_slot() -> None:
    for shadow in ("", "rebuilt-1:"):
        assert {key.partition("}")[0] for key in rating_keys(GAME, shadow).values()} == {f"upcard:{{ratings-{GAME}"}
