"""Examples of the contract: what was asked of a running server, and what it answered.

`openapi/examples/` holds a file an operation and a file a problem; `make examples` records them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from service.api.encoding import JSON

FOLDER = Path(__file__).parents[2] / "openapi" / "examples"

PROBLEM_JSON = "application/problem+json"

Document = dict[str, Any]
Example = dict[str, Any]


def add_examples(document: Document, folder: Path = FOLDER) -> None:
    """Give requests and answers of a document the examples in a folder. What has none stays without."""
    problems = {path.stem: _read(path) for path in sorted((folder / "problems").glob("*.json"))}
    for methods in document["paths"].values():
        for method, operation in methods.items():
            if method != "parameters":
                _add_to(operation, _read(folder / f"{operation['operationId']}.json"))
                _refer_to_problems(document, operation, problems)


def problem_example(code: str, status: int, folder: Path = FOLDER) -> dict[str, Any]:
    """The body of a problem as it was answered with this status when the examples were recorded; empty without one."""
    examples = _read(folder / "problems" / f"{code}.json")
    return next((example["answer"]["body"] for example in examples if example["answer"]["status"] == status), {})


def _add_to(operation: dict[str, Any], examples: list[Example]) -> None:
    asked = operation.get("requestBody", {}).get("content", {}).get(JSON)
    for example in examples:
        answer = example["answer"]
        content = operation["responses"].get(str(answer["status"]), {}).get("content", {})
        media = answer["headers"].get("Content-Type", "").partition(";")[0]
        if media in content:
            content[media].setdefault("examples", {})[example["name"]] = _shown(example["shows"], answer["body"])
        if asked is not None and "body" in example["request"]:
            asked.setdefault("examples", {})[example["name"]] = _shown(example["shows"], example["request"]["body"])


def _refer_to_problems(document: Document, operation: dict[str, Any], problems: dict[str, list[Example]]) -> None:
    """A problem looks much the same wherever it is met, so all operations share one example of each."""
    shared = document["components"].setdefault("examples", {})
    for status, response in operation["responses"].items():
        content = response.get("content", {}).get(PROBLEM_JSON)
        if content is None:
            continue
        for code, example in _met(content, int(status), problems):
            name = f"{code}_{status}"
            shared[name] = _shown(example["shows"], example["answer"]["body"])
            content.setdefault("examples", {})[code] = {"$ref": f"#/components/examples/{name}"}


def _met(content: dict[str, Any], status: int, problems: dict[str, list[Example]]) -> Iterator[tuple[str, Example]]:
    """The codes that this refusal may carry, each with its example."""
    for code in content["schema"]["patternProperties"]["^code$"]["enum"]:
        for example in problems.get(code, []):
            if example["answer"]["status"] == status:
                yield code, example


def _shown(summary: str, value: Any) -> dict[str, Any]:
    return {"summary": summary, "value": _plain(value)}


def _plain(value: Any) -> Any:
    """The value without the references that a game's options have: tools would look for them in this document."""
    if isinstance(value, dict):
        return {name: _plain(part) for name, part in value.items() if name not in ("$ref", "$defs")}
    return [_plain(part) for part in value] if isinstance(value, list) else value


def _read(path: Path) -> list[Example]:
    found: list[Example] = json.loads(path.read_text("utf-8")) if path.exists() else []
    return found
