"""The contract that the code makes, taken apart for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from service.api import openapi_document

DOCUMENT: dict[str, Any] = openapi_document()


class Operation(NamedTuple):
    """An operation and its address."""

    path: str
    method: str
    declared: dict[str, Any]

    @property
    def parameters(self) -> dict[str, dict[str, Any]]:
        """All its parameters by name, those of its address among them."""
        above = DOCUMENT["paths"][self.path].get("parameters", [])
        every = [resolved(each) for each in (*above, *self.declared.get("parameters", []))]
        return {each["name"]: each for each in every}

    def answers(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """The successful answers by their status."""
        for status, response in self.declared["responses"].items():
            if int(status) < 400:
                yield status, resolved(response)


def resolved(node: Any) -> Any:
    """The node itself, or what it refers to."""
    while isinstance(node, dict) and "$ref" in node:
        target: Any = DOCUMENT
        for step in node["$ref"].removeprefix("#/").split("/"):
            target = target[step]
        node = target
    return node


OPERATIONS: dict[str, Operation] = {
    declared["operationId"]: Operation(path, method, declared)
    for path, methods in DOCUMENT["paths"].items()
    for method, declared in methods.items()
    if method != "parameters"
}
