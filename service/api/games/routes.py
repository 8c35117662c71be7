"""The games on offer."""

from __future__ import annotations

from functools import cache

import msgspec
from flask import Response
from flask_smorest import Blueprint

from engines.registry import ENGINES
from engines.texts import Texts, rules_text, texts, texts_in
from service.api.contract import ok, operation
from service.api.encoding import answer
from service.api.headers import language
from service.application.catalogue import Game, described
from service.application.codec import codec_of

games = Blueprint("games", __name__, url_prefix="/v1/games", description="The catalogue of games.")

FOR_A_WHILE = "public, max-age=300"
"""The catalogue changes with a release only."""


class GameTexts(msgspec.Struct, frozen=True):
    """Sentence templates: of the events around every game, and of the game's own events, moves and refusals."""

    language: str
    match: Texts
    game: Texts


class GameList(msgspec.Struct, frozen=True):
    """All games on offer."""

    data: list[Game]


@games.route("", methods=["GET"])
@operation(
    "list_games",
    answers={200: ok("All games on offer.", "GameList", "Content-Language")},
    problems=("invalid_parameter",),
    parameters=("Accept-Language",),
)
def list_games() -> Response:
    """List the games

    With all that a table needs to know before it opens a match: how many may sit, the options, the bots.
    """
    chosen = language()
    return answer(GameList(data=[described(name, chosen) for name in ENGINES]), headers=_headers(chosen))


@games.route("/<game>", methods=["GET"])
@operation(
    "get_game",
    answers={200: ok("The game, its options and its bots.", "Game", "Content-Language")},
    problems=("invalid_parameter", "game_not_found"),
    parameters=("Accept-Language",),
)
def get_game(game: str) -> Response:
    """Look up a game

    `options` is the JSON Schema of what `open_match` takes as `options`, defaults included.
    """
    codec_of(game)
    chosen = language()
    return answer(described(game, chosen), headers=_headers(chosen))


@games.route("/<game>/rules", methods=["GET"])
@operation(
    "get_rules",
    answers={200: ok("The rules, in Markdown.", {"type": "string"}, "Content-Language", media="text/markdown")},
    problems=("invalid_parameter", "game_not_found"),
    parameters=("Accept-Language",),
)
def get_rules(game: str) -> Response:
    """Read the rules of a game

    For people, complete enough to learn the game from them.
    """
    codec_of(game)
    chosen = language()
    return Response(rules_text(game, chosen), content_type="text/markdown; charset=utf-8", headers=_headers(chosen))


@games.route("/<game>/texts", methods=["GET"])
@operation(
    "get_texts",
    answers={200: ok("Templates for every event, move and refusal of the game.", "GameTexts", "Content-Language")},
    problems=("invalid_parameter", "game_not_found"),
    parameters=("Accept-Language",),
)
def get_texts(game: str) -> Response:
    """Read the words of a game

    `match` holds the templates of the events around the game, `game` those of the game itself. A sentence: take the
    first variant whose `when` fields equal the event's, and replace `{field}` by the value: for a field in
    `seat_fields` by the seat's name, for a list in `seat_lists` by each seat's name and value, for a value in `names`
    by that name. `view` tells a view: show every line whose `when` fits and whose fields are neither null nor empty.
    """
    codec_of(game)
    chosen = language()
    return answer(_texts(game, chosen), headers=_headers(chosen))


@cache
def _texts(name: str, chosen: str) -> GameTexts:
    return GameTexts(language=chosen, match=texts_in("service.application", chosen), game=texts(name, chosen))


def _headers(chosen: str) -> dict[str, str]:
    return {"Content-Language": chosen, "Vary": "Accept-Language", "Cache-Control": FOR_A_WHILE}
