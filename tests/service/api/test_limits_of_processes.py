"""Quotas are shared by all processes, cost Redis little, and never hold anybody up when it has trouble."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from redis import Redis

from service.adapters.redis_limits import DIVISOR, RedisLimits
from tests.processes.waiting import wait_until
from tests.service.api.client import Client
from tests.service.api.limited import FEW, Start, asks, seat_token


def test_the_quota_is_there_again_when_the_window_is_over(start: Start) -> None:
    api = start(limit_window=1)
    while api.get("/v1/games").status_code != 429:
        pass
    assert wait_until(lambda: api.get("/v1/games").status_code == 200, 5)


def test_quotas_hold_over_processes_and_restarts(start: Start) -> None:
    one, two = start(), start()
    assert [api.get("/v1/games").status_code for api in (one, two, one, two, one, two)] == [200] * 4 + [429] * 2
    assert start().get("/v1/games").status_code == 429


@pytest.mark.parametrize("quota", [25, 200])
def test_nobody_gets_more_than_the_quota_however_many_ask_at_once(quota: int, every_redis: str) -> None:
    processes = [RedisLimits(every_redis, 60) for _ in range(4)]

    def ask(number: int) -> int:
        standings = [processes[(number + turn) % 4].take("somebody", quota) for turn in range(quota)]
        return sum(standing is not None and standing.within for standing in standings)

    with ThreadPoolExecutor(8) as pool:
        granted = sum(pool.map(ask, range(8)))
    for process in processes:
        process.close()
    # Everybody has come to every process so often that no part is left over.
    assert granted == quota


def test_a_caller_that_comes_often_costs_redis_little(start: Start, redis_db: str) -> None:
    api = start(limit_reading=3_000)
    path, token = seat_token(api)
    before = asks(redis_db)
    for _ in range(100):
        api.get(path, token=token)
    # A part is one in DIVISOR of the quota, that is 150 requests; the address was asked about the first one.
    assert 3_000 // DIVISOR > 100
    assert asks(redis_db) - before == 2


def test_a_refused_caller_costs_redis_nothing(start: Start, redis_db: str) -> None:
    api = start()
    while api.get("/v1/games").status_code != 429:
        pass
    before = asks(redis_db)
    assert {api.get("/v1/games").status_code for _ in range(20)} == {429}
    assert asks(redis_db) == before


def test_no_address_and_no_token_is_in_a_key(start: Start, redis_db: str) -> None:
    api = start(trusted_proxies=1)
    path, token = seat_token(api, x_forwarded_for="203.0.113.7")
    api.get(path, token=token, x_forwarded_for="203.0.113.7")
    with Redis.from_url(redis_db) as client:
        keys = [key.decode() for key in client.keys("*quota*")]
        assert {key.split(":")[3] for key in keys} >= {"creating-by-address", "reading-by-token"}
        assert all(0 < client.pttl(key) <= 60_000 for key in keys)
    assert not any(token in key or "203.0" in key for key in keys)


def test_while_redis_is_down_nobody_is_counted_and_nobody_waits() -> None:
    api = Client("unix:///nowhere/redis.sock", **FEW)
    begun = time.monotonic()
    answers = [api.get("/v1/games") for _ in range(20)]
    assert time.monotonic() - begun < 5
    assert {response.status_code for response in answers} == {200}
    assert {response.headers["RateLimit-Policy"] for response in answers} == {'"reading-by-address";q=4;w=60'}
    assert not any("RateLimit" in response.headers for response in answers)


def test_a_server_that_is_too_full_to_count_refuses_nobody(start: Start, redis_db: str) -> None:
    api = start()
    assert api.get("/v1/games").status_code == 200
    with Redis.from_url(redis_db) as client:
        client.config_set("maxmemory", 1)
        try:
            assert {api.get("/v1/games").status_code for _ in range(8)} == {200}
        finally:
            client.config_set("maxmemory", 0)
