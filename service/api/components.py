"""The schemas of the contract, made from the types that the server itself reads and writes.

What is sent is made by msgspec, so its types are the schemas too; nothing is declared a second time.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from engines.contract import AnyEngine
from engines.registry import ENGINES
from service.api.problem_kinds import KINDS, ProblemKind
from service.application.catalogue import name_options
from service.application.errors import Fault
from service.application.follow import Resume
from service.application.look import EventPage, LegalMoves, MatchView, SeatView
from service.application.match_events import MATCH_EVENTS
from service.application.news import OwnEvent, OwnItem
from service.application.own_events import OwnResume, OwnSnapshot
from service.application.own_matches import OwnPage
from service.application.people import Me, NewToken, Player, PlayerWithToken
from service.application.play import MoveAnswer, Verdict
from service.application.ports import Page
from service.application.presence import SeatBack, SeatGone
from service.application.stream_tickets import StreamTicket
from service.application.tables import Seated

REF = "#/components/schemas/"

ANSWERS: tuple[type, ...] = (
    MatchView,
    SeatView,
    EventPage,
    LegalMoves,
    MoveAnswer,
    Verdict,
    SeatGone,
    SeatBack,
    Resume,
    StreamTicket,
    OwnPage,
    OwnItem,
    OwnEvent,
    OwnSnapshot,
    OwnResume,
    Page,
    Seated,
    Player,
    PlayerWithToken,
    Me,
    NewToken,
    Fault,
    ProblemKind,
)
"""What the use cases answer; resources add what only they know."""


def schemas(answers: Iterable[type]) -> dict[str, Any]:
    """Every schema by its name. `answers` are types that only the resources themselves know."""
    made = _components([*ANSWERS, *answers, *MATCH_EVENTS], "")
    made["Match"] = made.pop("MatchView")
    made["MatchPage"] = made.pop("Page")
    for kind in MATCH_EVENTS:
        _stamp(made[kind.__name__])
    for engine in ENGINES.values():
        made |= _game(engine)
    prefixes = [_prefix(engine) for engine in ENGINES.values()]
    # Games share words such as play_card, so a move or an event may fit the schemas of two games at once.
    made["Move"] = {"anyOf": [{"$ref": f"{REF}{prefix}Move"} for prefix in prefixes]}
    told = [event.__name__ for event in MATCH_EVENTS] + [f"{prefix}Event" for prefix in prefixes]
    made["Event"] = {"anyOf": [{"$ref": REF + name} for name in told]}
    made["View"] = _union("game", {engine.name: f"{_prefix(engine)}View" for engine in ENGINES.values()})
    made["Disclosure"] = _union("game", {engine.name: f"{_prefix(engine)}Disclosure" for engine in ENGINES.values()})
    _fill_in(made)
    made["Problem"] = _problem()
    for name, schema in made.items():
        # Generators call classes by their titles, and each game has a View, Options, and so on.
        schema["title"] = name
    return made


def _game(engine: AnyEngine) -> dict[str, Any]:
    """The schemas of one game: its name stands before each, since other games have types of the same name."""
    prefix = _prefix(engine)
    schemas = _components([*engine.move_types, engine.view_type, engine.disclosure_type], prefix)
    _rename(schemas, {prefix + event.__name__: f"{prefix}{event.__name__}Told" for event in engine.event_types})
    schemas |= _components(engine.event_types, prefix)
    for move in engine.move_types:
        schemas[prefix + move.__name__]["additionalProperties"] = False
    for event in engine.event_types:
        _stamp(schemas[prefix + event.__name__])
    name_options(schemas[prefix + engine.options_type.__name__], engine.name, "en")
    moves = {_tag(move): prefix + move.__name__ for move in engine.move_types}
    events = {_tag(event): prefix + event.__name__ for event in engine.event_types}
    return schemas | {f"{prefix}Move": _union("type", moves), f"{prefix}Event": _union("type", events)}


def _components(types: Iterable[type], prefix: str) -> dict[str, Any]:
    """The schemas of these types and all that they hold. Open: readers must accept fields that they do not know."""
    _, schemas = msgspec.json.schema_components(types, ref_template=f"{REF}{prefix}{{name}}")
    for schema in schemas.values():
        schema.pop("additionalProperties", None)
        for part in schema.get("properties", {}).values():
            if ("$ref" in part or "anyOf" in part) and part.get("default") is not None:
                # Generators write such a default into their code as it stands; only null means something there.
                del part["default"]
    return {prefix + name: schema for name, schema in schemas.items()}


def _rename(schemas: dict[str, Any], names: Mapping[str, str]) -> None:
    """Give schemas other names. An event that a view tells of has no envelope, unlike the one in the log."""
    for old, new in names.items():
        if old in schemas:
            schemas[new] = schemas.pop(old)
    for schema in schemas.values():
        _refer(schema, {REF + old: REF + new for old, new in names.items()})


def _refer(schema: Any, references: Mapping[str, str]) -> None:
    if isinstance(schema, dict):
        if schema.get("$ref") in references:
            schema["$ref"] = references[schema["$ref"]]
        for part in schema.values():
            _refer(part, references)
    elif isinstance(schema, list):
        for part in schema:
            _refer(part, references)


def _stamp(event: dict[str, Any]) -> None:
    """Add what the envelope of an event adds to it."""
    event["properties"] = {
        "version": {"type": "integer", "minimum": 1},
        "at": {"type": "string", "format": "date-time"},
        **event["properties"],
    }
    event["required"] = ["version", "at", *event["required"]]


def _prefix(engine: AnyEngine) -> str:
    """`DownAndBack` for `down-and-back`."""
    return "".join(word.capitalize() for word in engine.name.split("-"))


def _tag(kind: type) -> str:
    tag: str = kind.__struct_config__.tag  # type: ignore[attr-defined]  # moves and events are tagged structs
    return tag


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
    for name in ("MoveAnswer", "Seated", "Offer"):
        schemas[name]["properties"]["match"] = {"$ref": REF + "Match"}
    schemas["MatchFinished"]["properties"]["disclosure"] = {"$ref": REF + "Disclosure"}


def _union(key: str, members: Mapping[str, str]) -> dict[str, Any]:
    """A union of schemas that `key` tells apart; `members` names the schema of each value."""
    mapping = {value: REF + name for value, name in members.items()}
    return {
        "oneOf": [{"$ref": reference} for reference in mapping.values()],
        "discriminator": {"propertyName": key, "mapping": mapping},
    }


def _problem() -> dict[str, Any]:
    extra: dict[str, dict[str, Any]] = {
        "errors": {"type": "array", "items": {"$ref": REF + "Fault"}},
        "events": {"type": "array", "items": {"$ref": REF + "Event"}},
        "legal_moves": {"type": "array", "items": {"$ref": REF + "Move"}},
        "to_move": {"type": "array", "items": {"type": "integer"}},
        "open_seats": {"type": "array", "items": {"type": "integer"}},
        "seat": {"type": "integer"},
        "games": {"type": "array", "items": {"type": "string"}},
        "match_status": {"type": "string"},
        "reason": {"enum": ["used", "revoked", "expired"]},
        "ticket": {"$ref": REF + "Ticket"},
        "current_version": {"type": "integer"},
        "rule": {"type": "string"},
        "retry_after": {"type": "integer"},
        "policy": {"type": "string"},
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
