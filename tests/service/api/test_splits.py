"""Down and Back over HTTP: whole matches, and splits that several seats commit at the same time.

Source: api, section 3; design, section 4; rules/down-and-back.md, section 3.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest

from service.application.ports import Append, Fate
from tests.service.api.client import Client
from tests.service.api.conftest import Opened

PEOPLE = [{"kind": "human", "name": name} for name in ("Ann", "Ben", "Cid", "Dot", "Eve")]
SHORT = {"rounds": 1, "turns": 1, "first_dealer": 0}

MOMENTS = 15
"""How often all seats of a table commit at once."""


@pytest.fixture(scope="module")
def servers(redis_url: str) -> Iterator[list[Client]]:
    """A server for each person, as behind a load balancer: they have nothing in common but the store."""
    servers = [Client(redis_url) for _ in PEOPLE]
    yield servers
    for server in servers:
        server.runtime.close()


def table(opened: Callable[..., Opened], seat_count: int, **options: Any) -> Opened:
    return opened(game="down-and-back", options={**SHORT, **options}, seats=PEOPLE[:seat_count])


def at_the_splits(match: Opened) -> int:
    """Plays all turns; returns the version."""
    while True:
        seen = match.api.get(match.path, token=match.tokens[0]).json
        if len(seen["to_move"]) > 1:
            version: int = seen["version"]
            return version
        (seat,) = seen["to_move"]
        moves = match.api.get(f"{match.path}/legal-moves", token=match.tokens[seat]).json["legal_moves"]
        assert match.move(seat, moves[0]).status_code == 201


def first_split(match: Opened, seat: int) -> dict[str, Any]:
    listed = match.api.get(f"{match.path}/legal-moves", token=match.tokens[seat]).json["legal_moves"]
    assert len(listed) == 35
    move: dict[str, Any] = listed[0]
    return move


@pytest.mark.parametrize("seat_count", [2, 3, 5])
def test_a_whole_match(opened: Callable[..., Opened], seat_count: int) -> None:
    """Every answer on the way is checked against the contract."""
    ended = table(opened, seat_count, rounds=2, turns=6).play_to_the_end()
    assert ended["outcome"]["reason"] == "rounds"
    assert sum(ended["outcome"]["scores"]) == 20 * seat_count


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1)], ids=["in order", "in another order"])
def test_splits_of_one_version_never_collide(opened: Callable[..., Opened], order: tuple[int, ...]) -> None:
    match = table(opened, 3)
    version = at_the_splits(match)
    splits = [first_split(match, seat) for seat in range(3)]
    answers = [match.move(seat, splits[seat], match=f'"{version}"') for seat in order]
    assert [answer.status_code for answer in answers] == [201, 201, 201]
    assert [len(answer.json["events"]) for answer in answers][:2] == [1, 1], "nothing follows before the last"
    assert "showdown_three" in [event["type"] for event in answers[-1].json["events"]]


def test_a_seat_cannot_split_twice(opened: Callable[..., Opened]) -> None:
    match = table(opened, 3)
    version = at_the_splits(match)
    split = first_split(match, 1)
    assert match.move(1, split, match=f'"{version}"').status_code == 201
    assert match.move(1, split, match=f'"{version}"').json["code"] == "stale_version"
    assert match.move(1, split).json["code"] == "not_your_turn"


def test_a_split_is_for_its_seat_only(opened: Callable[..., Opened]) -> None:
    match = table(opened, 3)
    version = at_the_splits(match)
    split = first_split(match, 1)
    match.move(1, split)
    for seat, four in ((0, None), (1, split["four"]), (2, None)):
        events = match.api.get(f"{match.path}/events?after={version}", token=match.tokens[seat]).json["events"]
        assert [(event["type"], event["seat"], event["four"]) for event in events] == [("split_committed", 1, four)]
        view = match.api.get(match.path, token=match.tokens[seat]).json["view"]
        assert view["committed"] == [1]
        assert (view["hints"] is None) == (seat == 1)


def test_an_impossible_split_is_refused_with_the_hand(opened: Callable[..., Opened]) -> None:
    match = table(opened, 2)
    at_the_splits(match)
    hand = match.api.get(match.path, token=match.tokens[0]).json["view"]["hand"]
    other = match.api.get(match.path, token=match.tokens[1]).json["view"]["hand"]
    refused = match.move(0, {"type": "split", "four": [*hand[:3], other[0]]})
    assert refused.status_code == 422
    assert (refused.json["code"], refused.json["rule"], refused.json["facts"]["hand"]) == (
        "illegal_move",
        "not-in-hand",
        hand,
    )


def commit_at_once(match: Opened, servers: list[Client]) -> tuple[int, list[Any]]:
    """Every seat commits a split through a server of its own, at the same moment, on the version that all have seen."""
    version = at_the_splits(match)
    seats = range(len(match.tokens))
    splits = [first_split(match, seat) for seat in seats]
    start = Barrier(len(seats))

    def commit(seat: int) -> Any:
        start.wait(timeout=20)
        path, token = f"{match.path}/moves", match.tokens[seat]
        return servers[seat].post(path, splits[seat], token=token, if_match=f'"{version}"')

    with ThreadPoolExecutor(len(seats)) as people:
        return version, list(people.map(commit, seats))


def check_all_made(match: Opened, version: int, answers: list[Any]) -> None:
    """All splits are in the log, in some order, and only whoever came last saw the others'."""
    seats = list(range(len(answers)))
    assert [answer.status_code for answer in answers] == [201] * len(seats), [answer.text for answer in answers]
    log = match.api.get(f"{match.path}/events?after={version}").json["events"]
    order = [event["seat"] for event in log if event["type"] == "split_committed"]
    assert sorted(order) == seats
    assert [event["type"] for event in log[: len(seats) + 1]] == ["split_committed"] * len(seats) + ["showdown_four"]
    for place, seat in enumerate(order[:-1]):
        (own,) = answers[seat].json["events"]
        assert (own["type"], own["seat"], own["version"]) == ("split_committed", seat, version + place + 1)
        seen = answers[seat].json["match"]["view"]
        assert (seen["committed"], seen["four"]) == (sorted(order[: place + 1]), None)
    assert answers[order[-1]].json["events"][1]["type"] == "showdown_four"


@pytest.mark.parametrize("seat_count", [2, 3, 5])
def test_all_seats_commit_at_the_same_moment(
    seat_count: int, opened: Callable[..., Opened], servers: list[Client]
) -> None:
    for _ in range(MOMENTS):
        match = table(opened, seat_count)
        check_all_made(match, *commit_at_once(match, servers))


@pytest.mark.parametrize("seat_count", [2, 3, 5])
def test_all_seats_have_decided_before_the_first_split_is_stored(
    seat_count: int, opened: Callable[..., Opened], servers: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every server stands before the store with a split for the same version, so all but one are refused there once."""
    decided, fates = Barrier(seat_count), list[Fate]()
    for server in servers[:seat_count]:
        monkeypatch.setattr(server.runtime.matches, "append", held(server, decided, fates))
    match = table(opened, seat_count)
    check_all_made(match, *commit_at_once(match, servers))
    assert sum(fate is None for fate in fates) == seat_count
    assert sum(fate is not None for fate in fates) >= seat_count - 1


def held(server: Client, decided: Barrier, fates: list[Fate]) -> Callable[[Append], Fate]:
    """The server's way into the store, which waits the first time until all servers are there."""
    append, waits = server.runtime.matches.append, [True]

    def append_when_all_are_there(batch: Append) -> Fate:
        if waits:
            waits.clear()
            decided.wait(timeout=20)
        fates.append(append(batch))
        return fates[-1]

    return append_when_all_are_there
