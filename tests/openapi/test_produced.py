"""The table of answers that the tests were given."""

from __future__ import annotations

import pytest

from tests import produced
from tests.produced import Answer, Given, lines, missing, note
from tests.service.api.client import Client, declared

GAME: Answer = ("get_game", 200, None)
NO_GAME: Answer = ("get_game", 404, "game_not_found")


@pytest.fixture(autouse=True)
def none_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(produced, "given", {})


def test_what_the_client_of_the_tests_is_given_is_noted(api: Client, request: pytest.FixtureRequest) -> None:
    api.get("/v1/games/showdown")
    api.get("/v1/games/showdown")
    assert produced.given == {GAME: Given(2, request.node.nodeid)}
    assert missing([GAME, NO_GAME]) == [NO_GAME]


def test_one_answer_less_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(produced, "given", dict.fromkeys(declared() - {NO_GAME}, Given(1, "a test")))
    assert missing(declared()) == [NO_GAME]


def test_the_table_names_the_row_of_an_answer_rather_than_who_came_first(monkeypatch: pytest.MonkeyPatch) -> None:
    for test in ("tests/a.py::test", "tests/service/api/test_every_answer.py::test[row]", "tests/b.py::test"):
        monkeypatch.setenv("PYTEST_CURRENT_TEST", f"{test} (call)")
        note(GAME)
    assert lines([GAME, NO_GAME])[2:] == [
        "| get_game | 200 |  | 3 | tests/service/api/test_every_answer.py::test[row] |",
        "| get_game | 404 | game_not_found | 0 | **none** |",
    ]


def test_outside_of_tests_nothing_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTEST_CURRENT_TEST")
    note(GAME)
    assert produced.given == {}
