"""The committed contract: up to date, valid, and of a shape that client generators cope with.

Source: stack, sections 2, 5 and 6.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from openapi_spec_validator import OpenAPIV31SpecValidator

from engines.registry import ENGINES
from service.api import openapi_document
from service.api.problem_kinds import KINDS, ProblemKind

COMMITTED = Path(__file__).parents[2] / "openapi" / "openapi.json"
DOCUMENT: dict[str, Any] = json.loads(COMMITTED.read_text("utf-8"))

OPERATIONS = {
    operation["operationId"]: operation
    for path in DOCUMENT["paths"].values()
    for method, operation in path.items()
    if method != "parameters"
}
SCHEMAS: dict[str, Any] = DOCUMENT["components"]["schemas"]

each_operation = pytest.mark.parametrize("name", OPERATIONS)


def nodes(value: Any, pointer: str = "") -> Iterator[tuple[str, Any]]:
    """The value and all that is in it, each with its JSON pointer."""
    yield pointer, value
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, below in inner:
        yield from nodes(below, f"{pointer}/{step}")


def resolved(node: Any) -> Any:
    """The node itself, or what it refers to."""
    while isinstance(node, dict) and "$ref" in node:
        target: Any = DOCUMENT
        for step in node["$ref"].removeprefix("#/").split("/"):
            target = target[step]
        node = target
    return node


def test_the_committed_contract_is_what_the_code_makes() -> None:
    made = json.dumps(openapi_document(), indent=2, ensure_ascii=False) + "\n"
    assert COMMITTED.read_text("utf-8") == made, "run `make openapi` and read the difference"


def test_it_is_valid_openapi() -> None:
    assert DOCUMENT["openapi"] == "3.1.1"
    assert list(OpenAPIV31SpecValidator(DOCUMENT).iter_errors()) == []


@pytest.mark.parametrize("name", SCHEMAS)
def test_each_schema_is_valid_json_schema(name: str) -> None:
    Draft202012Validator.check_schema(SCHEMAS[name])


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_schema_is_titled_as_it_is_named(name: str) -> None:
    """Generators call classes by their titles: two of the same title, and one of them is left out."""
    assert SCHEMAS[name].get("title", name) == name


def test_every_reference_leads_somewhere() -> None:
    for pointer, node in nodes(DOCUMENT):
        if isinstance(node, dict) and isinstance(node.get("$ref"), str):
            assert resolved(node) is not None, pointer


def test_no_component_is_left_over() -> None:
    """What nothing refers to would become a class that no client ever needs."""
    used = {node for _, node in nodes(DOCUMENT) if isinstance(node, str) and node.startswith("#/components/")}
    made = {f"#/components/{kind}/{name}" for kind, members in DOCUMENT["components"].items() for name in members}
    schemes = {f"#/components/securitySchemes/{name}" for name in DOCUMENT["components"]["securitySchemes"]}
    assert made - schemes - used == set()


def test_operation_ids_are_verbs_and_nouns() -> None:
    verbs = {
        "cancel",
        "change",
        "check",
        "claim",
        "explain",
        "follow",
        "get",
        "issue",
        "leave",
        "list",
        "make",
        "open",
        "resign",
        "revoke",
        "rotate",
        "substitute",
        "take",
        "validate",
    }
    assert {name.partition("_")[0] for name in OPERATIONS} <= verbs


@each_operation
def test_an_operation_is_described(name: str) -> None:
    operation = OPERATIONS[name]
    assert operation["summary"]
    assert operation["description"]
    assert len(operation["tags"]) == 1
    assert operation["tags"][0] in {tag["name"] for tag in DOCUMENT["tags"] if tag["description"]}
    assert all(resolved(response)["description"] for response in operation["responses"].values())


@each_operation
def test_refusals_are_problems_with_codes(name: str) -> None:
    for status, response in OPERATIONS[name]["responses"].items():
        if int(status) < 400:
            continue
        [media] = response["content"]
        assert media == "application/problem+json"
        schema = response["content"][media]["schema"]
        assert schema["$ref"] == "#/components/schemas/Problem"
        for code in schema["patternProperties"]["^code$"]["enum"]:
            assert int(status) in KINDS[code].statuses


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_the_schema_of_problems_knows_every_field(kind: ProblemKind) -> None:
    assert kind.fields.keys() <= SCHEMAS["Problem"]["properties"].keys()


@each_operation
def test_every_parameter_is_described(name: str) -> None:
    for parameter in OPERATIONS[name].get("parameters", []):
        assert resolved(parameter)["description"]


def test_no_union_is_nullable() -> None:
    """Some generators make an empty class of it, others code that fails when it runs: the property is left out."""
    for pointer, node in nodes(DOCUMENT):
        if isinstance(node, dict) and ("oneOf" in node or "anyOf" in node):
            members = [resolved(member) for member in (*node.get("oneOf", ()), *node.get("anyOf", ()))]
            if any(member.get("type") == "null" for member in members):
                unions = [member for member in members if "oneOf" in member or "anyOf" in member]
                assert not unions, pointer


def test_unions_of_tagged_values_say_what_tells_them_apart() -> None:
    for pointer, node in nodes(SCHEMAS):
        if not (isinstance(node, dict) and "oneOf" in node):
            continue
        key, mapping = node["discriminator"]["propertyName"], node["discriminator"]["mapping"]
        assert sorted(mapping.values()) == sorted(member["$ref"] for member in node["oneOf"]), pointer
        for value, reference in mapping.items():
            member = resolved({"$ref": reference})
            assert member["properties"][key]["enum"] == [value], reference
            assert key in member["required"], reference


def test_shapes_that_generators_make_faulty_code_of_are_avoided() -> None:
    """In Java and Go: each of these was code that did not compile, or that read the events of another game."""
    for pointer, node in nodes(SCHEMAS):
        if isinstance(node, dict) and not {"$ref", "anyOf", "oneOf"}.isdisjoint(node):
            assert node.get("default") is None, f"{pointer}: written into the code as it is"
    for name in SCHEMAS:
        assert name.removeprefix("New") not in SCHEMAS.keys() - {name}, f"{name}: what Go calls the maker of the other"
    for name in ("Move", "Event"):
        members = [resolved(member) for member in SCHEMAS[name]["anyOf"]]
        told_apart = [member for member in members if len(member.get("oneOf", ())) > 1]
        assert len(told_apart) < len(members), f"{name}: the discriminator of one game is taken for that of all"


def test_requests_are_closed_and_answers_are_open() -> None:
    asked: set[str] = set()
    for operation in OPERATIONS.values():
        for content in resolved(operation.get("requestBody", {})).get("content", {}).values():
            asked |= set(_objects(content["schema"]))
    assert {"MatchRequest", "SeatOfMatch", "SeatRequest", "ShowdownBet"} <= asked
    for name, schema in SCHEMAS.items():
        if schema.get("type") == "object" and name not in asked:
            assert schema.get("additionalProperties") is not False, name
    for name in asked:
        assert SCHEMAS[name]["additionalProperties"] is False, name


@pytest.mark.parametrize("game", ENGINES)
def test_every_move_and_event_of_a_game_is_in_the_contract(game: str) -> None:
    prefix = "".join(word.capitalize() for word in game.split("-"))
    engine = ENGINES[game]
    for kind, types in (("Move", engine.move_types), ("Event", engine.event_types)):
        named = SCHEMAS[f"{prefix}{kind}"]["discriminator"]["mapping"]
        assert {each.__struct_config__.tag for each in types} <= set(named)
        assert {"$ref": f"#/components/schemas/{prefix}{kind}"} in SCHEMAS[kind]["anyOf"]


def test_no_token_can_be_in_a_url() -> None:
    places = {resolved(parameter)["in"] for operation in OPERATIONS.values() for parameter in _parameters(operation)}
    names = {resolved(parameter)["name"] for operation in OPERATIONS.values() for parameter in _parameters(operation)}
    assert "cookie" not in places
    assert not any("token" in name.lower() for name in names)


def _parameters(operation: dict[str, Any]) -> list[Any]:
    parameters: list[Any] = operation.get("parameters", [])
    return parameters


def _objects(schema: dict[str, Any]) -> Iterator[str]:
    """The names of the object schemas that a schema is made of."""
    for _, node in nodes(schema):
        if isinstance(node, str) and node.startswith("#/components/schemas/"):
            name = node.removeprefix("#/components/schemas/")
            if SCHEMAS[name].get("type") == "object":
                yield name
            yield from _objects({key: value for key, value in SCHEMAS[name].items() if key != "discriminator"})
