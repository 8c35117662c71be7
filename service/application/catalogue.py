"""What can be played, for people to choose from: the games, their options and their bots, in any language."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from engines.contract import AnyEngine
from engines.texts import LANGUAGES, texts, texts_in
from service.application.bots import BOTS
from service.application.codec import codec_of


class SeatCounts(msgspec.Struct, frozen=True):
    """How many seats a match of the game may have."""

    min: int
    max: int


class Bot(msgspec.Struct, frozen=True):
    """A bot that plays the game."""

    name: str
    about: str


class Game(msgspec.Struct, frozen=True):
    """A game on offer. `options` is the JSON Schema of the options of a match; `languages` are those of its texts."""

    name: str
    title: str
    summary: str
    edition: int
    seats: SeatCounts
    bots: tuple[Bot, ...]
    languages: tuple[str, ...]
    options: dict[str, Any]


@cache
def described(name: str, language: str) -> Game:
    """The catalogue's entry for a game, in a language.

    Raises:
        GameNotFound.
    """
    engine = codec_of(name).engine
    words = texts(name, language)["game"]
    about = texts_in("service.application", language)["bots"]
    return Game(
        name=name,
        title=words["name"],
        summary=words["summary"],
        edition=engine.edition,
        seats=SeatCounts(min=engine.seats[0], max=engine.seats[-1]),
        bots=tuple(Bot(name=bot, about=about[bot]) for bot in BOTS),
        languages=LANGUAGES,
        options=_options(engine, language),
    )


def name_options(schema: dict[str, Any], game: str, language: str) -> None:
    """Give each option in the JSON Schema of a game's options its title and description."""
    for name, words in texts(game, language)["options"].items():
        schema["properties"][name] |= {"title": words["title"], "description": words["description"]}


def _options(engine: AnyEngine, language: str) -> dict[str, Any]:
    """A schema that stands by itself; types that it names are under `$defs`."""
    shapes = msgspec.json.schema(engine.options_type)["$defs"]
    options: dict[str, Any] = shapes.pop(engine.options_type.__name__)
    name_options(options, engine.name, language)
    return options | ({"$defs": shapes} if shapes else {})
