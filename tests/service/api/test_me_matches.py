"""A player's own matches: listed by the relay, shown as they stand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.service.api.client import Client
from tests.service.api.conftest import Opened
from tests.service.api.somebody import OPEN, Somebody, relay
from worker.relay import act


@pytest.fixture
def prepared(api: Client) -> Client:
    api.runtime.outbox.prepare()
    return api


@pytest.fixture
def ann(prepared: Client) -> Somebody:
    return Somebody(prepared, "Ann")


@pytest.fixture
def ben(prepared: Client) -> Somebody:
    return Somebody(prepared, "Ben")


def test_whoever_has_no_matches_is_shown_none(ann: Somebody) -> None:
    assert ann.page() == {"data": [], "next_cursor": None}


@pytest.mark.parametrize("visibility", ["public", "private"])
def test_a_match_is_shown_as_it_stands(visibility: str, ann: Somebody, ben: Somebody) -> None:
    match = ann.open(visibility=visibility)
    relay(ann.api)
    ben.join(match)
    [mine] = ann.page()["data"]
    view = ann.api.get(match.path, token=ann.token).json
    assert mine == {name: view[name] for name in mine}
    assert set(mine) == {
        "id", "game", "visibility", "status", "version", "created_at", "seats", "to_move", "you"
    }  # fmt: skip
    assert (mine["status"], mine["you"], mine["to_move"]) == ("active", {"seat": 0}, [0])
    assert ben.page()["data"] == []
    relay(ann.api)
    assert ben.page()["data"] == [{**mine, "you": {"seat": 1}}]


def test_the_end_is_shown_with_its_outcome(ann: Somebody, ben: Somebody) -> None:
    match = ann.open()
    seat = ben.join(match)
    match.answer["seats"][1]["token"] = seat
    match.play_to_the_end()
    relay(ann.api)
    assert [mine["outcome"] for mine in ben.page("?status=finished")["data"]] == [
        ann.api.get(match.path).json["outcome"]
    ]
    assert ben.ids("?status=active") == ben.ids("?status=open") == []


def test_each_status_has_its_matches(ann: Somebody, ben: Somebody) -> None:
    waiting, playing = ann.open(), ann.open()
    ben.join(playing)
    relay(ann.api)
    assert ann.ids("?status=open") == [waiting.answer["id"]]
    assert ann.ids("?status=active") == [playing.answer["id"]]
    assert set(ann.ids()) == {waiting.answer["id"], playing.answer["id"]}


def test_a_match_that_has_just_changed_is_in_no_wrong_list(ann: Somebody, ben: Somebody) -> None:
    match = ann.open()
    relay(ann.api)
    ben.join(match)
    # The relay has not heard of the start yet, so the match is still in the list of the open ones.
    assert ann.ids("?status=open") == []
    relay(ann.api)
    assert ann.ids("?status=active") == [match.answer["id"]]


def test_pages_follow_each_other_while_matches_are_opened(ann: Somebody) -> None:
    for _ in range(5):
        ann.open()
    relay(ann.api)
    first = ann.api.get("/v1/me/matches?limit=2&status=open", token=ann.token)
    ann.open()
    relay(ann.api)
    seen = [match["id"] for match in first.json["data"]]
    link = first.headers["Link"]
    while link is not None:
        assert link.endswith('; rel="next"')
        page = ann.api.get(link[1:].partition(">")[0], token=ann.token)
        seen += [match["id"] for match in page.json["data"]]
        link = page.headers.get("Link")
    assert len(seen) == len(set(seen)) == 5
    assert seen == [each for each in ann.ids("?limit=100") if each in seen]


def test_whoever_leaves_has_the_match_no_more(ann: Somebody, ben: Somebody) -> None:
    match = ann.open(seats=[*OPEN, {"kind": "open"}], game="down-and-back", options={})
    ben.join(match)
    relay(ann.api)
    assert ben.ids() == [match.answer["id"]]
    assert ann.api("DELETE", f"{match.path}/seats/1", token=ben.token).status_code == 204
    assert ben.ids() == []
    relay(ann.api)
    assert ann.api.runtime.own_matches.page(ben.id, None, None, 10) == ([], None)
    ben.join(match)
    relay(ann.api)
    assert ben.ids() == ann.ids() == [match.answer["id"]]


def test_a_repeated_note_changes_nothing(ann: Somebody, ben: Somebody) -> None:
    match = ann.open()
    early = ann.api.runtime.outbox.read(1)
    act(ann.api.runtime, early)
    ben.join(match)
    relay(ann.api)
    act(ann.api.runtime, early)
    assert ann.ids("?status=active") == [match.answer["id"]]
    assert ann.api.runtime.own_matches.page(ann.id, "open", None, 10) == ([], None)


def test_an_unchanged_list_is_not_sent_again(ann: Somebody, ben: Somebody) -> None:
    match = ann.open()
    relay(ann.api)
    tag = ann.api.get("/v1/me/matches", token=ann.token).headers["ETag"]
    assert ann.api.get("/v1/me/matches", token=ann.token, if_none_match=tag).status_code == 304
    ben.join(match)
    assert ann.api.get("/v1/me/matches", token=ann.token, if_none_match=tag).status_code == 200


@pytest.mark.parametrize("cursor", ["x", "bV9hYWE="])
def test_a_cursor_that_is_not_ours(cursor: str, ann: Somebody) -> None:
    answer = ann.api.get(f"/v1/me/matches?cursor={cursor}", token=ann.token)
    assert (answer.status_code, answer.json["errors"][0]["pointer"]) == (422, "cursor")


def test_a_match_that_the_store_forgot_is_left_out(ann: Somebody, opened: Callable[..., Opened]) -> None:
    ann.api.runtime.own_matches.record(ann.id, "m_aaaaaaaaaaaaaaaa", 1, 1, "open")
    assert ann.ids() == []
