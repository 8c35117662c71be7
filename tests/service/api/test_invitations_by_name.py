"""Invitations for one player: told in the player's own stream, and good for nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.service.api.client import Client
from tests.service.api.conftest import Opened
from tests.service.api.invited import FREE, HUMAN, Table, code_of, invite, join, states
from tests.service.api.somebody import Somebody, relay
from tests.service.api.test_me_events import following, items


@pytest.fixture
def api(api: Client) -> Client:
    api.runtime.outbox.prepare()
    return api


@pytest.fixture
def ben(api: Client) -> Somebody:
    return Somebody(api, "Ben")


@pytest.fixture
def private(opened: Table) -> Opened:
    return opened(seats=[HUMAN, FREE], visibility="private")


def open_items(who: Somebody) -> list[tuple[str, str]]:
    """What the snapshot of the player's stream says, versions left out."""
    with following(who) as told:
        _, _, snapshot = next(told)
    return [(item["type"], item["match"]) for item in snapshot["items"]]


def test_the_player_is_told_looks_and_sits_down_without_a_code(private: Opened, ben: Somebody) -> None:
    assert ben.api.get(private.path, token=ben.token).status_code == 404
    with following(ben) as told:
        assert next(told)[0] == "snapshot"
        made = invite(private, player=ben.id)
        assert (made.status_code, made.json["player"]) == (201, ben.id)
        relay(ben.api)
        assert [item[:2] for item in items(told)] == [("invitation", private.answer["id"])]
    assert open_items(ben) == [("invitation", private.answer["id"])]
    assert ben.api.get(private.path, token=ben.token).json["status"] == "open"
    seated = join(private, token=ben.token)
    assert (seated.status_code, seated.json["match"]["seats"][1]["player"]) == (201, ben.id)
    assert states(private) == ["used"]
    assert ("invitation", private.answer["id"]) not in open_items(ben)


def test_nobody_else_can_use_its_code(api: Client, private: Opened, ben: Somebody) -> None:
    code = code_of(private, player=ben.id)
    for stranger in (join(private, code), join(private, code, token=Somebody(api, "Cat").token)):
        assert (stranger.status_code, stranger.json["code"]) == (404, "match_not_found")
    assert states(private) == ["open"]
    assert join(private, code, token=ben.token).status_code == 201


def test_in_public_too_the_code_is_for_one(opened: Table, ben: Somebody) -> None:
    match = opened(seats=[HUMAN, FREE])
    code = code_of(match, player=ben.id)
    assert join(match, code).json["code"] == "invitation_not_found"
    assert join(match, token=ben.token).status_code == 201
    assert states(match) == ["used"]


def test_a_seat_is_kept_for_the_player(opened: Table, ben: Somebody) -> None:
    match = opened(seats=[HUMAN, FREE])
    assert invite(match, player=ben.id, seat=1).status_code == 201
    assert join(match).json["code"] == "no_open_seat"
    assert join(match, token=ben.token).json["seat"] == 1


def test_a_revoked_invitation_is_forgotten(private: Opened, ben: Somebody) -> None:
    made = invite(private, player=ben.id).json
    relay(ben.api)
    path = f"{private.path}/invitations/{made['id']}"
    assert private.api("DELETE", path, token=private.tokens[0]).status_code == 204
    assert open_items(ben) == []
    assert ben.api.get(private.path, token=ben.token).status_code == 404
    assert join(private, token=ben.token).status_code == 404


@pytest.mark.parametrize("player", ["p_aaaaaaaaaaaaaaaa", "a_aaaaaaaaaaaaaaaa", "Ben"])
def test_somebody_who_is_no_player(player: Any, private: Opened) -> None:
    refused = invite(private, player=player)
    assert (refused.status_code, refused.json["errors"][0]["pointer"]) == (422, "/player")
    assert states(private) == []


def test_somebody_who_sits_there(opened: Table, ben: Somebody) -> None:
    match = opened(game="down-and-back", options={}, seats=[HUMAN, FREE, FREE])
    assert join(match, token=ben.token).status_code == 201
    assert invite(match, player=ben.id).json["errors"][0]["pointer"] == "/player"
