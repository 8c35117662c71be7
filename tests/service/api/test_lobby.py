"""The public list over HTTP: filters, pages, links."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.service.api.client import Client
from tests.service.api.conftest import SEATS, Opened
from worker.relay import act

Table = Callable[..., Opened]

OPEN = [SEATS[0], {"kind": "open"}]


@pytest.fixture
def relay(api: Client) -> Callable[[], None]:
    """Does what the relay does with all that has been committed."""
    outbox = api.runtime.outbox
    outbox.prepare()
    return lambda: act(api.runtime, outbox.read(1))


def listed(api: Client, query: str = "") -> list[str]:
    return [match["id"] for match in api.get(f"/v1/matches{query}").json["data"]]


def test_what_is_open_being_played_and_over(api: Client, opened: Table, relay: Callable[[], None]) -> None:
    waiting, active, over = opened(seats=OPEN), opened(), opened()
    over.play_to_the_end()
    relay()
    assert listed(api, "?status=open") == [waiting.answer["id"]]
    assert listed(api, "?status=active") == [active.answer["id"]]
    assert listed(api, "?status=finished") == [over.answer["id"]]
    assert len(listed(api, "?game=showdown")) == 3
    assert listed(api, "?game=poker") == []


def test_the_link_leads_through_all_pages(api: Client, opened: Table, relay: Callable[[], None]) -> None:
    ids = [opened(seats=OPEN).answer["id"] for _ in range(5)]
    relay()
    seen: list[str] = []
    address: str | None = "/v1/matches?status=open&limit=2"
    while address is not None:
        page = api.get(address)
        seen += [match["id"] for match in page.json["data"]]
        link = page.headers.get("Link")
        assert (link is None) == (page.json["next_cursor"] is None)
        address = None if link is None else link.partition("<")[2].partition(">")[0]
        # A match that comes while somebody reads shifts no page.
        opened(seats=OPEN)
        relay()
    assert sorted(seen) == sorted(ids)


def test_a_seat_that_is_taken_leaves_the_lobby(api: Client, opened: Table, relay: Callable[[], None]) -> None:
    table = opened(seats=OPEN)
    relay()
    assert listed(api, "?status=open") == [table.answer["id"]]
    api.post(f"{table.path}/seats", {"name": "Ben"})
    relay()
    assert listed(api, "?status=open") == []
    assert listed(api, "?status=active") == [table.answer["id"]]
