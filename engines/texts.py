"""The words of the games, for front ends to show: rules texts and sentence templates, in every language.

A template file holds a section for each thing to be said: `events` by the event's type, `moves` by the move's,
`rules` by the slug of a refusal, `phases` by the name of the phase, `options` by the option, `bots` by the bot's name;
and `view` the lines that tell a view, in their order. A sentence is made in three steps:

1. Of the variants, take the first whose `when` fields all equal those of the event or move. A field that is missing
   counts as null; a variant without `when` always fits. (Rules and phases have one text each, no variants.)
2. Replace each `{field}` by the word for its value:
   a field named in `seat_fields` holds a seat: the template `seat`, with `{name}` replaced by that seat's name;
   a field named in `seat_lists` holds one value per seat: each seat's word, a space and the value, joined by ", ";
   there a seat whose value is null or empty is left out, and a value that is a list has its words joined by spaces;
   any other list: the words for its items, joined by ", "; of seats, if the field is in `seat_fields`;
   an object: the words for its fields' values, joined by spaces;
   a string that is a key of `names`: what it stands for there;
   anything else: as it is.
   `{split.four}` is the field `four` of the object `split`, `{bids.count}` that of every object in the list `bids`.
3. Never look for fields in what was put in: a seat may be called `{card}`.

Of a view, every line is shown whose `when` fits and whose fields all have a word: none is null, or empty.

A refusal's text takes its fields from the refusal's facts. In Korean no particle follows a field whose last sound may
vary; `seat` ends in the same syllable for every name.

The engines only keep the words. Sentences are made where they are shown: in `service/terminal/sentences.py`.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NotRequired, TypedDict

import msgspec

LANGUAGES = ("en", "ko")


class Variant(TypedDict):
    """One way to say it, and the fields whose values call for it."""

    when: NotRequired[dict[str, str | int | bool | None]]
    text: str


class OptionWords(TypedDict):
    """What an option is called and what it is for, in a line; and what each of its named values means."""

    title: str
    description: str
    values: NotRequired[dict[str, str]]


class Texts(TypedDict):
    """A file of templates: of one game, or of the match around it, which has neither moves nor rules of its own.

    `game`, `view` and `options` are a game's only, `bots` are the match's only.
    """

    language: str
    game: NotRequired[dict[str, str]]
    seat: str
    seat_fields: list[str]
    seat_lists: list[str]
    names: dict[str, str]
    phases: dict[str, str]
    view: NotRequired[list[Variant]]
    events: dict[str, list[Variant]]
    moves: dict[str, list[Variant]]
    rules: dict[str, str]
    options: NotRequired[dict[str, OptionWords]]
    bots: NotRequired[dict[str, str]]


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


def _package(game: str) -> str:
    return f"engines.{game.replace('-', '_')}"
