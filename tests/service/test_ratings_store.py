"""Each result is written once and whole: in spite of repeats, of crowds, and of deaths at any moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from redis import Redis

from engines.registry import ENGINES
from service.adapters.redis_connections import Connections, Script
from service.adapters.redis_matches import RedisMatches
from service.adapters.redis_ratings import RedisRatings, board_place, rating_keys
from service.application.match import Match
from service.application.ratings import Rating, Standing, Statistics, entrants
from service.application.ratings_formula import ordinal
from service.application.ratings_rebuild import Rebuilt, rebuild
from service.application.ratings_scoring import rate_match
from service.cli import main
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


@pytest.fixture
def server(every_redis: str) -> Iterator[Server]:
    server = Server(every_redis)
    yield server
    server.close()


def crowd(server: Server, count: int) -> list[str]:
    """Matches that a seed draws."""
    random = Random(20261130)
    return [server.keep(drawn(random, number, CROWD)) for number in range(count)]


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


def test_a_rebuild_finds_nothing_where_nothing_is_wrong_and_leaves_nothing_behind(server: Server) -> None:
    for match in crowd(server, 120):
        server.rate(match)
    before = server.contents()
    told: list[tuple[int, int]] = []
    rebuilt = rebuild(
        server.runtime.matches, server.runtime.rebuilding(GAME), lambda *one: told.append(one), write=False
    )
    count = len(server.order())
    assert (rebuilt.results, rebuilt.differences) == (count, [])
    assert told[-1] == (count, count)
    assert len(told) == -(-count // 100)
    assert server.contents() == before
    assert server.rebuild(write=True) == rebuilt
    assert server.contents().keys() == before.keys()
    assert all(server.redis.ttl(key) == -1 for key in before)
    server.check()


def _worse_rating(server: Server) -> None:
    key = rating_keys(GAME)["standings"]
    standing = msgspec.json.decode(server.redis.hget(key, CROWD[0]), type=Standing)
    changed = msgspec.structs.replace(standing, rating=Rating(standing.rating.mu - 2e-9, standing.rating.sigma))
    server.redis.hset(key, CROWD[0], msgspec.json.encode(changed))


def _other_statistics(server: Server) -> None:
    key = rating_keys(GAME)["standings"]
    standing = msgspec.json.decode(server.redis.hget(key, CROWD[0]), type=Standing)
    changed = msgspec.structs.replace(standing, statistics=Statistics(matches=1))
    server.redis.hset(key, CROWD[0], msgspec.json.encode(changed))


def _nobody(server: Server) -> None:
    server.redis.hset(
        rating_keys(GAME)["standings"], "p_x", msgspec.json.encode(Standing(Rating(1, 1), 1, Statistics()))
    )


def _forgotten(server: Server) -> None:
    server.redis.hdel(rating_keys(GAME)["standings"], CROWD[0])


def _match_gone(server: Server) -> None:
    match = server.order()[-1]
    [head] = server.redis.keys(f"upcard:*:match:{match}:head")
    server.redis.delete(head)
    del server.played[match]


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        pytest.param(_worse_rating, [f"{CROWD[0]} has mu"], id="a rating"),
        pytest.param(_other_statistics, [f"{CROWD[0]} has other statistics"], id="statistics"),
        pytest.param(_nobody, ["p_x should not have a rating"], id="somebody who never played"),
        pytest.param(_forgotten, [f"{CROWD[0]} should have a rating"], id="somebody forgotten"),
        pytest.param(_match_gone, ["result 6: there is no match m_", CROWD[0], CROWD[1]], id="a match"),
    ],
)
def test_a_rebuild_tells_and_mends_what_is_wrong(
    server: Server, damage: Callable[[Server], None], says: list[str]
) -> None:
    for places in ([1, 2], [2, 1], [1, 1], [1, 2], [2, 1], [1, 2]):
        server.rate(server.play([CROWD[0], CROWD[1]], places))
    damage(server)
    for write in (False, True):
        differences = server.rebuild(write=write).differences
        assert len(differences) == len(says)
        assert all(said in "\n".join(differences) for said in says)
    assert server.rebuild().differences == []
    server.check(list(server.played))


def test_the_command_tells_and_mends_what_is_wrong(server: Server) -> None:
    for places in ([1, 2], [2, 1]):
        server.rate(server.play([CROWD[0], CROWD[1]], places))
    server.rate(server.play([CROWD[0], CROWD[1]], [2, 1], game=SHOWDOWN))

    def told(*words: str) -> tuple[int, list[str]]:
        ran = CliRunner().invoke(main, ["ratings", "rebuild", *words], env={"UPCARD_REDIS_URL": server.url})
        return ran.exit_code, ran.stdout.splitlines()

    good = f"{GAME}: results 2, players and bots 2, differences 0"
    assert told(GAME) == (0, [good])
    code, lines = told()
    assert (code, len(lines)) == (0, len(ENGINES))
    assert {good, f"{SHOWDOWN}: results 1, players and bots 2, differences 0"} <= set(lines)
    _worse_rating(server)
    code, [difference, summary] = told(GAME)
    assert (code, summary) == (1, good.replace("differences 0", "differences 1"))
    assert difference.startswith(f"{GAME}: {CROWD[0]} has mu ")
    assert told(GAME, "--write") == (0, [difference, summary + "; written"])
    assert told(GAME) == (0, [good])
    assert told("poker")[0] == 2


def test_a_rebuild_follows_results_that_come_meanwhile(server: Server) -> None:
    first, second = crowd(server, 40)[:20], list(server.played)[20:]
    for match in first:
        server.rate(match)
    late = [match for match in second if entrants(server.played[match])]

    def rate_more(done: int, total: int) -> None:
        if late:
            server.rate(late.pop())

    count = len(server.order()) + len(late)
    rebuilt = rebuild(server.runtime.matches, server.runtime.rebuilding(GAME), rate_more, write=True)
    assert (rebuilt.results, rebuilt.differences, late) == (count, [], [])
    server.check()


def test_a_replacement_waits_for_the_last_result(server: Server) -> None:
    server.rate(server.play([CROWD[0], CROWD[1]], [1, 2]))
    work = server.runtime.rebuilding(GAME)
    server.rate(server.play([CROWD[0], CROWD[1]], [1, 2]))
    before = server.contents()
    assert not work.replace(1)
    assert server.contents() == before
