"""An answer that the contract does not declare fails the build: whoever asks in the tests looks for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import schemathesis
from flask import Response
from jsonschema import ValidationError
from schemathesis.core.failures import FailureGroup

from service.api.encoding import answer
from service.api.problems import problem
from tests.service.api.client import Client

PATH = "/v1/games/showdown"

PLANTED: dict[str, Callable[[], Response]] = {
    "a status": lambda: problem("invitation_gone", "as planted"),
    "a success": lambda: answer({}, 202),
    "the code of another operation": lambda: problem("match_not_found", "as planted"),
    "a code with another status": lambda: problem("game_not_found", "as planted", 422),
    "a body": lambda: answer({"surprise": 1}),
}
"""What `get_game` does not declare."""


@pytest.fixture(params=PLANTED)
def planted(request: pytest.FixtureRequest, api: Client) -> Iterator[Client]:
    """A server with one operation that answers what it does not declare."""
    faulty = Client(api.runtime.settings.required_redis_url())
    faulty.app.view_functions["games.get_game"] = lambda **_: PLANTED[request.param]()
    yield faulty
    faulty.runtime.close()


def test_the_client_of_the_tests_finds_it(planted: Client) -> None:
    with pytest.raises((AssertionError, ValidationError)):
        planted.get(PATH)


def test_fuzzing_finds_it(planted: Client) -> None:
    with pytest.raises(FailureGroup):
        _ask(planted)


def test_neither_finds_anything_where_nothing_is_planted(api: Client) -> None:
    assert api.get(PATH).status_code == 200
    _ask(api)


def _ask(api: Client) -> Any:
    contract = schemathesis.openapi.from_wsgi("/openapi.json", api.app)
    contract["/v1/games/{game}"]["GET"].Case(path_parameters={"game": "showdown"}).call_and_validate()
