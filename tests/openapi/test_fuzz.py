"""Requests that nobody thought of: schemathesis makes them from the contract and holds each answer against it.

Good requests are made as often as bad ones, and first of all at the edges of their schemas. Half of the good ones are
mended to be about a match that exists, since hardly any drawn id or game is one. Many more are drawn by
`pytest --hypothesis-profile long tests/openapi`.

Source: stack, section 6.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from typing import Any

import msgspec
import pytest
import schemathesis
from schemathesis import Case, GenerationMode
from schemathesis.config import SchemathesisConfig

from engines.registry import ENGINES
from service.api.app import create_app
from service.api.wiring import KEY, Wiring
from service.application.codec import codec_of
from service.application.errors import InvalidRequest
from service.application.seats import KEY_AT_LEAST
from service.runtime import Runtime
from service.settings import Settings

SEATS: Any = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]
OPEN: Any = [{"kind": "open"}, {"kind": "open"}]

CHECKS = {
    # A request may fit its schema and still be from the wrong kind of caller, stale, too late, against the rules, or
    # about a cursor that is not ours.
    "positive_data_acceptance": {"expected-statuses": ["2xx", "3xx", 401, 403, 404, 409, 412, 422, 428]}
}

# The contract is read before any test runs, hence before there is a server: that comes with the fixture.
APP = create_app(Runtime(Settings(redis_url="unix:///not/there/yet", limits="off")))
CONTRACT = schemathesis.openapi.from_wsgi("/openapi.json", APP, config=SchemathesisConfig.from_dict({"checks": CHECKS}))

keys = count()
"""Numbers for keys that nobody has used before."""

asked = set[str]()
accepted: Counter[str] = Counter()
"""How many mended requests of each operation were successful."""


@pytest.fixture
def server(redis_db: str) -> Iterator[None]:
    runtime = Runtime(Settings(redis_url=redis_db))
    APP.extensions[KEY] = Wiring(runtime, threading.BoundedSemaphore(10))
    yield
    runtime.close()


CARRIED_OUT = {
    "open_match",
    "take_seat",
    "make_move",
    "validate_move",
    "list_legal_moves",
    "list_events",
    "get_match",
    "make_player",
    "get_player",
    "get_me",
    "change_me",
    "rotate_my_token",
    "claim_seat",
    "take_ticket",
    "list_tickets",
    "get_ticket",
    "cancel_ticket",
}
"""Operations of which some requests must really be carried out, and not be refused at the door."""


@pytest.fixture
def past_the_door() -> Iterator[None]:
    """Sees that an operation was not only refused, once all requests for it are made."""
    asked.clear()
    accepted.clear()
    yield
    assert [name for name in asked & CARRIED_OUT if not accepted[name]] == []


@CONTRACT.parametrize()
@pytest.mark.usefixtures("server", "past_the_door")
def test_every_answer_is_as_declared(case: Case[Any]) -> None:
    _never_wait(case)
    asked.add(case.operation.definition.raw["operationId"])
    assert case.meta is not None
    # A stream that goes on is no document that could be judged; what it sends is tested in tests/service/api.
    is_stream = case.operation.path == "/v1/me/events"
    is_good = case.meta.generation.mode == GenerationMode.POSITIVE and not is_stream
    mended = is_good and len(repr(case.path_parameters)) % 2 == 0
    # Given beside the case, a token counts as a good one: the same request must then fail without it.
    headers = _mend(case) if mended else {}
    response = case.call(headers=headers)
    case.validate_response(response, headers=headers)
    if mended and response.status_code in (400, 422):
        assert response.json()["code"] == "illegal_move"
    elif mended and response.status_code < 400:
        accepted[case.operation.definition.raw["operationId"]] += 1


def _never_wait(case: Case[Any]) -> None:
    if case.query.get("wait") in range(1, 31):
        case.query["wait"] = 0


def _mend(case: Case[Any]) -> dict[str, str]:
    """Make a good request be about a game, a player and a match that exist, its key one that can be used, and its
    numbers such as clients write them: to JSON Schema 1.0 is an integer too. Gives the headers that go with it: the
    token of a caller who may ask, if the operation has a use for one.
    """
    if case.headers.pop("Idempotency-Key", None) is not None:
        case.headers["Idempotency-Key"] = f"key-{next(keys):0{KEY_AT_LEAST}}"
    for name in ("cursor", "external_reference"):
        case.query.pop(name, None)
    if isinstance(case.body, dict):
        case.body = _whole(case.body)
    if isinstance(case.body, dict) and "bot" in case.body:
        case.body["bot"] = "basic"
    if isinstance(case.body, dict):
        # An invitation to anybody; who is invited by name must exist.
        case.body.pop("player", None)
    if isinstance(case.body, dict) and "game" in case.body:
        seats = 2 if case.operation.path == "/v1/tickets" else SEATS
        case.body |= {"game": "showdown", "seats": seats, "options": {}}
        case.body.pop("external_reference", None)
    player = _made("/v1/players", {"name": "Ann"})
    table = _made("/v1/matches", _table(case))
    there = {"game": "showdown", "player_id": player["id"], "match_id": table["id"], "seat": 0}
    if "ticket_id" in case.path_parameters:
        ticket = _made("/v1/tickets", {"game": "showdown"}, Authorization=f"Bearer {player['token']}")
        there["ticket_id"] = ticket["id"]
    case.path_parameters |= {name: there[name] for name in case.path_parameters.keys() & there.keys()}
    seat_token = table["seats"][0].get("token")
    if isinstance(case.body, dict) and "seat_token" in case.body:
        case.body["seat_token"] = seat_token
    if "match_id" in case.path_parameters:
        case.headers["If-Match"] = "*"
    tokens = {"seat": seat_token, "player": player["token"]}
    callers = [caller for way in case.operation.definition.raw["security"] for caller in way if caller in tokens]
    token = next((tokens[caller] for caller in callers if tokens[caller] is not None), None)
    case.headers.pop("Authorization", None)
    return {} if token is None else {"Authorization": f"Bearer {token}"}


def _table(case: Case[Any]) -> dict[str, Any]:
    """A match to which the request can belong: with open seats to be taken, of the game that knows the move."""
    if case.operation.path.endswith("/seats"):
        return {"game": "showdown", "seats": OPEN}
    for game, engine in ENGINES.items():
        with suppress(InvalidRequest):
            codec_of(game).move(msgspec.json.encode(case.body if isinstance(case.body, dict) else None))
            return {"game": game, "seats": [{"kind": "human"}] * engine.seats[0]}
    return {"game": "showdown", "seats": SEATS, "options": {"first_seat": 0}}


def _whole(value: Any) -> Any:
    """The value, with integers for all numbers that are whole."""
    if isinstance(value, dict):
        return {name: _whole(held) for name, held in value.items()}
    if isinstance(value, list):
        return [_whole(held) for held in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _made(path: str, wanted: dict[str, Any], **headers: str) -> dict[str, Any]:
    made: dict[str, Any] | None = APP.test_client().post(path, json=wanted, headers=headers).json
    assert made is not None
    return made
