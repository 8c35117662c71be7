"""A client that takes nothing on trust: every answer must be declared in the contract and fit its schema."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from flask import Flask
from jsonschema import Draft202012Validator, ValidationError
from jsonschema.validators import extend

from service.api import openapi_document
from service.api.app import create_app
from service.api.contract import HEADERS
from service.api.events.forms import EVENT_STREAM, NDJSON
from service.runtime import Runtime
from service.settings import Settings
from tests.produced import note

Declared = tuple[str, int, str | None]
"""An operation, a status, and for a problem its code."""

SOMETIMES = {"Idempotency-Replayed", "Link", "RateLimit"}
"""Headers that an answer has only if there is something to say; a stream has none of those of a page either."""

PLENTY = {f"limit_{kind}": 1_000_000 for kind in ("reading", "writing", "creating", "streaming")}
"""Quotas that no test uses up."""


@cache
def contract() -> dict[str, Any]:
    return openapi_document()


def operations() -> dict[str, dict[str, Any]]:
    """Every operation by its id."""
    paths = contract()["paths"].values()
    return {
        operation["operationId"]: operation
        for path in paths
        for method, operation in path.items()
        if method != "parameters"
    }


def declared() -> set[Declared]:
    """Every answer that the contract declares."""
    return {
        (name, int(status), code)
        for name, operation in operations().items()
        for status, response in operation["responses"].items()
        for code in _codes(response)
    }


class Client:
    """Calls an app and checks each answer against the contract."""

    def __init__(self, redis_url: str, **settings: Any) -> None:
        self.runtime = Runtime(Settings(redis_url=redis_url, **(PLENTY | settings)))
        self.app: Flask = create_app(self.runtime)
        self._client = self.app.test_client()

    def __call__(
        self,
        method: str,
        path: str,
        json: Any = None,
        *,
        token: str | None = None,
        body: bytes | None = None,
        **more: str,
    ) -> Any:
        """Send a request. Other keywords are headers: `if_match='"5"'`."""
        headers = {name.replace("_", "-"): value for name, value in more.items()}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        sent: dict[str, Any] = {"json": json} if json is not None else {"data": body}
        response: Any = self._client.open(path, method=method, headers=headers, **sent)
        self._check(method, path.partition("?")[0], response)
        return response

    def get(self, path: str, **more: Any) -> Any:
        return self("GET", path, **more)

    def post(self, path: str, json: Any = None, **more: Any) -> Any:
        return self("POST", path, json, **more)

    def operation(self, method: str, path: str) -> str | None:
        """The id of the operation at an address; None if there is none."""
        for template, methods in contract()["paths"].items():
            # As clients read it: what the server cannot take for a seat is still at the address of one.
            if method.lower() in methods and re.fullmatch(re.sub("{[a-z_]+}", "[^/]+", template), path):
                name: str = methods[method.lower()]["operationId"]
                return name
        return None

    def _check(self, method: str, path: str, response: Any) -> None:
        assert response.headers["Request-Id"]
        assert response.headers["Access-Control-Allow-Origin"] == "*"
        name = self.operation(method, path)
        code = response.json["code"] if response.content_type == "application/problem+json" else None
        if response.status_code >= 400:
            assert code is not None, response.text
            validate({"$ref": "#/components/schemas/Problem"}, response.json)
        if name is None:
            return
        assert (name, response.status_code, code) in declared(), (
            f"{name} does not declare {response.status_code} {code}"
        )
        note((name, response.status_code, code))
        answer = operations()[name]["responses"][str(response.status_code)]
        if response.content_type == "application/json":
            validate(answer["content"]["application/json"]["schema"], response.json)
        promised, sent = set(answer.get("headers", {})), {header for header in HEADERS if header in response.headers}
        assert sent <= promised, f"{name} does not declare {sent - promised}"
        if response.mimetype not in (EVENT_STREAM, NDJSON):
            assert promised - SOMETIMES <= sent, f"{name} lacks {promised - SOMETIMES - sent}"


def validate(schema: dict[str, Any], value: Any) -> None:
    """Raise ValidationError unless the value fits a schema of the contract."""
    _Validator({**schema, "components": contract()["components"]}).validate(value)


def _one_of(validator: Any, members: list[Any], value: Any, schema: dict[str, Any]) -> Iterator[Any]:
    """As a client reads a union: the discriminator says which member it is, without trying the others."""
    key, mapping = schema["discriminator"]["propertyName"], schema["discriminator"]["mapping"]
    tag = value.get(key) if isinstance(value, dict) else None
    if tag in mapping:
        yield from validator.descend(value, {"$ref": mapping[tag]})
    else:
        yield ValidationError(f"{tag!r} is none of {sorted(mapping)}")


_Validator: Any = extend(Draft202012Validator, {"oneOf": _one_of})


def _codes(response: dict[str, Any]) -> list[str | None]:
    problem = response.get("content", {}).get("application/problem+json")
    return [None] if problem is None else problem["schema"]["patternProperties"]["^code$"]["enum"]
