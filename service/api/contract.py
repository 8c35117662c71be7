"""The published contract: how operations declare their answers, and the OpenAPI document made of them.

What is sent is made by msgspec, so its types are the schemas too; nothing is declared a second time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

import msgspec
from flask import Flask
from flask_smorest import Api

from engines.registry import ENGINES
from service.api.problems import KINDS, ProblemKind
from service.application.codec import codec_of
from service.application.errors import Fault
from service.application.look import EventPage, LegalMoves, MatchView, SeatView
from service.application.play import MoveAnswer, Verdict
from service.application.ports import Page
from service.application.tables import Seated

View = TypeVar("View", bound=Callable[..., Any])

REF = "#/components/schemas/"

ANSWERS: tuple[type, ...] = (
    MatchView,
    SeatView,
    EventPage,
    LegalMoves,
    MoveAnswer,
    Verdict,
    Page,
    Seated,
    Fault,
    ProblemKind,
)
"""What the use cases answer; resources add what only they know."""

EVERYWHERE = ("bad_request", "not_found", "method_not_allowed", "internal_error")
"""Problems that any address may answer with, whatever is sent there."""

HEADERS: dict[str, dict[str, Any]] = {
    "ETag": {"description": 'The version and the viewer: `"42.s2"`.', "schema": {"type": "string"}},
    "Location": {"description": "Where the new match is.", "schema": {"type": "string"}},
    "Idempotency-Replayed": {
        "description": "`true` when this repeats the first answer to the same key.",
        "schema": {"type": "string", "enum": ["true"]},
    },
    "Link": {"description": 'The next page: `<…>; rel="next"`.', "schema": {"type": "string"}},
    "Retry-After": {"description": "Seconds to wait.", "schema": {"type": "integer"}},
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
        "schema": {"type": "integer", "minimum": 0},
    },
}


def operation(
    name: str,
    *,
    answers: Mapping[int, dict[str, Any]],
    problems: Iterable[str] = (),
    parameters: Iterable[str] = (),
    body: str | None = None,
    seat: bool | None = None,
) -> Callable[[View], View]:
    """Declare what an operation answers; costs nothing when it is called.

    `seat`: True needs the token of a seat, None takes one, False has no use for it. `body` names the schema of a
    request body that the route reads by itself.
    """
    declared: dict[str, Any] = {
        "operationId": name,
        "security": [{"seat": []}] if seat else ([{"seat": []}, {}] if seat is None else []),
        "responses": {str(status): content for status, content in answers.items()} | refusals([*problems, *EVERYWHERE]),
    }
    if body is not None:
        declared["requestBody"] = {"required": True, "content": {"application/json": {"schema": {"$ref": REF + body}}}}

    def decorate(view: View) -> View:
        known = view.__dict__.setdefault("_apidoc", {})
        known["manual_doc"] = declared
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
        described["headers"] = {header: {"$ref": f"#/components/headers/{header}"} for header in headers}
    return described


def empty(description: str, *headers: str) -> dict[str, Any]:
    """An answer without a body."""
    described: dict[str, Any] = {"description": description}
    if headers:
        described["headers"] = {header: {"$ref": f"#/components/headers/{header}"} for header in headers}
    return described


def refusals(codes: Iterable[str]) -> dict[str, Any]:
    """The problem answers of an operation, by status, each with the codes that it may carry."""
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
                        "allOf": [
                            {"$ref": REF + "Problem"},
                            {"type": "object", "properties": {"code": {"enum": [kind.code for kind in kinds]}}},
                        ]
                    }
                }
            },
            **({"headers": {"Retry-After": {"$ref": "#/components/headers/Retry-After"}}} if status == 503 else {}),
        }
        for status, kinds in sorted(by_status.items())
    }


def register_components(api: Api, answers: Iterable[type]) -> None:
    """Give the document its schemas, headers, parameters and security scheme. `answers`: the resources' own types."""
    components = api.spec.components
    components.security_scheme(
        "seat", {"type": "http", "scheme": "bearer", "description": "The token of a seat: `seat_…`."}
    )
    for name, schema in _schemas(answers).items():
        components.schema(name, schema)
    for name, header in HEADERS.items():
        components.header(name, header)
    for name, parameter in PARAMETERS.items():
        components.parameter(name, parameter["in"], {key: value for key, value in parameter.items() if key != "in"})


def document(app: Flask) -> dict[str, Any]:
    """The OpenAPI document of an app."""
    api: Api = app.extensions["upcard-api"]
    made: dict[str, Any] = api.spec.to_dict()
    return made


def _schemas(answers: Iterable[type]) -> dict[str, Any]:
    engines = list(ENGINES.values())
    codecs = [codec_of(engine.name) for engine in engines]
    moves = [move for engine in engines for move in engine.move_types]
    events = list(dict.fromkeys(kind for codec in codecs for kind in msgspec_members(codec.event_type)))
    views = [engine.view_type for engine in engines]
    disclosures = [engine.disclosure_type for engine in engines]
    _, schemas = msgspec.json.schema_components(
        [*ANSWERS, *answers, *moves, *events, *views, *disclosures], ref_template=REF + "{name}"
    )
    closed = {kind.__name__ for kind in moves}
    for name, schema in schemas.items():
        if name not in closed:
            schema.pop("additionalProperties", None)
    schemas["Match"] = schemas.pop("MatchView")
    schemas["MatchPage"] = schemas.pop("Page")
    schemas["Move"] = _union("type", moves)
    schemas["Event"] = _union("type", events)
    schemas["View"] = _union("game", views)
    schemas["Disclosure"] = _union("game", disclosures)
    _fill_in(schemas)
    for kind in events:
        stamped = {"version": {"type": "integer", "minimum": 1}, "at": {"type": "string", "format": "date-time"}}
        schemas[kind.__name__]["properties"] = stamped | schemas[kind.__name__]["properties"]
        schemas[kind.__name__]["required"] = ["version", "at", *schemas[kind.__name__]["required"]]
    schemas["Problem"] = _problem()
    return schemas


def _fill_in(schemas: dict[str, Any]) -> None:
    """Put the games' unions where the service's own types only say "anything"."""
    moves = {"type": "array", "items": {"$ref": REF + "Move"}}
    match = schemas["Match"]["properties"]
    match["view"] = {"$ref": REF + "View"}
    match["legal_moves"] = moves
    match["created_at"]["format"] = "date-time"
    match["seats"]["items"] = {"$ref": REF + "SeatView"}
    schemas["LegalMoves"]["properties"]["legal_moves"] = moves
    events = {"type": "array", "items": {"$ref": REF + "Event"}}
    schemas["EventPage"]["properties"]["events"] = events
    schemas["MoveAnswer"]["properties"]["events"] = events
    for name in ("MoveAnswer", "Seated"):
        schemas[name]["properties"]["match"] = {"$ref": REF + "Match"}
    hidden = {"anyOf": [{"$ref": REF + "Disclosure"}, {"type": "null"}]}
    schemas["MatchFinished"]["properties"]["disclosure"] = hidden


def _union(key: str, kinds: Iterable[type]) -> dict[str, Any]:
    """A union of tagged structs, told apart by `key`."""
    named = {kind.__struct_config__.tag: REF + kind.__name__ for kind in kinds}  # type: ignore[attr-defined]  # structs
    return {
        "oneOf": [{"$ref": reference} for reference in named.values()],
        "discriminator": {"propertyName": key, "mapping": named},
    }


def msgspec_members(union: Any) -> tuple[type, ...]:
    """The members of a union made at run time."""
    members: tuple[type, ...] = union.__args__
    return members


def _problem() -> dict[str, Any]:
    extra: dict[str, dict[str, Any]] = {
        "errors": {"type": "array", "items": {"$ref": REF + "Fault"}},
        "events": {"type": "array", "items": {"$ref": REF + "Event"}},
        "legal_moves": {"type": "array", "items": {"$ref": REF + "Move"}},
        "to_move": {"type": "array", "items": {"type": "integer"}},
        "open_seats": {"type": "array", "items": {"type": "integer"}},
        "games": {"type": "array", "items": {"type": "string"}},
        "match_status": {"type": "string"},
        "current_version": {"type": "integer"},
        "rule": {"type": "string"},
        "facts": {"type": "object"},
    }
    described = {name: text for kind in KINDS.values() for name, text in kind.fields.items()}
    return {
        "title": "Problem",
        "description": "A refusal (RFC 9457). `code` is stable; the fields after it depend on it.",
        "type": "object",
        "properties": {
            "type": {"type": "string", "format": "uri-reference"},
            "title": {"type": "string"},
            "status": {"type": "integer"},
            "detail": {"type": "string"},
            "instance": {"type": "string", "format": "uri-reference"},
            "code": {"type": "string"},
            "request_id": {"type": "string"},
            **{name: {**schema, "description": described[name]} for name, schema in extra.items()},
        },
        "required": ["type", "title", "status", "detail", "instance", "code", "request_id"],
    }
