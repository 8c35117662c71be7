"""No address has all places for streams and long polls."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from service.api.places import Places
from service.application.errors import TooManyStreams
from tests.service.api.client import Client
from tests.service.api.limited import TABLE

EVENT_STREAM = "text/event-stream"


@pytest.mark.parametrize(
    ("taken", "who", "is_free"),
    [
        pytest.param("", "a", True, id="the first"),
        pytest.param("a", "a", True, id="one more"),
        pytest.param("aa", "a", False, id="one more than each may have"),
        pytest.param("aa", "b", True, id="somebody else"),
        pytest.param("aab", "b", False, id="the last is taken"),
    ],
)
def test_who_gets_a_place(taken: str, who: str, is_free: bool) -> None:
    places = Places(3, 2)
    give_back = [places.take(one) for one in taken]
    if is_free:
        places.take(who)()
    else:
        with pytest.raises(TooManyStreams):
            places.take(who)
    assert places.taken == len(taken)
    for one in give_back:
        one()
    assert places.taken == 0


@pytest.fixture
def server(redis_db: str) -> Iterator[Client]:
    client = Client(redis_db, max_streams=3, max_streams_each=2, trusted_proxies=1, limits="on")
    yield client
    client.runtime.close()


def test_streams_of_one_address_leave_places_for_others(server: Client) -> None:
    path = f"/v1/matches/{server.post('/v1/matches', TABLE).json['id']}/events"
    with ExitStack() as streams:

        def stream(address: str, accept: str = EVENT_STREAM) -> Any:
            return streams.enter_context(server.get(path, accept=accept, x_forwarded_for=address))

        assert [stream("203.0.113.7").status_code for _ in range(3)] == [200, 200, 503]
        refused = server.get(f"{path}?after=5&wait=1", x_forwarded_for="203.0.113.7")
        assert (refused.status_code, refused.json["code"]) == (503, "too_many_streams")
        assert [stream("203.0.113.8").status_code for _ in range(2)] == [200, 503]
    assert server.app.extensions["upcard"].places.taken == 0
