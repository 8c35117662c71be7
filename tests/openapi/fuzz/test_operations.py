"""Requests that nobody thought of: schemathesis makes them from the contract and holds each answer against it.

Good requests are made as often as bad ones, and first of all at the edges of their schemas. Half of the good ones are
mended to be about something that exists, since hardly any drawn id or game does. Many more are drawn by
`pytest --hypothesis-profile long tests/openapi`, and by `make fuzz`.

Source: stack, section 6.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import schemathesis
from schemathesis import Case
from schemathesis.config import SchemathesisConfig

from service.api.app import create_app
from service.api.places import Places
from service.api.wiring import KEY, Wiring
from service.application.people import make_app
from service.runtime import Runtime
from service.settings import Settings
from tests.openapi.fuzz.mending import is_good, mend
from tests.openapi.fuzz.rounds import CONFIG
from tests.openapi.fuzz.world import World

# The contract is read before any test runs, hence before there is a server: that comes with the fixture.
APP = create_app(Runtime(Settings(redis_url="unix:///not/there/yet", limits="off")))
CHECKS = {"checks": tomllib.loads(CONFIG.read_text(encoding="utf-8"))["checks"]}
CONTRACT = schemathesis.openapi.from_wsgi("/openapi.json", APP, config=SchemathesisConfig.from_dict(CHECKS))

asked = set[str]()
accepted: Counter[str] = Counter()
"""How many mended requests of each operation were successful."""


@pytest.fixture
def server(redis_db: str) -> Iterator[None]:
    runtime = Runtime(Settings(redis_url=redis_db))
    APP.extensions[KEY] = Wiring(runtime, Places(10, 10))
    _, key = make_app(runtime.accounts, "Fuzz")
    APP.extensions["world"] = World(_ask, Random("operations"), key)
    yield
    runtime.close()


def _ask(method: str, path: str, body: Any, token: str | None) -> Any:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    return APP.test_client().open(path, method=method, json=body, headers=headers).json


CHANCY = {"follow_my_matches", "get_contract", "get_problem", "explain_rating_change"}
"""Operations that need what is hardly ever drawn, or what no worker is there to do."""


@pytest.fixture
def past_the_door() -> Iterator[None]:
    """Sees that an operation was not only refused, once all requests for it are made."""
    asked.clear()
    accepted.clear()
    yield
    assert [name for name in asked - CHANCY if not accepted[name]] == []


@CONTRACT.parametrize()
@pytest.mark.usefixtures("server", "past_the_door")
def test_every_answer_is_as_declared(case: Case[Any]) -> None:
    name = case.operation.definition.raw["operationId"]
    if case.query.get("wait") in range(1, 31):
        case.query["wait"] = 0
    asked.add(name)
    # A stream goes on and is no document that could be judged; what it sends is tested in tests/service/api.
    mended = is_good(case) and len(repr(case.path_parameters)) % 2 == 0 and name != "follow_my_matches"
    token = mend(case, APP.extensions["world"]) if mended else None
    # Given beside the case, a token counts as a good one: the same request must then fail without it.
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    response = case.call(headers=headers)
    case.validate_response(response, headers=headers)
    if mended and response.status_code in (400, 422):
        assert response.json()["code"] in {"illegal_move", "idempotency_key_reused"}
    elif mended and response.status_code < 400:
        accepted[name] += 1
