"""Links lead somewhere, carry what is asked there, and a match can be played by following them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from service.api.links import HOLDS, MENTIONS
from tests.openapi.document import OPERATIONS, resolved
from tests.service.api.client import Client

EVERY_LINK = [
    pytest.param(name, response, link, id=f"{name} {status} {key}")
    for name, operation in OPERATIONS.items()
    for status, response in operation.answers()
    for key, link in response.get("links", {}).items()
]


@pytest.mark.parametrize(("name", "response", "link"), EVERY_LINK)
def test_a_link_carries_what_is_asked_from_what_is_there(
    name: str, response: dict[str, Any], link: dict[str, Any]
) -> None:
    target = OPERATIONS[link["operationId"]]
    assert link["description"]
    assert set(re.findall(r"\{(\w+)\}", target.path)) <= set(link["parameters"]) <= set(target.parameters)
    for expression in (*link["parameters"].values(), *filter(None, [link.get("requestBody")])):
        place, _, rest = re.sub("[#.]([^.#]+)$", r" \1", expression).partition(" ")
        match place, rest:
            case "$response.body", pointer:
                assert _is_in(response["content"]["application/json"]["schema"], pointer.split("/")[1:]), expression
            case "$response.header", header:
                assert header in response["headers"]
            case "$request.path", parameter:
                assert OPERATIONS[name].parameters[parameter]["in"] == "path"
            case _:
                pytest.fail(expression)


def _is_in(schema: Any, steps: list[str]) -> bool:
    """Does a schema have something there?"""
    schema = resolved(schema)
    if not steps:
        return True
    if steps[0].isdigit():
        return schema.get("type") == "array" and _is_in(schema["items"], steps[1:])
    members = [resolved(member) for member in schema.get("anyOf", [schema])]
    return any(
        _is_in(member["properties"][steps[0]], steps[1:])
        for member in members
        if steps[0] in member.get("properties", {})
    )


@pytest.mark.parametrize("name", [name for name, operation in OPERATIONS.items() if "{" in operation.path])
def test_something_leads_to_every_operation_that_has_to_be_found(name: str) -> None:
    """An answer that holds what its address asks for must be in HOLDS or MENTIONS of service/api/links.py."""
    sources = {
        source
        for source, operation in OPERATIONS.items()
        for _, answer in operation.answers()
        if name in answer.get("links", {})
    }
    assert sources - {name}


def test_what_answers_hold_are_schemas_that_are_answered() -> None:
    answered = {
        content["schema"].get("$ref", "").rpartition("/")[2]
        for operation in OPERATIONS.values()
        for _, response in operation.answers()
        for content in response.get("content", {}).values()
    }
    assert HOLDS.keys() | MENTIONS.keys() <= answered


@pytest.mark.parametrize(
    ("source", "status", "targets"),
    [
        pytest.param("open_match", "201", {"get_match", "make_move", "list_events", "list_legal_moves"}, id="open"),
        pytest.param("take_seat", "201", {"get_match", "make_move", "list_events", "leave_seat"}, id="take a seat"),
        pytest.param("make_move", "201", {"make_move", "list_events", "resign"}, id="move on"),
        pytest.param("list_legal_moves", "200", {"make_move", "validate_move"}, id="choose"),
        pytest.param("list_matches", "200", {"get_match", "list_events", "next_page"}, id="the lobby"),
        pytest.param("list_events", "200", {"next_page"}, id="read on"),
        pytest.param("get_ticket", "200", {"cancel_ticket", "get_match"}, id="a quick match"),
    ],
)
def test_the_ways_that_clients_go_are_linked(source: str, status: str, targets: set[str]) -> None:
    assert targets <= OPERATIONS[source].declared["responses"][status]["links"].keys()


def test_a_list_leads_to_nothing_that_changes_a_match() -> None:
    links = OPERATIONS["list_matches"].declared["responses"]["200"]["links"].values()
    assert {OPERATIONS[link["operationId"]].method for link in links} == {"get"}


def test_a_match_is_played_by_following_links(api: Client) -> None:
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]
    opened = api.post("/v1/matches", {"game": "showdown", "seats": seats})
    tokens = [seat["token"] for seat in opened.json["seats"]]
    look = _follow("open_match", "get_match", opened)
    moves = 0
    while (match := api.get(look["path"], token=tokens[0]).json)["status"] == "active":
        token = tokens[match["to_move"][0]]
        seen = api.get(look["path"], token=token)
        asked = _follow("get_match", "make_move", seen)
        made = api.post(asked["path"], asked["body"], token=token, if_match=asked["headers"]["If-Match"])
        assert made.status_code == 201, made.text
        moves += 1
    assert moves > 5


def _follow(source: str, target: str, response: Any) -> dict[str, Any]:
    """What a client asks that follows a link."""
    operation = OPERATIONS[target]
    link = OPERATIONS[source].declared["responses"][str(response.status_code)]["links"][target]
    values = {name: _value(expression, response) for name, expression in link["parameters"].items()}
    headers = {name: value for name, value in values.items() if operation.parameters[name]["in"] == "header"}
    body = _value(link["requestBody"], response) if "requestBody" in link else None
    return {"path": operation.path.format(**values), "headers": headers, "body": body}


def _value(expression: str, response: Any) -> Any:
    if expression.startswith("$response.header."):
        return response.headers[expression.removeprefix("$response.header.")]
    value = response.json
    for step in expression.removeprefix("$response.body#/").split("/"):
        value = value[int(step) if isinstance(value, list) else step]
    return value
