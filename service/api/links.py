"""Links of the contract: which operations an answer leads to, and with what they are called.

They are made, not declared: an answer leads to every operation whose address it can fill in. An operation that joins
has its links as soon as `HOLDS` or `MENTIONS` says what its answer holds.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from service.api.encoding import JSON

MATCH, SEAT, PLAYER = "matches/{match_id}", "seats/{seat}", "players/{player_id}"

HOLDS: Mapping[str, Mapping[str, str]] = {
    "Match": {MATCH: "/id", SEAT: "/you/seat"},
    "Seated": {MATCH: "/match/id", SEAT: "/seat"},
    "MoveAnswer": {MATCH: "/match/id", SEAT: "/match/you/seat"},
    "NewInvitation": {"invitations/{invitation_id}": "/id", "invitations/{code}": "/code"},
    "InvitationList": {"invitations/{invitation_id}": "/data/0/id"},
    "Offer": {MATCH: "/match/id"},
    "Ticket": {"tickets/{ticket_id}": "/id"},
    "TicketPage": {"tickets/{ticket_id}": "/data/0/id"},
}
"""What fills in an address, by the schema of the answer that holds it: a part of the address, and where it is."""

MENTIONS: Mapping[str, Mapping[str, str]] = {
    "GameList": {"games/{game}": "/data/0/name", "leaderboards/{game}": "/data/0/name"},
    "Game": {"games/{game}": "/name", "leaderboards/{game}": "/name"},
    "MatchPage": {MATCH: "/data/0/id"},
    "OwnPage": {MATCH: "/data/0/id"},
    "PlayerWithToken": {PLAYER: "/id"},
    "Player": {PLAYER: "/id"},
    "Leaderboard": {PLAYER: "/data/0/id", "ratings/{game}": "/game"},
    "PlayerRatings": {"ratings/{game}": "/data/0/game"},
    "RatingHistory": {"ratings/{match_id}": "/data/0/match"},
    "RatingExplanation": {MATCH: "/match"},
    "Ticket": {MATCH: "/match"},
    "ProblemList": {"problems/{code}": "/data/0/code"},
}
"""The same of answers that only mention a thing: they lead to what reads about it, and to nothing that changes it."""

ABOUT: Mapping[str, str] = {"LegalMoves": MATCH, "EventPage": MATCH, "Verdict": MATCH}
"""Answers that lead on although they name nothing: what they are about is in the address that was asked."""

MOVES: Mapping[str, str] = {
    "Match": "/legal_moves/0",
    "Seated": "/match/legal_moves/0",
    "MoveAnswer": "/match/legal_moves/0",
    "LegalMoves": "/legal_moves/0",
}
"""Where an answer holds a move that may be made."""

PAGES: Mapping[str, str] = {"next_cursor": "cursor", "next_after": "after"}
"""Fields of pages, and the parameter that asks for the next one with what they hold."""

_PART = re.compile(r"[a-z-]+/\{[a-z_]+\}")

Document = dict[str, Any]


class Operation(NamedTuple):
    """An operation of the document. `parts` are those of its address that have to be filled in."""

    name: str
    method: str
    parts: list[str]
    declared: dict[str, Any]


def add_links(document: Document) -> None:
    """Give every successful JSON answer in a document its links."""
    operations = _operations(document)
    for operation in operations:
        for status, response in operation.declared["responses"].items():
            schema = _schema(response)
            if schema is None or not status.startswith("2"):
                continue
            links = {target.name: _link(document, operation, schema, target) for target in operations}
            links["next_page"] = _page(document, operation, schema)
            if found := {name: link for name, link in links.items() if link is not None}:
                response["links"] = found


def _operations(document: Document) -> list[Operation]:
    return [
        Operation(declared["operationId"], method, _PART.findall(path), declared)
        for path, methods in document["paths"].items()
        for method, declared in methods.items()
        if method != "parameters"
    ]


def _schema(response: dict[str, Any]) -> str | None:
    """The name of the schema of a JSON answer; None if it has none."""
    reference: str | None = response.get("content", {}).get(JSON, {}).get("schema", {}).get("$ref")
    return None if reference is None else reference.rpartition("/")[2]


def _link(document: Document, operation: Operation, schema: str, target: Operation) -> dict[str, Any] | None:
    """How an answer of this schema leads to an operation; None if it does not."""
    known = {**HOLDS.get(schema, {}), **(MENTIONS.get(schema, {}) if target.method == "get" else {})}
    is_named = any(part in known or part == ABOUT.get(schema) for part in target.parts)
    if not is_named or not all(part in known or part in operation.parts for part in target.parts):
        return None
    parameters = {
        _name(part): f"$response.body#{known[part]}" if part in known else f"$request.path.{_name(part)}"
        for part in target.parts
    }
    link = {"operationId": target.name, "description": target.declared["summary"], "parameters": parameters}
    if schema in MOVES and _takes_a_move(target):
        if "If-Match" in _parameters(document, target):
            parameters["If-Match"] = "$response.header.ETag"
        return link | {"requestBody": f"$response.body#{MOVES[schema]}"}
    return None if target is operation else link


def _page(document: Document, operation: Operation, schema: str) -> dict[str, Any] | None:
    """How a page leads to the next one; None if it is none."""
    fields = document["components"]["schemas"][schema].get("properties", {})
    asking = {parameter: f"$response.body#/{field}" for field, parameter in PAGES.items() if field in fields}
    if not asking:
        return None
    return {
        "operationId": operation.name,
        "description": "The next page; the other parameters stay as they are.",
        "parameters": {_name(part): f"$request.path.{_name(part)}" for part in operation.parts} | asking,
    }


def _takes_a_move(operation: Operation) -> bool:
    schema = operation.declared.get("requestBody", {}).get("content", {}).get(JSON, {}).get("schema", {})
    return bool(schema.get("$ref", "").endswith("/Move"))


def _parameters(document: Document, operation: Operation) -> set[str]:
    """The names of the parameters of an operation, but for those in its address."""
    shared = document["components"]["parameters"]
    declared = operation.declared.get("parameters", [])
    return {(shared[each["$ref"].rpartition("/")[2]] if "$ref" in each else each)["name"] for each in declared}


def _name(part: str) -> str:
    """`match_id` of `matches/{match_id}`."""
    return part.partition("{")[2].removesuffix("}")
