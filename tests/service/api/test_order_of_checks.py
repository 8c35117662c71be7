"""What a move is refused for when several things are wrong with it: always the first in the contract's order.

Source: api, section 3.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any, NamedTuple

import pytest

from tests.service.api.conftest import SEATS, Opened

Table = Callable[..., Opened]

USED = "used"
"""The key of each seat's first move."""

BLANK = {"type": "stack_card", "card": "blank"}
HIT = {"type": "stack_card", "card": "hit"}
TOO_HIGH = {"type": "bet", "count": 8}


class Fault(NamedTuple):
    """One thing wrong with a request: what it changes in a good one, and what it alone is answered with."""

    name: str
    change: dict[str, Any]
    status: int
    code: str | None


FAULTS = [
    Fault("no token", {"token": None}, 401, "unauthenticated"),
    Fault("unknown token", {"token": "unknown"}, 401, "unauthenticated"),
    Fault("token of another match", {"token": "another match"}, 404, "match_not_found"),
    Fault("not JSON", {"media": "text/plain"}, 415, "unsupported_media_type"),
    Fault("body unreadable", {"body": b"{"}, 400, "invalid_body"),
    Fault("unknown field", {"body": HIT | {"face_down": True}}, 422, "invalid_body"),
    Fault("wrong shape", {"body": {"type": "stack_card"}}, 422, "invalid_body"),
    Fault("key known, same request", {"key": USED, "body": BLANK}, 201, None),
    Fault("key known, other request", {"key": USED}, 422, "idempotency_key_reused"),
    Fault("no If-Match", {"if_match": None}, 428, "precondition_required"),
    Fault("stale", {"if_match": '"5"'}, 412, "stale_version"),
    Fault("not this seat's turn", {"token": 1}, 409, "not_your_turn"),
    Fault("illegal", {"body": TOO_HIGH}, 422, "illegal_move"),
]
"""In the order of the contract. Every pair that can be wrong at once is tried."""

PAIRS = [(one, other) for one, other in combinations(FAULTS, 2) if not one.change.keys() & other.change.keys()]

ORDER = [fault.name for fault in FAULTS]
BEFORE_THE_TURN = [fault for fault in FAULTS if ORDER.index(fault.name) < ORDER.index("not this seat's turn")]


def send(table: Opened, another: Opened, **wrong: Any) -> Any:
    """A good move for the seat that is to move, but for what is wrong with it."""
    request = {"token": 0, "media": "application/json", "body": HIT, "key": None, "if_match": '"7"', **wrong}
    tokens: dict[Any, str | None] = {
        None: None,
        "unknown": table.tokens[0][:-4] + "aaaa",
        "another match": another.tokens[0],
        **dict(enumerate(table.tokens)),
    }
    headers = {"content_type": request["media"], "if_match": request["if_match"], "idempotency_key": request["key"]}
    body = request["body"]
    return table.api.post(
        f"{table.path}/moves",
        body if isinstance(body, dict) else None,
        body=body if isinstance(body, bytes) else None,
        token=tokens[request["token"]],
        **{name: value for name, value in headers.items() if value is not None},
    )


def answered(response: Any) -> tuple[int, str | None]:
    return response.status_code, response.json.get("code")


@pytest.fixture
def table(match: Opened) -> Opened:
    """Both seats have stacked a blank with the key `used`; seat 0 is to move at version 7."""
    for seat in (0, 1):
        assert match.stack(seat, "blank", idempotency_key=USED).json["version"] == 6 + seat
    return match


def test_a_good_move_is_made(table: Opened, opened: Table) -> None:
    assert send(table, opened()).status_code == 201


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_one_thing_wrong(fault: Fault, table: Opened, opened: Table) -> None:
    assert answered(send(table, opened(), **fault.change)) == (fault.status, fault.code)
    assert table.api.get(table.path).json["version"] == 7


@pytest.mark.parametrize(("first", "second"), PAIRS, ids=lambda fault: fault.name)
def test_two_things_wrong(first: Fault, second: Fault, table: Opened, opened: Table) -> None:
    response = send(table, opened(), **second.change, **first.change)
    assert answered(response) == (first.status, first.code)
    assert table.api.get(table.path).json["version"] == 7


@pytest.mark.parametrize("fault", BEFORE_THE_TURN, ids=lambda fault: fault.name)
def test_after_the_end_other_faults_are_told_first(fault: Fault, table: Opened, opened: Table) -> None:
    version = table.play_to_the_end()["version"]
    assert answered(send(table, opened(), if_match=f'"{version}"')) == (409, "match_over")
    assert answered(send(table, opened(), if_match=f'"{version}"', body=TOO_HIGH)) == (409, "match_over")
    request = {"if_match": f'"{version}"', **fault.change}
    assert answered(send(table, opened(), **request)) == (fault.status, fault.code)


@pytest.mark.parametrize(
    "fault", [fault for fault in BEFORE_THE_TURN if "key" not in fault.change], ids=lambda fault: fault.name
)
def test_before_the_start_other_faults_are_told_first(fault: Fault, opened: Table) -> None:
    table = opened(seats=[SEATS[0], {"kind": "open"}])
    current = {"if_match": '"2"'}
    stale = {"if_match": '"3"'} if fault.name == "stale" else {}
    assert answered(send(table, opened(), **current)) == (409, "match_not_started")
    assert answered(send(table, opened(), **current, body=TOO_HIGH)) == (409, "match_not_started")
    response = send(table, opened(), **{**current, **fault.change, **stale})
    assert answered(response) == (fault.status, fault.code)


def test_a_key_of_a_wrong_form_is_no_excuse_for_coming_without_a_token(table: Opened, opened: Table) -> None:
    assert answered(send(table, opened(), key="a b", token=None)) == (401, "unauthenticated")
    assert answered(send(table, opened(), key="a b", token="unknown")) == (401, "unauthenticated")
    assert answered(send(table, opened(), key="a b", token="another match")) == (404, "match_not_found")
    assert answered(send(table, opened(), key="a b")) == (422, "invalid_parameter")


def test_whose_turn_it_is_is_told(table: Opened, opened: Table) -> None:
    assert send(table, opened(), token=1).json["to_move"] == [0]


def test_that_the_match_is_over_is_told(table: Opened, opened: Table) -> None:
    table.play_to_the_end()
    assert send(table, opened(), if_match="*").json["match_status"] == "finished"


def test_which_seats_are_still_open_is_told(opened: Table) -> None:
    table = opened(seats=[SEATS[0], {"kind": "open"}])
    assert send(table, opened(), if_match="*").json["open_seats"] == [1]
