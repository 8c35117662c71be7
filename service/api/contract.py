"""The published contract: how operations declare their answers, and the OpenAPI document made of them.

The schemas are in `components`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, NamedTuple, TypeVar

from flask import Flask
from flask_smorest import Api

from service.api.components import REF, schemas
from service.api.events.schemas import ITEM_ID, LATEST
from service.api.examples import add_examples
from service.api.links import add_links
from service.api.problem_kinds import KINDS, ProblemKind


class Counting(NamedTuple):
    """What an operation is counted as: does it make something new, does it open a stream, always or if asked to?

    `takes_tokens`: it refuses a token that is nobody's.
    """

    creates: bool = False
    streams: Literal["never", "if asked", "always"] = "never"
    takes_tokens: bool = False


View = TypeVar("View", bound=Callable[..., Any])

Caller = Literal["seat", "player", "app", "anyone"]

SEATED: tuple[Caller, ...] = ("seat", "player")
"""Whoever may act in a seat."""

WATCHING: tuple[Caller, ...] = ("seat", "player", "app", "anyone")
"""Whoever may look at a match."""

EVERYWHERE = ("internal_error",)
"""Problems that any operation may answer with, whatever is sent to it."""

COUNTED = ("quota_exceeded",)
"""Problems of every operation that is counted."""

COUNTED_HEADERS = ("RateLimit", "RateLimit-Policy")
"""Headers of all its answers."""

TOKENS = {
    "seat": "The token of a seat: `seat_…`.",
    "player": "The token of a player, which acts in all of the player's seats: `plr_…`.",
    "app": "The key of an app: `app_…`.",
}

HEADERS: dict[str, dict[str, Any]] = {
    "ETag": {
        "description": 'What tells this answer from others; of a match the version and the viewer: `"42.s2"`.',
        "schema": {"type": "string"},
    },
    "Location": {"description": "Where the new thing is.", "schema": {"type": "string"}},
    "Idempotency-Replayed": {
        "description": "`true` when this repeats the first answer to the same key.",
        "schema": {"type": "string", "enum": ["true"]},
    },
    "Link": {"description": 'The next page: `<…>; rel="next"`.', "schema": {"type": "string"}},
    "Retry-After": {"description": "Seconds to wait.", "schema": {"type": "integer"}},
    "RateLimit": {
        "description": "What is left of the quota that is scarcest, and the seconds until it is full again: "
        '`"writing-by-token";r=1199;t=60`. Absent while nobody is counted.',
        "schema": {"type": "string"},
    },
    "RateLimit-Policy": {
        "description": 'That quota, and the seconds for which it holds: `"writing-by-token";q=1200;w=60`.',
        "schema": {"type": "string"},
    },
    "Content-Language": {"description": "The language of the text.", "schema": {"type": "string"}},
}

PARAMETERS: dict[str, dict[str, Any]] = {
    "If-Match": {
        "in": "header",
        "name": "If-Match",
        "description": 'The version that the move answers, `"42"` or `"42.s2"`; `*` for whatever is current. '
        "Required: without it the answer is 428.",
        "schema": {"type": "string"},
        "example": '"5"',
    },
    "If-None-Match": {
        "in": "header",
        "name": "If-None-Match",
        "description": "The ETag that the caller holds: 304 if nothing has changed.",
        "schema": {"type": "string"},
    },
    "Idempotency-Key": {
        "in": "header",
        "name": "Idempotency-Key",
        "description": "Makes the request safe to repeat: the same key gives the first answer again. "
        "For requests without a token at least 16 characters that nobody can guess, such as a UUID.",
        "schema": {"type": "string", "minLength": 1, "maxLength": 255, "pattern": "^[!-~]+$"},
    },
    "Accept-Language": {
        "in": "header",
        "name": "Accept-Language",
        "description": "`en` or `ko`.",
        "schema": {"type": "string"},
    },
    "Last-Event-ID": {
        "in": "header",
        "name": "Last-Event-ID",
        "description": "The version of the last event that the caller has; the same as `after`.",
        "schema": {"type": "integer", "minimum": 0, "maximum": LATEST},
    },
    "Last-Item-ID": {
        "in": "header",
        "name": "Last-Event-ID",
        "description": "The `id` of the last item that the caller has; the same as `after`.",
        "schema": {"type": "string", "pattern": ITEM_ID},
    },
}


def operation(
    name: str,
    *,
    answers: Mapping[int, dict[str, Any]],
    problems: Iterable[str] = (),
    parameters: Iterable[str] = (),
    body: str | None = None,
    by: Iterable[Caller] = (),
    counted: bool = True,
) -> Callable[[View], View]:
    """Declare what an operation answers; costs nothing when it is called.

    `by` says whose tokens it takes; with `anyone` among them it takes none as well, and by default it has no use for
    one. `body` names the schema of a request body that the route reads by itself. `counted`: there are quotas
    for it.
    """
    given = [*problems, *(COUNTED if counted else ()), *EVERYWHERE]
    declared: dict[str, Any] = {
        "operationId": name,
        "security": [{} if caller == "anyone" else {caller: []} for caller in by],
        "responses": {str(status): content for status, content in answers.items()} | refusals(given),
    }
    if counted:
        declared["responses"] = {
            status: {**response, "headers": response.get("headers", {}) | _headers(COUNTED_HEADERS)}
            for status, response in declared["responses"].items()
        }
    if body is not None:
        declared["requestBody"] = {"required": True, "content": {"application/json": {"schema": {"$ref": REF + body}}}}

    def decorate(view: View) -> View:
        known = view.__dict__.setdefault("_apidoc", {})
        known["manual_doc"] = declared
        if counted:
            view.__dict__["_counting"] = _counting(answers, takes_tokens=bool(declared["security"]))
        # Beside the parameters of a schema, which flask-smorest notes in the same place.
        known.setdefault("arguments", {}).setdefault("parameters", []).extend(parameters)
        return view

    return decorate


def ok(
    description: str, schema: str | dict[str, Any], *headers: str, media: str = "application/json"
) -> dict[str, Any]:
    """A successful answer; `schema` is the name of a component or a schema itself."""
    shape = {"$ref": REF + schema} if isinstance(schema, str) else schema
    described: dict[str, Any] = {"description": description, "content": {media: {"schema": shape}}}
    if headers:
        described["headers"] = _headers(headers)
    return described


def empty(description: str, *headers: str) -> dict[str, Any]:
    """An answer without a body."""
    described: dict[str, Any] = {"description": description}
    if headers:
        described["headers"] = _headers(headers)
    return described


def counting_of(view: Callable[..., Any]) -> Counting | None:
    """How the requests that a view answers are counted; None if they are not."""
    counting: Counting | None = view.__dict__.get("_counting")
    return counting


def refusals(codes: Iterable[str]) -> dict[str, Any]:
    """The problem answers of an operation, by status, each with the codes that it may carry.

    The codes stand beside the reference. In an `allOf` they would be a schema of their own each time, and generated
    clients would have a class for every status of every operation. Under `patternProperties`, because generators for
    Java and Go take anything that has `properties` for a class, and then this one would have no fields.
    """
    by_status: dict[int, list[ProblemKind]] = {}
    for code in dict.fromkeys(codes):
        for status in KINDS[code].statuses:
            by_status.setdefault(status, []).append(KINDS[code])
    return {
        str(status): {
            "description": " · ".join(f"`{kind.code}`: {kind.title}" for kind in kinds),
            "content": {
                "application/problem+json": {
                    "schema": {
                        "$ref": REF + "Problem",
                        "patternProperties": {"^code$": {"enum": [kind.code for kind in kinds]}},
                    }
                }
            },
            **({"headers": _headers(["Retry-After"])} if status in (429, 503) else {}),
        }
        for status, kinds in sorted(by_status.items())
    }


def register_components(api: Api, answers: Iterable[type]) -> None:
    """Give the document its schemas, headers, parameters and security scheme. `answers`: the resources' own types."""
    components = api.spec.components
    for caller, description in TOKENS.items():
        components.security_scheme(caller, {"type": "http", "scheme": "bearer", "description": description})
    for name, schema in schemas(answers).items():
        components.schema(name, schema)
    for name, header in HEADERS.items():
        components.header(name, header)
    for name, parameter in PARAMETERS.items():
        components.parameter(name, parameter["in"], {key: value for key, value in parameter.items() if key != "in"})


def _headers(names: Iterable[str]) -> dict[str, Any]:
    return {name: {"$ref": f"#/components/headers/{name}"} for name in names}


def _counting(answers: Mapping[int, dict[str, Any]], *, takes_tokens: bool) -> Counting:
    """What an operation with these answers is counted as. What is made has a place of its own."""
    media = answers.get(200, {}).get("content", {})
    asked: Literal["if asked", "always"] = "if asked" if "application/json" in media else "always"
    return Counting(
        creates="Location" in answers.get(201, {}).get("headers", {}),
        streams=asked if "text/event-stream" in media else "never",
        takes_tokens=takes_tokens,
    )


def document(app: Flask) -> dict[str, Any]:
    """The OpenAPI document of an app."""
    api: Api = app.extensions["upcard-api"]
    made: dict[str, Any] = api.spec.to_dict()
    add_links(made)
    add_examples(made)
    return made
