"""What the published schema of a game's options lets through, and what it does not."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec
from jsonschema import Draft202012Validator

from engines.contract import InvalidOptions
from engines.registry import ENGINES
from service.application.catalogue import described
from tests.support.matches import random_match
from tests.support.options import some_options

Covered = tuple[str, str]
"""An option and a value of it as JSON; `"seats"` and how many; an object, whatever is in it, is `"{}"`."""

LONGEST = 150
"""A match with more moves than that is too long to be played over HTTP."""

TRIES = 1_000
"""How many options are drawn at most."""


class Table(NamedTuple):
    """A match to be played, and what it is the first to cover, if anything."""

    options: dict[str, Any]
    seat_count: int
    covers: frozenset[Covered] = frozenset()


def schema(game: str) -> dict[str, Any]:
    """The JSON Schema of a game's options, as the catalogue publishes it."""
    return described(game, "en").options


def to_cover(game: str) -> set[Covered]:
    """Every named value, both truth values and both limits of every option, and every number of seats."""
    options = {(name, _text(value)) for name, values in _values(game).items() for value in values}
    objects = {(name, "{}") for name, shape in schema(game)["properties"].items() if "$ref" in str(shape)}
    return options | objects | {("seats", str(count)) for count in ENGINES[game].seats}


def tables(game: str) -> Iterator[Table]:
    """Short matches, drawn at random: first those that cover all of that, then others. The same ones in every run."""
    random, engine, left = Random(game), ENGINES[game], to_cover(game)
    for _ in range(TRIES):
        seat_count = random.choice(engine.seats)
        options = _drawn(game, left, seat_count, random)
        covers = left & {("seats", str(seat_count)), *((name, _text(value)) for name, value in options.items())}
        if (covers or not left) and _is_short(game, options, seat_count, random):
            yield Table(options, seat_count, frozenset(covers))
            left -= covers


def wrong_values(shape: dict[str, Any], game: str) -> Iterator[Any]:
    """Values of all kinds that an option of this shape cannot have."""
    numbers = [part for part in _parts(shape) if part.get("type") == "integer"]
    limits = [value for part in numbers for value in (part["minimum"] - 1, part["maximum"] + 1)]
    validator = Draft202012Validator({**shape, "$defs": schema(game).get("$defs", {})})
    for value in (*limits, True, 1, 1.5, None, "no such value", "1", [], {}):
        if not validator.is_valid(value):
            yield value


def _drawn(game: str, left: set[Covered], seat_count: int, random: Random) -> dict[str, Any]:
    """Options of a short match, of which about half have a value that is left to cover, or once none is, any."""
    options: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(random.choice(some_options(game))))
    for name, values in _values(game).items():
        wanted = [value for value in values if not left or (name, _text(value)) in left]
        if wanted and random.random() < 0.5:
            changed = {**options, name: random.choice(wanted)}
            options = changed if _go_together(game, changed, seat_count) else options
    return options


def _go_together(game: str, options: dict[str, Any], seat_count: int) -> bool:
    engine = ENGINES[game]
    try:
        engine.check(msgspec.convert(options, engine.options_type), seat_count)
    except InvalidOptions:
        return False
    return True


def _is_short(game: str, options: dict[str, Any], seat_count: int, random: Random) -> bool:
    engine = ENGINES[game]
    chosen = msgspec.convert(options, engine.options_type)
    return not engine.to_move(random_match(engine, chosen, seat_count, random, LONGEST).now)


@cache
def _values(game: str) -> dict[str, list[Any]]:
    return {
        name: [value for part in _parts(shape) for value in _values_of(part)]
        for name, shape in schema(game)["properties"].items()
    }


def _parts(shape: dict[str, Any]) -> list[dict[str, Any]]:
    parts: list[dict[str, Any]] = shape.get("anyOf", [shape])
    return parts


def _values_of(part: dict[str, Any]) -> list[Any]:
    match part:
        case {"enum": values}:
            return list(values)
        case {"type": "boolean"}:
            return [False, True]
        case {"type": "integer", "minimum": low, "maximum": high}:
            return [low, high]
        case {"type": "null"}:
            return [None]
        case {"$ref": _}:
            return []
        case _:
            raise AssertionError(f"no values to cover are known for {part}")


def _text(value: Any) -> str:
    return "{}" if isinstance(value, dict) else json.dumps(value)
