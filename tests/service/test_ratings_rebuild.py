"""Ratings computed anew from the logs of the matches: what differs is told, and mended if so asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import pytest
from click.testing import CliRunner

from engines.registry import ENGINES
from service.adapters.redis_ratings import rating_keys
from service.application.ratings import Rating, Standing, Statistics, entrants
from service.application.ratings_rebuild import rebuild
from service.cli import main
from tests.service.finished import GAME
from tests.service.rated import CROWD, SHOWDOWN, Server, crowd


@pytest.fixture
def server(every_redis: str) -> Iterator[Server]:
    server = Server(every_redis)
    yield server
    server.close()


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
