"""Liars' Race over HTTP: whole matches, and boards of one's own, good ones and broken ones.

Source: api, section 3; rules/liars-race.md, section 7.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.service.api.client import Client
from tests.service.api.conftest import Opened
from tests.support.liars_race import board
from tests.support.liars_race_boards import BROKEN

PEOPLE = [{"kind": "human", "name": name} for name in ("Ann", "Ben", "Cid", "Dot")]
GOOD = {
    "name": "내 맵",
    "length": 14,
    "green": [{"from": 2, "to": 7}, {"from": 6, "to": 11}],
    "red": [{"from": 7, "to": 2}, {"from": 11, "to": 6}, {"from": 13, "to": 6}],
}


def asked(options: dict[str, Any], seat_count: int = 3) -> dict[str, Any]:
    return {"game": "liars-race", "options": options, "seats": PEOPLE[:seat_count]}


def broken_boards() -> list[Any]:
    return [pytest.param(msgspec.to_builtins(board(**made)), detail, id=name) for name, made, detail in BROKEN]


@pytest.mark.parametrize(("made", "detail"), broken_boards())
def test_a_broken_board_is_refused_with_its_fault(made: dict[str, Any], detail: str, api: Client) -> None:
    refused = api.post("/v1/matches", asked({"board": made}))
    assert (refused.status_code, refused.json["code"]) == (422, "invalid_body")
    assert refused.json["errors"] == [{"pointer": "/options/board", "detail": detail}]
    assert detail in refused.json["detail"]


@pytest.mark.parametrize(
    ("change", "pointer"),
    [
        pytest.param({"length": "20"}, "/options/board/length", id="a length in letters"),
        pytest.param({"name": ""}, "/options/board/name", id="no name"),
        pytest.param({"colour": "blue"}, "/options/board/colour", id="an unknown field"),
        pytest.param({"red": [{"from": 7}]}, "/options/board/red/0", id="an arrow without an end"),
        pytest.param({"green": [{"from": 2, "to": None}]}, "/options/board/green/0/to", id="an arrow to nowhere"),
    ],
)
def test_what_is_no_board_is_pointed_at(change: dict[str, Any], pointer: str, api: Client) -> None:
    refused = api.post("/v1/matches", asked({"board": {**GOOD, **change}}))
    assert (refused.status_code, refused.json["code"]) == (422, "invalid_body")
    assert [fault["pointer"] for fault in refused.json["errors"]] == [pointer]


@pytest.mark.parametrize("seat_count", [3, 4])
def test_a_board_of_one_s_own_is_played_to_the_end(seat_count: int, opened: Callable[..., Opened]) -> None:
    """Every answer on the way is checked against the contract."""
    match = opened(**asked({"board": GOOD}, seat_count))
    view = match.api.get(match.path, token=match.tokens[0]).json["view"]
    assert view["board"] == view["options"]["board"] == GOOD
    ended = match.play_to_the_end()
    assert ended["outcome"]["reason"] == "goal"
    assert max(ended["outcome"]["scores"]) == 14
    assert ended["outcome"]["scores"] == ended["view"]["positions"]


@pytest.mark.parametrize("name", ["short", "standard", "long"])
def test_a_named_board_is_told_in_full(name: str, opened: Callable[..., Opened]) -> None:
    match = opened(**asked({"board": name}))
    view = match.api.get(match.path).json["view"]
    assert (view["options"]["board"], view["board"]["name"]) == (name, name)
    assert view["board"]["green"][0].keys() == {"from", "to"}


def test_pawns_move_from_a_space_to_another(opened: Callable[..., Opened]) -> None:
    """On the wire the field is called `from`, whatever the language of the server calls it."""
    match = opened(**asked({"board": "short"}))
    match.play_to_the_end()
    events = match.api.get(f"{match.path}/events", token=match.tokens[0]).json["events"]
    moved = [event for event in events if event["type"] == "pawn_moved"]
    assert moved
    assert all({"from", "to", "landed", "steps", "shortcut", "cause"} <= event.keys() for event in moved)


@pytest.mark.parametrize("seat_count", [2, 5])
def test_other_numbers_of_seats_are_refused(seat_count: int, api: Client) -> None:
    people = [{"kind": "human", "name": f"Player {number}"} for number in range(seat_count)]
    refused = api.post("/v1/matches", {"game": "liars-race", "seats": people})
    assert (refused.status_code, refused.json["code"]) == (422, "invalid_body")
    assert refused.json["errors"][0]["pointer"] == "/seats"
