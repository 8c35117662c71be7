"""Makes requests that can be carried out: hardly any id, game or move that is drawn exists."""

from __future__ import annotations

from itertools import count
from typing import Any

from schemathesis import Case, GenerationMode
from schemathesis.core.parameters import ParameterLocation

from engines.registry import ENGINES
from service.application.seats import KEY_AT_LEAST
from tests.openapi.fuzz.world import BOT, HUMAN, OPEN, World

TO_MOVE = {"make_move", "validate_move"}
"""Operations whose caller must be the one to move, with a move."""

NEVER_SENT = {"external_reference", "match", "player", "seat", "test"}
"""Fields of which hardly any value can be meant, and that can be left out."""

OFTEN_USED = 0.08
"""The share of requests with one and the same key."""

_keys = count(1)
"""Numbers for keys that nobody has used before."""


def is_good(case: Case[Any]) -> bool:
    """Does the request fit its schemas?"""
    return case.meta is not None and case.meta.generation.mode == GenerationMode.POSITIVE


def mend(case: Case[Any], world: World) -> str | None:
    """Make a good request be about what exists, and a bad one be bad in nothing but what is meant to be.

    What a link has filled in stays as it is. Gives the token of a caller who may ask; None if there shall be none.
    """
    if case.meta is None or not case.meta.is_negative_at(ParameterLocation.PATH):
        _mend_address(case, world)
    token = _caller(case, world)
    if not is_good(case):
        return token
    if case.headers.pop("Idempotency-Key", None) is not None:
        number = 0 if world.random.random() < OFTEN_USED else next(_keys)
        case.headers["Idempotency-Key"] = f"key-{number:0{KEY_AT_LEAST}}"
    for parameter in ("cursor", "external_reference", "ticket", "version"):
        case.query.pop(parameter, None)
    if isinstance(case.body, dict):
        case.body = _mended_body(case, _whole(case.body), world)
    if _name(case) in TO_MOVE and (found := world.a_move(case.path_parameters["match_id"])) is not None:
        token, case.body = found
    if "match_id" in case.path_parameters and case.operation.method == "post":
        case.headers["If-Match"] = "*"
    return token


def _name(case: Case[Any]) -> str:
    name: str = case.operation.definition.raw["operationId"]
    return name


def _mend_address(case: Case[Any], world: World) -> None:
    """Have every part of the address name something."""
    parts, name = case.path_parameters, _name(case)
    if name == "explain_rating_change" and parts["match_id"] not in world.rated:
        parts["match_id"] = world.a_rated_match()
        parts["player_id"] = world.rated[parts["match_id"]]
    if "invitation_id" in parts and parts["invitation_id"] not in world.invitations:
        parts["invitation_id"] = world.an_invitation()
        parts["match_id"] = world.invitations[parts["invitation_id"]]
    if "match_id" in parts and parts["match_id"] not in world.seats:
        parts["match_id"] = world.a_match(name)
    if "ticket_id" in parts and parts["ticket_id"] not in world.tickets:
        parts["ticket_id"] = world.a_ticket()
    if "player_id" in parts and parts["player_id"] not in world.players:
        parts["player_id"] = world.random.choice([world.a_player(), "bot:basic"])
    if "game" in parts and parts["game"] not in ENGINES:
        parts["game"] = world.a_game()
    if "seat" in parts and parts["seat"] not in (taken := world.seats[parts["match_id"]]):
        parts["seat"] = world.random.choice([*taken] or [0])
    if name == "get_invitation" and parts["code"] not in world.codes:
        parts["code"] = world.a_code()


def _mended_body(case: Case[Any], body: dict[str, Any], world: World) -> dict[str, Any]:
    """A body that names what exists."""
    if "game" in body:
        body["game"] = game = world.a_game()
        many = world.random.choice(ENGINES[game].seats)
        others = [world.random.choice([HUMAN, HUMAN, OPEN, BOT]) for _ in range(many - 1)]
        body |= {"options": {}, "seats": many if _name(case) == "take_ticket" else [HUMAN, *others]}
    if "bot" in body:
        body["bot"] = world.random.choice(["basic", "random"])
    if "seat_token" in body:
        body["seat_token"] = world.a_token(case.path_parameters["match_id"], case.path_parameters["seat"]) or "seat_"
    if "invitation" in body:
        body["invitation"] = code = world.a_code()
        case.path_parameters["match_id"] = world.codes[code]
    if _name(case) == "take_seat":
        body.setdefault("name", "Ben")
    return {field: value for field, value in body.items() if field not in NEVER_SENT}


def _caller(case: Case[Any], world: World) -> str | None:
    """The token of somebody who may ask, as far as the address tells; now and then of somebody else."""
    if world.random.random() < 0.06:
        return world.random.choice([None, world.a_players_token(), world.app_key, _any_seat(world)])
    ways = [next(iter(way), None) for way in case.operation.definition.raw["security"]]
    parts = case.path_parameters
    seat = world.a_token(parts["match_id"], parts.get("seat")) if "match_id" in parts else _any_seat(world)
    if "seat" in ways and seat is not None and world.random.random() < 0.85:
        return seat
    player = world.tickets.get(parts.get("ticket_id", "")) or world.a_players_token()
    if "player" in ways and world.random.random() < 0.7:
        return player
    tokens = {"seat": seat, "player": player, "app": world.app_key, None: None}
    return tokens[world.random.choice(ways or [None])]


def _any_seat(world: World) -> str | None:
    return world.a_token(world.one_of(world.seats)) if world.seats else None


def _whole(value: Any) -> Any:
    """The value, with integers for all numbers that are whole: to JSON Schema 1.0 is an integer too."""
    if isinstance(value, dict):
        return {name: _whole(held) for name, held in value.items()}
    if isinstance(value, list):
        return [_whole(held) for held in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value
