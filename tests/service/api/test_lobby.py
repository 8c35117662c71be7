"""The public list over HTTP: filters, pages, links."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from redis import Redis

from service.adapters.redis_directory import MOST
from service.application.envelope import timestamp
from service.application.match_events import MatchSettings, Status
from service.application.ports import Listing
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


BOT = {"kind": "bot", "bot": "basic"}


@pytest.fixture
def tables(opened: Table, relay: Callable[[], None]) -> dict[str, str]:
    """Tables of many kinds by what is special about them, and their ids."""
    five = [SEATS[0], *OPEN[1:] * 4]
    made = {
        "two": opened(seats=OPEN),
        "unrated": opened(seats=OPEN, settings={"rated": False}),
        "five": opened(game="down-and-back", options={}, seats=five),
        "five, bots": opened(game="down-and-back", options={}, seats=[*five[:3], BOT, BOT]),
        "active": opened(),
    }
    relay()
    return {name: table.answer["id"] for name, table in made.items()}


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        pytest.param("", ["active", "five, bots", "five", "unrated", "two"], id="newest first"),
        pytest.param("seats=5", ["five, bots", "five"], id="so many seats"),
        pytest.param("seats=4", [], id="no such table"),
        pytest.param("open_seats=1", ["five, bots", "five", "unrated", "two"], id="an open seat"),
        pytest.param("open_seats=2", ["five, bots", "five"], id="two open seats"),
        pytest.param("open_seats=3", ["five"], id="three open seats"),
        pytest.param("with_bots=true", ["five, bots"], id="with bots"),
        pytest.param("with_bots=false", ["active", "five", "unrated", "two"], id="without bots"),
        pytest.param("rated=false", ["unrated"], id="not rated"),
        pytest.param("rated=true&status=open", ["five, bots", "five", "two"], id="rated and open"),
        pytest.param("game=showdown&status=open&seats=2&with_bots=false&rated=true", ["two"], id="all at once"),
    ],
)
def test_filters(query: str, expected: list[str], api: Client, tables: dict[str, str]) -> None:
    names = {match: name for name, match in tables.items()}
    assert [names[match] for match in listed(api, f"?{query}")] == expected


@pytest.mark.parametrize(
    ("query", "name"),
    [
        pytest.param("seat=2", "seat", id="unknown"),
        pytest.param("seats=two", "seats", id="no number"),
        pytest.param("seats=0", "seats", id="no seats"),
        pytest.param("open_seats=0", "open_seats", id="no open seats"),
        pytest.param("with_bots=1", "with_bots", id="no flag"),
        pytest.param("rated=True", "rated", id="almost a flag"),
        pytest.param("status=over", "status", id="no status"),
    ],
)
def test_parameters_that_cannot_be(query: str, name: str, api: Client) -> None:
    response = api.get(f"/v1/matches?{query}")
    assert (response.status_code, response.json["code"]) == (422, "invalid_parameter")
    assert [fault["pointer"] for fault in response.json["errors"]] == [name]


def test_the_link_keeps_the_filters(api: Client, opened: Table, relay: Callable[[], None]) -> None:
    ids = [opened(seats=OPEN, settings={"rated": rated}).answer["id"] for rated in (True, False, True, False, True)]
    relay()
    first = api.get("/v1/matches?rated=true&with_bots=false&open_seats=1&limit=2")
    assert [match["id"] for match in first.json["data"]] == [ids[4], ids[2]]
    second = api.get(first.headers["Link"].partition("<")[2].partition(">")[0])
    assert [match["id"] for match in second.json["data"]] == [ids[0]]
    assert "Link" not in second.headers


def test_304_while_the_list_stays_the_same(api: Client, opened: Table, relay: Callable[[], None]) -> None:
    opened(seats=OPEN)
    relay()
    first = api.get("/v1/matches?status=open&limit=1")
    tag = first.headers["ETag"]
    same = api.get("/v1/matches?status=open&limit=1", if_none_match=tag)
    assert (same.status_code, same.data, same.headers["ETag"]) == (304, b"", tag)
    opened(seats=OPEN)
    relay()
    other = api.get("/v1/matches?status=open&limit=1", if_none_match=tag)
    assert (other.status_code, other.headers["ETag"] == tag) == (200, False)


def listing(number: int, status: Status = "open", *, rated: bool = True, version: int = 1) -> Listing:
    letters = "abcdefghij"
    return Listing(
        id="m_" + "".join(letters[int(digit)] for digit in f"{number:016d}"),
        game="showdown",
        status=status,
        version=version,
        created_at=timestamp(number),
        seats=(),
        settings=MatchSettings(rated=rated),
    )


def test_a_page_looks_at_a_bounded_number_of_matches_and_leads_on(api: Client) -> None:
    """Of 1,200 matches only the oldest and one in the middle fit."""
    fitting = {0, 600}
    for number in range(1_200):
        api.runtime.directory.record(listing(number, rated=number not in fitting), number)
    pages, address = [], "/v1/matches?rated=false&limit=5"
    while address:
        page = api.get(address)
        pages.append([match["id"] for match in page.json["data"]])
        address = page.headers.get("Link", "").partition("<")[2].partition(">")[0]
    assert pages == [[], [listing(600).id], [listing(0).id]]
    assert MOST == 500


@pytest.mark.parametrize("limit", [1, 2, 3])
@pytest.mark.parametrize("query", ["status=open", "status=open&rated=true", "rated=true"])
def test_matches_that_change_their_status_shift_no_page(query: str, limit: int, api: Client) -> None:
    """While somebody reads, each match that was shown starts, and so does the one that the cursor stands on."""
    directory = api.runtime.directory
    for number in range(7):
        directory.record(listing(number), number)
    seen: list[str] = []
    address = f"/v1/matches?{query}&limit={limit}"
    while address:
        page = api.get(address)
        shown = [match["id"] for match in page.json["data"]]
        seen += shown
        address = page.headers.get("Link", "").partition("<")[2].partition(">")[0]
        for number in range(7):
            if listing(number).id in shown:
                directory.record(listing(number, "active", version=2), number)
    assert seen == [listing(number).id for number in reversed(range(7))]


def test_a_match_that_has_just_started_is_not_shown_as_open(api: Client) -> None:
    """As if its status had changed between reading the list and reading what is in it."""
    for number in range(3):
        api.runtime.directory.record(listing(number), number)
    with Redis.from_url(api.runtime.settings.required_redis_url()) as redis:
        redis.hset("upcard:{lobby}:listings", listing(1).id, msgspec.json.encode(listing(1, "active", version=2)))
    assert listed(api, "?status=open") == [listing(2).id, listing(0).id]
    assert listed(api) == [listing(2).id, listing(1).id, listing(0).id]
