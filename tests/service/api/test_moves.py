"""Making a move: what a refusal tells, If-Match by decision, and repeats.

Source: api, section 3.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest

from tests.service.api.conftest import Opened

STACK = {"type": "stack_card", "card": "blank"}
TOO_EARLY = {"type": "bet", "count": 1}


def facts(response: Any) -> tuple[int, str]:
    return response.status_code, response.json["code"]


def test_pointers_name_each_fault(match: Opened) -> None:
    response = match.move(0, {"type": "bet", "count": "1"})
    assert response.json["errors"] == [{"pointer": "/count", "detail": "Expected `int`, got `str`"}]
    assert match.move(0, STACK | {"x": 1}).json["errors"][0]["pointer"] == "/x"


def test_an_illegal_move_tells_the_rule_its_facts_and_what_is_legal(match: Opened) -> None:
    match.stack(0, "hit")
    match.stack(1, "hit")
    response = match.move(0, {"type": "bet", "count": 3})
    assert response.json["rule"] == "bet-above-bound"
    assert response.json["facts"] == {"minimum": 1, "maximum": 2}
    assert {"type": "bet", "count": 2} in response.json["legal_moves"]


def test_a_stale_move_is_told_what_it_missed(match: Opened) -> None:
    match.stack(0, "hit", match='"5"')
    match.stack(1, "battery", match='"6"')
    response = match.stack(0, match='"5"')
    assert facts(response) == (412, "stale_version")
    assert response.json["current_version"] == 7
    assert [(event["version"], event["card"]) for event in response.json["events"]] == [(6, "hit"), (7, None)]


@pytest.mark.parametrize(
    ("given", "status"),
    [
        pytest.param('"5"', 201, id="a version"),
        pytest.param('"5.s0"', 201, id="an ETag as it was sent"),
        pytest.param('W/"5"', 201, id="a weak one"),
        pytest.param('"3", "5.s0"', 201, id="a list"),
        pytest.param("*", 201, id="whatever is current"),
        pytest.param('"6"', 412, id="a version that is not there yet"),
        pytest.param('"4"', 412, id="before the decision opened"),
        pytest.param('"abc"', 412, id="a tag that is not ours"),
        pytest.param("5", 412, id="no tag at all"),
    ],
)
def test_if_match(given: str, status: int, match: Opened) -> None:
    assert match.stack(0, match=given).status_code == status


def test_a_version_since_the_decision_opened_will_do(match: Opened) -> None:
    """Seat 1 stacks at version 6; nothing has changed for seat 0 between its decision at 7 and now."""
    match.stack(0)
    match.stack(1)
    assert match.stack(0, "hit", match='"6"').status_code == 412
    assert match.stack(0, "hit", match='"7"').status_code == 201


def test_a_double_click_makes_one_move(match: Opened) -> None:
    assert match.stack(0, match='"5"').status_code == 201
    assert match.stack(0, match='"5"').status_code == 412
    assert match.api.get(match.path).json["version"] == 6


def test_a_repeat_gets_the_first_answer_to_the_byte_however_late(match: Opened) -> None:
    first = match.stack(0, "blank", match='"5"', idempotency_key="1")
    last = match.play_to_the_end()
    again = match.stack(0, "blank", match='"5"', idempotency_key="1")
    assert again.data == first.data
    assert again.headers["ETag"] == first.headers["ETag"] == '"6.s0"'
    assert (first.headers.get("Idempotency-Replayed"), again.headers["Idempotency-Replayed"]) == (None, "true")
    assert match.api.get(match.path).json["version"] == last["version"]


def test_a_repeat_of_the_move_that_ended_the_match(match: Opened) -> None:
    seat, legal, number = 0, [STACK], 0
    made = match.move(seat, STACK, idempotency_key="0")
    while made.json["match"]["status"] != "finished":
        seat = match.api.get(match.path).json["to_move"][0]
        legal = match.api.get(f"{match.path}/legal-moves", token=match.tokens[seat]).json["legal_moves"]
        number += 1
        made = match.move(seat, legal[-1], idempotency_key=str(number))
    again = match.move(seat, legal[-1], idempotency_key=str(number))
    assert again.data == made.data
    assert again.json["match"]["outcome"]["places"] in ([1, 2], [2, 1])


@pytest.mark.parametrize("round_", range(5))
def test_the_same_request_twice_at_once_makes_one_move(round_: int, match: Opened) -> None:
    start = Barrier(2)

    def send(_: int) -> Any:
        start.wait()
        return match.stack(0, match='"5"', idempotency_key="1")

    with ThreadPoolExecutor(2) as both:
        first, second = both.map(send, range(2))
    assert (first.status_code, second.status_code) == (201, 201)
    assert first.data == second.data
    assert sorted("Idempotency-Replayed" in answer.headers for answer in (first, second)) == [False, True]
    assert match.api.get(match.path).json["version"] == 6


def test_each_seat_has_keys_of_its_own(match: Opened) -> None:
    assert match.stack(0, idempotency_key="1").status_code == 201
    assert match.stack(1, idempotency_key="1").status_code == 201


def test_a_refused_move_does_not_use_up_its_key(match: Opened) -> None:
    assert match.move(0, TOO_EARLY, idempotency_key="1").status_code == 422
    assert match.stack(0, idempotency_key="1").status_code == 201


def test_validate_judges_and_changes_nothing(match: Opened) -> None:
    verdict = match.api.post(f"{match.path}/moves/validate", TOO_EARLY, token=match.tokens[0]).json
    assert (verdict["legal"], verdict["rule"], verdict["version"]) == (False, "both-must-stack-first", 5)
    assert match.api.post(f"{match.path}/moves/validate", STACK, token=match.tokens[0]).json["legal"] is True
    assert match.api.get(match.path).json["version"] == 5


def test_legal_moves_are_for_the_seat_to_move_alone(match: Opened) -> None:
    mine = match.api.get(f"{match.path}/legal-moves", token=match.tokens[0])
    other = match.api.get(f"{match.path}/legal-moves", token=match.tokens[1])
    assert [move["card"] for move in mine.json["legal_moves"]] == ["hit", "beartrap", "blank", "battery"]
    assert mine.headers["ETag"] == '"5.s0"'
    assert other.json["legal_moves"] == []


def test_a_move_costs_two_round_trips(match: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    from service.adapters.redis_connections import Connections

    # Each seat's first request also fetches a part of its quota, for many more.
    for seat in (0, 1):
        match.api.post(f"{match.path}/moves/validate", {"type": "fold"}, token=match.tokens[seat])
    trips: list[int] = []
    exchange = Connections._exchange

    def counted(self: Connections, commands: Any) -> Any:
        trips.append(len(commands))
        return exchange(self, commands)

    monkeypatch.setattr(Connections, "_exchange", counted)
    assert match.stack(0, match='"5"', idempotency_key="1").status_code == 201
    assert len(trips) == 2
    # This process knows the match now, and asks the store only whether it is still right.
    assert match.stack(1, match='"6"').status_code == 201
    assert len(trips) == 3
    assert match.stack(0, "hit", match="*").status_code == 201
    assert len(trips) == 5
