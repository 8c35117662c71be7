"""One stream of what happens in all matches of a player."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

import pytest
from redis import Redis

from service.adapters.keys import account_key
from service.adapters.redis_own_matches import KEPT
from service.application.news import OwnItem
from tests.service.api.client import Client
from tests.service.api.conftest import Opened
from tests.service.api.somebody import OPEN, Somebody, relay
from tests.service.api.test_events import SSE, frames
from worker.relay import act

NDJSON = "application/x-ndjson"
PATH = "/v1/me/events"

Frame = tuple[str, str | None, Any]
"""The name of a frame, its id and its data; a comment is named so."""


@pytest.fixture
def api(redis_db: str) -> Iterator[Client]:
    """An app that soon tells that nothing happens."""
    api = Client(redis_db, stream_keep_alive=0.1)
    api.runtime.outbox.prepare()
    yield api
    api.runtime.close()


@pytest.fixture
def ann(api: Client) -> Somebody:
    return Somebody(api, "Ann")


@pytest.fixture
def ben(api: Client) -> Somebody:
    return Somebody(api, "Ben")


@contextmanager
def following(who: Somebody, query: str = "", **headers: str) -> Iterator[Iterator[Frame]]:
    """What the player is told, the greeting left out."""
    with who.api.get(f"{PATH}{query}", token=who.token, accept=SSE, **headers) as response:
        assert (response.status_code, response.mimetype) == (200, SSE)
        told = frames(response)
        assert next(told)["retry"]
        yield (_frame(frame) for frame in told)


def _frame(frame: dict[str, str]) -> Frame:
    if "data" not in frame:
        return "comment", None, None
    return frame.get("event", "item"), frame.get("id"), json.loads(frame["data"])


def items(told: Iterator[Frame]) -> list[tuple[str, str, int]]:
    """Type, match and version of all items until nothing happens."""
    found = list[tuple[str, str, int]]()
    for name, number, item in told:
        if name == "comment":
            return found
        assert (name, item["id"]) == ("item", number)
        found.append((item["type"], item["match"], item["version"]))
    raise AssertionError("the stream ended")


def snapshot(who: Somebody) -> list[tuple[str, str, int]]:
    """What is open for a player, as a new stream begins with it."""
    with following(who) as told:
        name, number, shown = next(told)
    assert (name, number) == ("snapshot", shown["id"])
    return [(item["type"], item["match"], item["version"]) for item in shown["items"]]


def version(match: Opened) -> int:
    found: int = match.api.get(match.path, token=match.tokens[0]).json["version"]
    return found


def played(match: Opened) -> int:
    """One move by whoever is to move; the version after it."""
    for token in match.tokens:
        if moves := match.api.get(f"{match.path}/legal-moves", token=token).json["legal_moves"]:
            made = match.api.post(f"{match.path}/moves", moves[-1], token=token, if_match="*")
            assert made.status_code == 201, made.text
            return version(match)
    raise AssertionError("nobody is to move")


def two(ann: Somebody, ben: Somebody) -> Opened:
    """A match in which seat 0, Ann's, is to move."""
    match = ann.open()
    match.answer["seats"][1]["token"] = ben.join(match)
    return match


def test_nothing_is_open_for_whoever_has_no_matches(ann: Somebody) -> None:
    assert snapshot(ann) == []


def test_a_match_is_told_from_its_start_to_its_end(ann: Somebody, ben: Somebody) -> None:
    with following(ann) as anns, following(ben) as bens:
        assert next(anns)[0] == next(bens)[0] == "snapshot"
        match = two(ann, ben)
        name, start = match.answer["id"], version(match)
        relay(ann.api)
        assert items(anns) == [("match_started", name, start), ("your_turn", name, start)]
        assert items(bens) == [("match_started", name, start)]
        after = played(match)
        relay(ann.api)
        assert items(anns) == []
        assert items(bens) == [("your_turn", name, after)]
        match.play_to_the_end()
        relay(ann.api)
        for told in (anns, bens):
            types = [kind for kind, _, _ in items(told)]
            assert types[-1] == "match_ended"
            assert set(types[:-1]) == {"your_turn"}


def test_a_stream_that_is_resumed_goes_on_where_it_was(ann: Somebody, ben: Somebody) -> None:
    # Before anything has happened at all, which is a place to go on from too.
    with following(ann) as told:
        _, number, _ = next(told)
    match = two(ann, ben)
    relay(ann.api)
    match.play_to_the_end()
    relay(ann.api)
    with following(ann, f"?after={number}") as told:
        whole = list(iter(lambda: next(told), ("comment", None, None)))
    assert whole[-1][2]["type"] == "match_ended"
    for cut in range(len(whole) - 1):
        with following(ann, last_event_id=str(whole[cut][1])) as told:
            assert list(islice(told, len(whole) - cut - 1)) == whole[cut + 1 :]


def test_a_turn_is_learnt_of_without_the_stream(ann: Somebody, ben: Somebody) -> None:
    match = two(ann, ben)
    after = played(match)
    # The relay knows that the match is on, and was down when the turn passed to Ben.
    notes = ann.api.runtime.outbox.read(1)
    act(ann.api.runtime, [note for note in notes if note.note.version < after])
    assert snapshot(ben) == [("your_turn", match.answer["id"], after)]
    assert snapshot(ann) == []


def test_a_relay_that_comes_back_tells_what_it_missed(ann: Somebody, ben: Somebody) -> None:
    with following(ben) as told:
        assert next(told)[2]["items"] == []
        match = two(ann, ben)
        after = played(match)
        assert items(told) == []
        relay(ann.api)
        assert ("your_turn", match.answer["id"], after) in items(told)


def test_a_repeated_note_is_told_once(ann: Somebody, ben: Somebody) -> None:
    with following(ann) as told:
        assert next(told)[0] == "snapshot"
        two(ann, ben)
        notes = ann.api.runtime.outbox.read(1)
        act(ann.api.runtime, notes)
        assert len(items(told)) == 2
        act(ann.api.runtime, notes)
        assert items(told) == []


def test_an_end_is_open_until_it_was_told(ann: Somebody, ben: Somebody) -> None:
    match = two(ann, ben)
    end = match.play_to_the_end()["version"]
    relay(ann.api)
    assert snapshot(ann) == snapshot(ann) == [("match_ended", match.answer["id"], end)]
    with following(ann) as told:
        _, number, _ = next(told)
    # Whoever names the last thing that it has, has it.
    with following(ann, f"?after={number}") as told:
        assert items(told) == []
    assert snapshot(ann) == []
    assert snapshot(ben) == [("match_ended", match.answer["id"], end)]


def test_a_full_store_still_tells(ann: Somebody, ben: Somebody) -> None:
    match = two(ann, ben)
    relay(ann.api)
    with following(ann) as told:
        _, number, _ = next(told)
    played(match)
    with Redis.from_url(ann.api.runtime.settings.required_redis_url()) as client:
        client.config_set("maxmemory", 1)
        try:
            with following(ann, f"?after={number}") as told:
                assert items(told) == []
            assert snapshot(ben) == [("your_turn", match.answer["id"], version(match))]
        finally:
            client.config_set("maxmemory", 0)


def test_a_claimed_seat_brings_its_turn_along(ann: Somebody, ben: Somebody) -> None:
    guests = Opened(ann.api, ann.api.post("/v1/matches", {"game": "showdown", "options": {"first_seat": 0},
        "seats": [{"kind": "human"}, {"kind": "human"}]}).json)  # fmt: skip
    relay(ann.api)
    assert snapshot(ann) == []
    claim = {"seat_token": guests.tokens[0]}
    with following(ann) as told:
        assert next(told)[0] == "snapshot"
        assert ann.api.post(f"{guests.path}/seats/0/claims", claim, token=ann.token).status_code == 201
        relay(ann.api)
        assert items(told) == [("your_turn", guests.answer["id"], version(guests))]


@pytest.mark.parametrize("first", ["nothing", "something"])
def test_whoever_missed_too_much_begins_anew(first: str, ann: Somebody, ben: Somebody) -> None:
    match = two(ann, ben)
    if first == "something":
        relay(ann.api)
    with following(ann) as told:
        _, number, _ = next(told)
    relay(ann.api)
    for later in range(KEPT + 1):
        ann.api.runtime.own_matches.tell(ann.id, [OwnItem("your_turn", "m_" + "b" * 16, later)])
    with following(ann, f"?after={number}") as told:
        name, _, shown = next(told)
        assert (name, [item["match"] for item in shown["items"]]) == ("snapshot", [match.answer["id"]])
        assert items(told) == []


def test_no_more_items_are_kept_than_there_is_room_for(ann: Somebody) -> None:
    for version in range(1, KEPT + 10):
        ann.api.runtime.own_matches.tell(ann.id, [OwnItem("your_turn", "m_" + "b" * 16, version)])
    with Redis.from_url(ann.api.runtime.settings.required_redis_url()) as client:
        assert client.xlen(f"{account_key(ann.id)}:items") == KEPT


def test_lines_say_the_same_as_events(ann: Somebody, ben: Somebody) -> None:
    two(ann, ben)
    relay(ann.api)
    with following(ann) as told:
        _, number, shown = next(told)
    played_by = ann.api.get(PATH, token=ann.token, accept=NDJSON)
    with played_by as response:
        assert response.mimetype == NDJSON
        lines = response.iter_encoded()
        assert next(lines) == b"\n"
        assert json.loads(next(lines)) == {"type": "snapshot", **shown}
        assert next(lines) == b"\n"
    assert number == shown["id"]


def test_a_stream_ends_after_so_many_items(ann: Somebody, ben: Somebody) -> None:
    two(ann, ben)
    relay(ann.api)
    with following(ann, "?limit=1") as told:
        assert next(told)[0] == "snapshot"
        ann.api.runtime.own_matches.tell(ann.id, [OwnItem("your_turn", "m_" + "b" * 16, 1)])
        assert [name for name, _, _ in told if name != "comment"] == ["item"]


def test_a_player_with_a_new_token_is_not_told_by_the_old_one(ann: Somebody) -> None:
    with following(ann) as told:
        assert next(told)[0] == "snapshot"
        rotated = ann.api.post("/v1/me/token-rotations", token=ann.token, idempotency_key="x" * 16)
        assert rotated.status_code == 201
        assert {name for name, _, _ in told} <= {"comment"}
    assert ann.api.get(PATH, token=ann.token).status_code == 401


@pytest.mark.parametrize("after", ["5", "x", "-", "1-2-3", "1-", "-1", "1-2%0A"])
def test_an_id_that_cannot_be(after: str, ann: Somebody) -> None:
    by_query = ann.api.get(f"{PATH}?after={after}", token=ann.token)
    assert (by_query.status_code, by_query.json["code"]) == (422, "invalid_parameter")
    if "%" not in after:
        by_header = ann.api.get(PATH, token=ann.token, last_event_id=after)
        assert by_header.json["errors"][0]["pointer"] == "Last-Event-ID"


def test_a_bot_can_play_on_the_stream_alone(ann: Somebody, ben: Somebody) -> None:
    """Whoever acts on `your_turn` and on nothing else plays a match to its end."""
    match = Opened(ann.api, ann.api.post("/v1/matches", {"game": "showdown", "seats": OPEN}, token=ann.token).json)
    ben.join(match)
    moves = 0
    with following(ann) as anns, following(ben) as bens:
        ended = set[str]()
        while len(ended) < 2:
            for who, told in ((ann, anns), (ben, bens)):
                for name, _, item in iter(lambda told=told: next(told), ("comment", None, None)):  # type: ignore[misc]
                    for each in item["items"] if name == "snapshot" else [item]:
                        if each["type"] == "match_ended":
                            ended.add(who.id)
                        moves += each["type"] == "your_turn" and who.makes_a_move(each["match"])
                relay(ann.api)
    assert moves > 3
