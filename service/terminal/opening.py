"""Why a match cannot be opened as it was asked for, in one clear line each."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from service.terminal.server import Document
from service.terminal.words import Words


def complaints(problem: Document, game: Document, asked: Document, words: Words) -> list[str]:
    """A line for each fault that the problem points to. `game` is the catalogue's entry, `asked` the refused body."""
    faults = problem.get("errors") or [{"pointer": "", "detail": problem.get("detail", problem["code"])}]
    return [_complaint(str(fault["pointer"]), str(fault["detail"]), game, asked, words) for fault in faults]


def _complaint(pointer: str, detail: str, game: Document, asked: Document, words: Words) -> str:
    match pointer.split("/")[1:]:
        case ["options", name, *_]:
            return _about_option(name, detail, game["options"], asked["options"], words)
        case ["seats"]:
            return words.wrong_seats.format(
                game=game["title"], given=len(asked["seats"]), allowed=_span(game["seats"]["min"], game["seats"]["max"])
            )
        case ["seats", place, "bot"]:
            names = ", ".join(bot["name"] for bot in game["bots"])
            return words.no_bot.format(bot=asked["seats"][int(place)]["bot"], bots=names)
        case ["seats", place, "name"]:
            return words.wrong_name.format(name=asked["seats"][int(place)]["name"])
        case []:
            return words.other_refusal.format(detail=detail)
        case _:
            return words.wrong_request.format(pointer=pointer, detail=detail)


def _about_option(name: str, detail: str, options: Document, given: Mapping[str, Any], words: Words) -> str:
    schema = options["properties"].get(name)
    if schema is None:
        return words.no_option.format(name=name, names=", ".join(options["properties"]))
    said = [words.wrong_option.format(name=name, value=json.dumps(given.get(name), ensure_ascii=False))]
    if schema.get("description"):
        said.append(schema["description"])
    values = ", ".join(_allowed(schema))
    if values:
        said.append(words.allowed.format(values=values))
    if "default" in schema:
        said.append(words.usually.format(default=_typed(schema["default"])))
    return f"{' '.join(said)} ({detail})"


def _allowed(schema: Document) -> Iterator[str]:
    """What may be typed for an option with this JSON Schema, as far as it is simple."""
    match schema:
        case {"enum": values}:
            yield from map(_typed, values)
        case {"anyOf": choices}:
            for choice in choices:
                yield from _allowed(choice)
        case {"type": "integer" | "number", "minimum": least, "maximum": most}:
            yield _span(least, most)
        case {"type": "boolean"}:
            yield from ("true", "false")
        case {"type": "null"}:
            yield "null"
        case _:
            pass


def _span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"


def _typed(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
