"""Down and Back over HTTP: whole matches, and splits that several seats commit at the same time.

Source: api, section 3; design, section 4; rules/down-and-back.md, section 3.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.service.api.conftest import Opened

PEOPLE = [{"kind": "human", "name": name} for name in ("Ann", "Ben", "Cid", "Dot", "Eve")]
SHORT = {"rounds": 1, "turns": 1, "first_dealer": 0}


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
