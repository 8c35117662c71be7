"""The words of the games, for front ends to show: rules texts and sentence templates, in every language.

A template file holds a section for each thing to be said: `events` by the event's type, `moves` by the move's,
`rules` by the slug of a refusal, `phases` by the name of the phase. A sentence is made in three steps:

1. Of the variants, take the first whose `when` fields all equal those of the event or move. A field that is missing
   counts as null; a variant without `when` always fits. (Rules and phases have one text each, no variants.)
2. Replace each `{field}` by the word for its value:
   a field named in `seat_fields` holds a seat: the template `seat`, with `{name}` replaced by that seat's name;
   a field named in `seat_lists` holds one value per seat: each seat's word, a space and the value, joined by ", ";
   there a seat whose value is null is left out, and a value that is itself a list has its words joined by spaces;
   any other list: the words for its items, joined by ", ";
   a string that is a key of `names`: what it stands for there;
   anything else: as it is.
3. Never look for fields in what was put in: a seat may be called `{card}`.

A refusal's text takes its fields from the refusal's facts. In Korean no particle follows a field whose last sound may
vary; `seat` ends in the same syllable for every name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NotRequired, TypedDict

import msgspec

LANGUAGES = ("en", "ko")

_FIELD = re.compile(r"\{(\w+)\}")


class Variant(TypedDict):
    """One way to say it, and the fields whose values call for it."""

    when: NotRequired[dict[str, str | int | bool | None]]
    text: str


class Texts(TypedDict):
    """A file of templates: of one game, or of the match around it, which has neither moves nor rules of its own."""

    language: str
    game: NotRequired[dict[str, str]]
    seat: str
    seat_fields: list[str]
    seat_lists: list[str]
    names: dict[str, str]
    phases: dict[str, str]
    events: dict[str, list[Variant]]
    moves: dict[str, list[Variant]]
    rules: dict[str, str]


def texts(game: str, language: str) -> Texts:
    """The templates of a game. Shared by all callers: not to be changed."""
    return texts_in(_package(game), language)


@cache
def texts_in(package: str, language: str) -> Texts:
    """The templates that lie in a package, as `texts.<language>.json`. Shared by all callers: not to be changed."""
    return msgspec.json.decode(files(package).joinpath(f"texts.{language}.json").read_bytes(), type=Texts)


@cache
def rules_text(game: str, language: str) -> str:
    """The rules of a game for people, in Markdown."""
    return files(_package(game)).joinpath(f"rules.{language}.md").read_text(encoding="utf-8")


def sentence(templates: Texts, kind: str, values: Mapping[str, Any], seat_names: Sequence[str]) -> str:
    """What an event (`card_stacked`), a move (`stack_card`) or a refusal (`not-in-hand`) says to people.

    `values` holds the fields of the event or move, or the facts of the refusal, as they are in JSON. `seat_names`
    holds a name for each seat.

    Raises:
        KeyError: the templates know no such kind, or the text names a field that `values` lacks.
    """

    def word(field: str, value: object) -> str:
        match value:
            case int() if field in templates["seat_fields"]:
                return templates["seat"].replace("{name}", seat_names[value])
            case list() | tuple() if field in templates["seat_lists"]:
                return ", ".join(
                    f"{word('seat', seat)} {' '.join(word('', part) for part in _parts(item))}"
                    for seat, item in enumerate(value)
                    if item is not None
                )
            case list() | tuple():
                return ", ".join(word("", item) for item in value)
            case str():
                return templates["names"].get(value, value)
            case _:
                return str(value)

    return _FIELD.sub(lambda found: word(found[1], values[found[1]]), _template(templates, kind, values))


def _template(templates: Texts, kind: str, values: Mapping[str, Any]) -> str:
    if kind in templates["rules"]:
        return templates["rules"][kind]
    variants = templates["events"].get(kind) or templates["moves"][kind]
    return next(
        variant["text"]
        for variant in variants
        if all(values.get(field) == value for field, value in variant.get("when", {}).items())
    )


def _parts(item: object) -> Sequence[object]:
    return item if isinstance(item, list | tuple) else (item,)


def _package(game: str) -> str:
    return f"engines.{game.replace('-', '_')}"
