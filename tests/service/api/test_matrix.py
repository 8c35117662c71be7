"""Every operation of the contract with every kind of token, right and wrong.

What each cell expects follows from the `security` that the operation declares; EXCEPTIONS says where it does not. A new
operation joins by itself. It fails until BODIES says what a good request for it is, and, if it has no use for a token,
until FOR_ANYBODY names it.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from typing import Any

import pytest

from service.api.events.forms import EVENT_STREAM, NDJSON
from service.application.people import make_app
from tests.service.api.asking import STACK, WANTED
from tests.service.api.client import Client, contract, operations
from tests.service.api.conftest import Opened

ANN = {"name": "Ann"}

CALLERS = (
    "no token",
    "garbage",
    "a token of another scheme",
    "a token that never was",
    "the token of another match",
    "the token of another seat",
    "a player without a seat",
    "a rotated token",
    "a player",
    "an app",
)
"""Who asks about seat 0 of a public match that has started, in which `a player` sits, whose token was once another."""

NOBODY = {"garbage", "a token of another scheme", "a token that never was", "a rotated token"}
SEATS = {"the token of another match", "the token of another seat"}
PLAYERS = {"a player without a seat", "a player"}

FOR_ANYBODY = {
    "list_games",
    "get_game",
    "get_rules",
    "get_texts",
    "get_player",
    "get_rating_parameters",
    "get_ratings",
    "get_invitation",
    "list_problems",
    "get_problem",
    "check_health",
    "check_readiness",
    "get_contract",
    "get_home",
}
"""Operations that have no use for a token, and do not look at one."""

BODIES: dict[str, Any] = {
    "open_match": WANTED,
    "take_seat": ANN,
    "claim_seat": {"seat_token": "{seat_token}"},
    "make_move": STACK,
    "validate_move": STACK,
    "make_player": ANN,
    "change_me": ANN,
    "substitute_bot": {"bot": "basic"},
    "make_invitation": {},
    "issue_stream_ticket": {"match": "{match_id}"},
    "take_ticket": {"game": "showdown"},
}
"""A good body for each operation that reads one; in braces, what stands in its place in the world of the test."""

Answer = tuple[int, str] | None
"""A status and the code of a problem; None for whatever an operation answers to those whom it lets in."""

UNAUTHENTICATED: Answer = (401, "unauthenticated")
FORBIDDEN: Answer = (403, "forbidden")
NOT_A_SEAT: Answer = (403, "not_a_seat")
MATCH_NOT_FOUND: Answer = (404, "match_not_found")
TICKET_NOT_FOUND: Answer = (404, "ticket_not_found")

EXCEPTIONS: dict[tuple[str, str], Answer] = {
    # These are about seat 0, and whoever holds another has no say in it.
    ("rotate_seat_token", "the token of another seat"): FORBIDDEN,
    ("leave_seat", "the token of another seat"): FORBIDDEN,
    ("substitute_bot", "the token of another seat"): FORBIDDEN,
    # A ticket is its player's alone.
    ("get_ticket", "a player without a seat"): TICKET_NOT_FOUND,
    ("cancel_ticket", "a player without a seat"): TICKET_NOT_FOUND,
}
"""Where the answer does not follow from what the operation declares."""

NOT_NOW: dict[str, Answer] = {
    "take_seat": (409, "already_seated"),
    "claim_seat": (409, "already_seated"),
    "leave_seat": (409, "match_started"),
    "explain_rating_change": (404, "not_rated"),
    "make_invitation": (409, "match_started"),
    "revoke_invitation": (404, "invitation_not_found"),
    "get_invitation": (404, "invitation_not_found"),
    "open_rematch": (409, "match_not_finished"),
}
"""What the player in seat 0 is answered where the world is not in a state for it; everything else succeeds."""

DOOR = {UNAUTHENTICATED, FORBIDDEN, NOT_A_SEAT, MATCH_NOT_FOUND, TICKET_NOT_FOUND, (404, "player_not_found")}
"""Answers that are given at the door: nobody who was let in gets one of them."""

STREAMS = {EVENT_STREAM, NDJSON}

SECRET = re.compile(r"\b(?:seat|plr|app|inv)_[a-z2-7]{16}(?:_\d)?_[a-z2-7]{32}")


def expected(name: str, caller: str) -> Answer:
    """What an operation answers to a caller, by what it declares."""
    if (name, caller) in EXCEPTIONS:
        return EXCEPTIONS[name, caller]
    declared = [next(iter(way), "anyone") for way in operations()[name]["security"]]
    if not declared:
        return None
    if caller == "no token":
        return None if "anyone" in declared else UNAUTHENTICATED
    if caller in NOBODY:
        return UNAUTHENTICATED
    kind = "seat" if caller in SEATS else "player" if caller in PLAYERS else "app"
    # To act in a match takes a seat in it, or to have opened it as an app; whoever else is known may watch.
    to_act = "seat" in declared and "anyone" not in declared and "{match_id}" in addresses()[name][1]
    if to_act and caller in ("a player without a seat", "an app"):
        return NOT_A_SEAT
    if kind not in declared:
        return FORBIDDEN
    if caller == "the token of another match":
        return MATCH_NOT_FOUND
    return None


class World:
    """A match in which a player sits in seat 0 and a guest in seat 1, another match, and everybody who may ask."""

    def __init__(self, api: Client, opened: Callable[..., Opened]) -> None:
        player = api.post("/v1/players", ANN).json
        rotated = player["token"]
        present = api.post("/v1/me/token-rotations", token=rotated).json["token"]
        self.match = Opened(api, api.post("/v1/matches", WANTED, token=present).json)
        guests = opened()
        seat_token = self.match.tokens[0]
        self.tokens: dict[str, str | None] = {
            "no token": None,
            "garbage": "seat_",
            "a token of another scheme": None,
            "a token that never was": seat_token[:-4] + ("aaaa" if seat_token[-4:] != "aaaa" else "bbbb"),
            "the token of another match": guests.tokens[0],
            "the token of another seat": self.match.tokens[1],
            "a player without a seat": api.post("/v1/players", ANN).json["token"],
            "a rotated token": rotated,
            "a player": present,
            "an app": make_app(api.runtime.accounts, "Club")[1],
        }
        ticket = api.post("/v1/tickets", {"game": "liars-race"}, token=present).json
        self.places = {
            "match_id": self.match.answer["id"],
            "seat": "0",
            "game": "showdown",
            "player_id": player["id"],
            "code": "illegal_move",
            "invitation_id": "i_aaaaaaaaaaaaaaaa",
            "ticket_id": ticket["id"],
            "seat_token": seat_token,
        }
        self.secrets = {token for token in [*self.tokens.values(), *self.match.tokens, *guests.tokens] if token}
        self.secrets.discard("seat_")

    def body(self, name: str) -> Any:
        """A good body for an operation; None if it reads none."""
        if "requestBody" not in operations()[name]:
            return None
        assert name in BODIES, f"say in BODIES what a good request for {name} is"
        return {
            field: value.format(**self.places) if isinstance(value, str) else value
            for field, value in BODIES[name].items()
        }


@pytest.fixture
def world(api: Client, opened: Callable[..., Opened]) -> World:
    return World(api, opened)


def addresses() -> dict[str, tuple[str, str]]:
    """The method and the path of each operation."""
    return {
        operation["operationId"]: (method.upper(), path)
        for path, methods in contract()["paths"].items()
        for method, operation in methods.items()
        if method != "parameters"
    }


@pytest.mark.parametrize("caller", CALLERS)
@pytest.mark.parametrize("name", addresses())
def test_who_may_do_what(name: str, caller: str, api: Client, world: World, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    method, path = addresses()[name]
    headers: Any = {"authorization": "Basic QTpC"} if caller == "a token of another scheme" else {}
    response = api(
        method,
        path.format(**world.places),
        world.body(name),
        token=world.tokens[caller],
        if_match="*",
        accept="application/json",
        **headers,
    )
    # A stream goes on as long as it is read; that it was begun says enough.
    text = "" if response.mimetype in STREAMS else response.text
    response.close()
    code = response.json["code"] if response.status_code >= 400 else ""
    answer = (response.status_code, code)
    wanted = expected(name, caller)
    if wanted is not None:
        assert answer == wanted, text
    elif caller == "a player":
        assert answer == NOT_NOW[name] if name in NOT_NOW else response.status_code < 400, text
    else:
        assert answer not in DOOR, text
        assert response.status_code < 500, text
    told = f"{response.headers}\n{text}"
    assert not any(secret in told for secret in world.secrets)
    assert SECRET.findall(caplog.text) == []
    if wanted is not None:
        assert SECRET.findall(told) == []


def test_an_operation_without_a_use_for_tokens_is_one_on_purpose() -> None:
    assert {name for name, operation in operations().items() if not operation["security"]} == FOR_ANYBODY


def test_no_exception_is_left_over() -> None:
    assert {name for name, _ in EXCEPTIONS} | BODIES.keys() | NOT_NOW.keys() <= operations().keys()
