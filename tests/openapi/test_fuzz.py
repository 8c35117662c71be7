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
from typing import Any

import pytest
import schemathesis
from schemathesis import Case, GenerationMode
from schemathesis.config import SchemathesisConfig

from service.api.app import create_app
from service.api.wiring import KEY, Wiring
from service.application.seats import KEY_AT_LEAST
from service.runtime import Runtime
from service.settings import Settings

SEATS: Any = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]
OPEN: Any = [{"kind": "open"}, {"kind": "open"}]

CHECKS = {
    # A request may fit its schema and still be stale, too late, against the rules, or about a cursor that is not ours.
    "positive_data_acceptance": {"expected-statuses": ["2xx", "3xx", 401, 404, 409, 412, 422, 428]}
}

# The contract is read before any test runs, hence before there is a server: that comes with the fixture.
APP = create_app(Runtime(Settings(redis_url="unix:///not/there/yet")))
CONTRACT = schemathesis.openapi.from_wsgi("/openapi.json", APP, config=SchemathesisConfig.from_dict({"checks": CHECKS}))

accepted: Counter[str] = Counter()
"""How many mended requests of each operation were successful."""


@pytest.fixture
def server(redis_db: str) -> Iterator[None]:
    runtime = Runtime(Settings(redis_url=redis_db))
    APP.extensions[KEY] = Wiring(runtime, threading.BoundedSemaphore(10))
    yield
    runtime.close()


@CONTRACT.parametrize()
@pytest.mark.usefixtures("server")
def test_every_answer_is_as_declared(case: Case[Any]) -> None:
    _never_wait(case)
    assert case.meta is not None
    mended = case.meta.generation.mode == GenerationMode.POSITIVE and len(repr(case.path_parameters)) % 2 == 0
    if mended:
        _mend(case)
    response = case.call()
    case.validate_response(response)
    if mended and response.status_code in (400, 422):
        assert response.json()["code"] == "illegal_move"
    elif mended and response.status_code < 400:
        accepted[case.operation.definition.raw["operationId"]] += 1


def test_fuzzing_got_past_the_door() -> None:
    """Some requests of each operation that needs a match, or opens one, were really carried out."""
    assert accepted.keys() >= {
        "open_match",
        "take_seat",
        "make_move",
        "validate_move",
        "list_legal_moves",
        "list_events",
        "get_match",
    }


def _never_wait(case: Case[Any]) -> None:
    if case.query.get("wait") in range(1, 31):
        case.query["wait"] = 0


def _mend(case: Case[Any]) -> None:
    """Make a good request be about a game and a match that exist, its key one that can be used, and its numbers such as
    clients write them: to JSON Schema 1.0 is an integer too.
    """
    if len(case.headers.get("Idempotency-Key", "")) < KEY_AT_LEAST:
        case.headers.pop("Idempotency-Key", None)
    case.query.pop("cursor", None)
    if "game" in case.path_parameters:
        case.path_parameters["game"] = "showdown"
    if isinstance(case.body, dict) and "game" in case.body:
        case.body |= {"game": "showdown", "seats": SEATS, "options": {}}
    if isinstance(case.body, dict):
        whole = {name: int(value) for name, value in case.body.items() if isinstance(value, float)}
        case.body |= whole
    if "match_id" in case.path_parameters:
        joins = case.operation.path.endswith("/seats")
        table = _opened(OPEN if joins else SEATS)
        case.path_parameters["match_id"] = table["id"]
        if not joins:
            case.headers["Authorization"] = f"Bearer {table['seats'][0]['token']}"
            case.headers["If-Match"] = "*"


def _opened(seats: Any) -> dict[str, Any]:
    wanted = {"game": "showdown", "seats": seats, "options": {"first_seat": 0}}
    table: dict[str, Any] | None = APP.test_client().post("/v1/matches", json=wanted).json
    assert table is not None
    return table
