"""The examples are what the server answers, and none is missing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from engines.registry import ENGINES
from tests.openapi.document import DOCUMENT, OPERATIONS, resolved
from tests.openapi.recording import FOLDER, Examples, record, steady, written
from tests.service.api.client import Client, validate

HTML = "text/html"
"""Pages are for people, who look at them where they are."""

COMMITTED = {str(path.relative_to(FOLDER).with_suffix("")): path.read_text("utf-8") for path in FOLDER.rglob("*.json")}

each_operation = pytest.mark.parametrize("name", OPERATIONS)


def contents(name: str) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """What an operation answers: status, media type, and what is declared of it."""
    for status, response in OPERATIONS[name].declared["responses"].items():
        for media, declared in response.get("content", {}).items():
            yield status, media, declared


def test_the_server_answers_as_in_the_examples(api: Client) -> None:
    answered: Examples = record(api)
    assert answered.keys() == COMMITTED.keys(), "run `make examples`"
    for name, examples in answered.items():
        assert written(examples) == COMMITTED[name], f"run `make examples` and read what has become of {name}"


@each_operation
def test_every_answer_has_an_example(name: str) -> None:
    for status, media, declared in contents(name):
        codes = declared["schema"]["patternProperties"]["^code$"]["enum"] if int(status) >= 400 else []
        missing = set(codes) - declared.get("examples", {}).keys()
        assert not missing, f"{status}: run `make examples`"
        assert media == HTML or declared.get("examples"), f"{status} {media}: run `make examples`"


@each_operation
def test_answers_without_a_body_are_in_the_files(name: str) -> None:
    shown = {str(example["answer"]["status"]) for example in json.loads(COMMITTED[name])}
    assert shown == {status for status, _ in OPERATIONS[name].answers()}


@each_operation
def test_every_request_has_an_example_that_fits(name: str) -> None:
    for media, declared in OPERATIONS[name].declared.get("requestBody", {}).get("content", {}).items():
        assert media == "application/json"
        for example in declared["examples"].values():
            validate(declared["schema"], example["value"])


@each_operation
def test_every_example_of_an_answer_fits(name: str) -> None:
    for _, media, declared in contents(name):
        for example in declared.get("examples", {}).values():
            value = resolved(example)["value"]
            assert isinstance(value, str) or "json" in media
            validate(declared["schema"], value)


@pytest.mark.parametrize("game", ENGINES)
def test_every_move_of_every_game_is_shown(game: str) -> None:
    examples = OPERATIONS["make_move"].declared["requestBody"]["content"]["application/json"]["examples"]
    prefix = game.replace("-", "_")
    shown = {example["value"]["type"] for name, example in examples.items() if name.startswith(prefix)}
    assert shown == {move.__struct_config__.tag for move in ENGINES[game].move_types}


def test_examples_have_names_of_their_own() -> None:
    for text in COMMITTED.values():
        names = [(example["name"], example["answer"]["status"]) for example in json.loads(text)]
        assert len(names) == len(set(names))


def test_ids_that_the_clock_made_are_replaced_each_by_its_own() -> None:
    asked = {"operation": "follow_my_matches", "path": "?after=1796034222908-1"}
    told = steady({"request": asked, "answer": "id: 1796034222909-0, after 1796034222908-1"})
    assert told["request"]["path"] == "?after=1767268800000-0"
    assert told["answer"] == "id: 1767268800001-0, after 1767268800000-0"


def test_shared_examples_are_those_of_problems() -> None:
    for name, example in DOCUMENT["components"]["examples"].items():
        assert name == f"{example['value']['code']}_{example['value']['status']}"
