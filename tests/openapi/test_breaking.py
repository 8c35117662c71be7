"""What counts as breaking a client of the last released contract, and how it is told."""

from __future__ import annotations

import copy
import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.openapi.node_tools import node_tools

PROBLEM = "#/components/schemas/Problem"
CARD: dict[str, Any] = {
    "type": "object",
    "properties": {"card": {"type": "string", "enum": ["Qs", "7h"]}},
    "required": ["card"],
}
RELEASED: dict[str, Any] = {
    "openapi": "3.1.1",
    "info": {"title": "A small contract", "version": "1"},
    "paths": {
        "/moves": {
            "post": {
                "operationId": "make_move",
                "security": [{"seat": []}, {}],
                "requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Move"}}}},
                "responses": {
                    "200": {
                        "description": "Done",
                        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Match"}}},
                    },
                    "409": {
                        "description": "No",
                        "content": {
                            "application/problem+json": {
                                "schema": {"$ref": PROBLEM, "patternProperties": {"^code$": {"enum": ["match_over"]}}}
                            }
                        },
                    },
                },
            }
        }
    },
    "components": {
        "schemas": {
            "Move": {"oneOf": [{"$ref": "#/components/schemas/PlayCard"}, {"$ref": "#/components/schemas/Pass"}]},
            "PlayCard": CARD,
            "Pass": {"type": "object", "properties": {"type": {"const": "pass"}}, "required": ["type"]},
            "Match": {
                "type": "object",
                "properties": {
                    "version": {"type": "integer"},
                    "last": {"oneOf": [{"$ref": "#/components/schemas/Played"}, {"$ref": "#/components/schemas/Pass"}]},
                },
                "required": ["version"],
            },
            "Played": {**CARD, "properties": {**CARD["properties"], "seat": {"type": "integer"}}},
            "Problem": {"type": "object", "properties": {"code": {"type": "string"}, "rule": {"type": "string"}}},
        }
    },
}

TOLD = "# Changes\n\n## [Unreleased]\n\n### Breaking\n\n- `{place}` is other than before.\n\n## [0.9.0]\n"

Change = Callable[[dict[str, Any], dict[str, Any], dict[str, Any]], object]
"""Changes the operation, the schemas, or the paths."""


def checked(change: Change, folder: Path, changelog: str = "") -> subprocess.CompletedProcess[str]:
    contract = json.loads(json.dumps(RELEASED))
    change(contract["paths"]["/moves"]["post"], contract["components"]["schemas"], contract["paths"])
    texts = {"released.json": json.dumps(RELEASED), "openapi.json": json.dumps(contract), "CHANGELOG.md": changelog}
    for name, text in texts.items():
        (folder / name).write_text(text)
    command = ["node", str(node_tools() / "breaking.mjs"), *(str(folder / name) for name in texts)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        pytest.param(lambda op, schemas, paths: paths.clear(), "make_move", id="an operation is gone"),
        pytest.param(lambda op, schemas, paths: op.update(operationId="play"), "make_move", id="another name"),
        pytest.param(lambda op, schemas, paths: op["security"].pop(), "make_move", id="no longer for everybody"),
        pytest.param(lambda op, schemas, paths: op["responses"].pop("409"), "make_move", id="a status is gone"),
        pytest.param(lambda op, schemas, paths: schemas["Move"]["oneOf"].pop(), "Pass", id="a move is gone"),
        pytest.param(
            lambda op, schemas, paths: schemas["PlayCard"]["properties"]["card"]["enum"].pop(),
            "PlayCard",
            id="a card is refused",
        ),
        pytest.param(lambda op, schemas, paths: schemas["Match"]["properties"].pop("version"), "Match", id="no field"),
        pytest.param(lambda op, schemas, paths: schemas["Match"]["required"].clear(), "Match", id="field not certain"),
        pytest.param(
            lambda op, schemas, paths: schemas["Match"]["properties"]["version"].update(type="string"),
            "Match",
            id="a field of another type",
        ),
        pytest.param(
            lambda op, schemas, paths: schemas["Played"]["properties"].pop("seat"), "Played", id="deep in an answer"
        ),
        pytest.param(
            lambda op, schemas, paths: schemas["PlayCard"]["properties"].update(card={"type": "integer"}),
            "PlayCard",
            id="a move's field of another type",
        ),
        pytest.param(
            lambda op, schemas, paths: schemas["Match"]["properties"].update(
                version={"anyOf": [{"type": "integer"}, {"type": "null"}]}
            ),
            "Match",
            id="a field that may be null",
        ),
        pytest.param(lambda op, schemas, paths: schemas["Problem"]["properties"].pop("rule"), "Problem", id="problems"),
        pytest.param(lambda op, schemas, paths: _rename(schemas), "Pass", id="a schema has another name"),
    ],
)
def test_what_breaks_clients_must_be_told(change: Change, place: str, tmp_path: Path) -> None:
    found = checked(change, tmp_path)
    assert found.returncode == 1, found.stdout
    assert f"{place}: " in found.stderr
    found = checked(change, tmp_path, TOLD.format(place=place))
    assert found.returncode == 0, found.stderr


@pytest.mark.parametrize(
    "changelog",
    [
        pytest.param(TOLD.format(place="take_seat"), id="of another operation"),
        pytest.param(TOLD.format(place="make_move").replace("### Breaking", "### Added"), id="among what was added"),
        pytest.param(TOLD.format(place="make_move").replace("[Unreleased]", "[Unreleased]\n\n## [1.0.0]"), id="before"),
        pytest.param(TOLD.format(place="make_move").replace("`", ""), id="not as a name"),
    ],
)
def test_it_must_be_told_where_it_is_looked_for(changelog: str, tmp_path: Path) -> None:
    found = checked(lambda op, schemas, paths: op["responses"].pop("409"), tmp_path, changelog)
    assert found.returncode == 1


def _rename(schemas: dict[str, Any]) -> None:
    schemas["Card"] = schemas.pop("Pass")
    for union in (schemas["Move"], schemas["Match"]["properties"]["last"]):
        union["oneOf"][1]["$ref"] = "#/components/schemas/Card"


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda op, schemas, paths: None, id="nothing"),
        pytest.param(lambda op, schemas, paths: paths.update({"/new": copy.deepcopy(paths["/moves"])}), id="a path"),
        pytest.param(lambda op, schemas, paths: op["security"].append({"player": []}), id="one more kind of caller"),
        pytest.param(lambda op, schemas, paths: op["responses"].update({"429": {"description": "Wait"}}), id="status"),
        pytest.param(
            lambda op, schemas, paths: schemas["PlayCard"]["properties"]["card"]["enum"].append("Ac"), id="a card"
        ),
        pytest.param(
            lambda op, schemas, paths: (
                schemas["Match"]["properties"].update(place={"type": "integer"}),
                schemas["Match"]["required"].append("place"),
            ),
            id="a field in an answer",
        ),
        pytest.param(
            lambda op, schemas, paths: (
                schemas.update(Drawn={"type": "object", "properties": {"type": {"const": "drawn"}}}),
                schemas["Match"]["properties"]["last"]["oneOf"].append({"$ref": "#/components/schemas/Drawn"}),
            ),
            id="an event that readers skip",
        ),
        pytest.param(
            lambda op, schemas, paths: [schema.update(title="T", description="D") for schema in schemas.values()],
            id="words",
        ),
        pytest.param(
            lambda op, schemas, paths: op["responses"]["409"]["content"]["application/problem+json"]["schema"][
                "patternProperties"
            ]["^code$"]["enum"].append("not_your_turn"),
            id="a code",
        ),
    ],
)
def test_what_only_adds_needs_no_telling(change: Change, tmp_path: Path) -> None:
    found = checked(change, tmp_path)
    assert found.returncode == 0, found.stderr
