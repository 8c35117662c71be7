"""What the page's modules may know: no rule and no name of a game outside its face, no word that nobody says."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from engines.registry import ENGINES
from service.api.problem_kinds import KINDS
from tests.openapi.node_tools import ROOT

TABLE = ROOT / "openapi" / "table"
CODE = {
    str(path.relative_to(TABLE)): re.sub(r"/\*.*?\*/|//[^\n]*", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    for path in sorted(TABLE.glob("**/*.js"))
}
"""Each module without its comments."""

WORDS = CODE["words/english.js"]

FACES = {
    "games/showdown.js": "showdown",
    "games/down_and_back.js": "down-and-back",
    "games/schieberamsch.js": "schieberamsch",
    "games/liars_race.js": "liars-race",
}


def moves_of(game: str) -> set[str]:
    """The types of the moves of a game, as the contract names them."""
    schemas: dict[str, Any] = json.loads((ROOT / "openapi" / "openapi.json").read_text(encoding="utf-8"))
    prefix = "".join(word.capitalize() for word in game.split("-"))
    return set(schemas["components"]["schemas"][f"{prefix}Move"]["discriminator"]["mapping"])


MOVES = {game: moves_of(game) for game in ENGINES}


@pytest.mark.parametrize("module", [name for name in CODE if not name.startswith("games/")])
def test_only_a_face_names_the_moves_of_a_game(module: str) -> None:
    told = set(re.findall(r'type: "(\w+)"', CODE[module]))
    assert told & set().union(*MOVES.values()) == set()


@pytest.mark.parametrize(("face", "game"), FACES.items())
def test_a_face_names_its_own_moves_alone(face: str, game: str) -> None:
    told = set(re.findall(r'type: "(\w+)"', CODE[face])) - {"button"}
    assert set() < told <= MOVES[game]


def test_a_game_is_named_in_the_list_of_faces_and_in_its_picture() -> None:
    knowing = {module for module, code in CODE.items() if any(re.search(rf'"?\b{game}\b"?:', code) for game in ENGINES)}
    assert knowing == {"games/faces.js", "drawing/pictures.js"}


@pytest.mark.parametrize("word", re.findall(r"^  (\w+):", WORDS, flags=re.MULTILINE))
def test_a_word_is_said_somewhere(word: str) -> None:
    others = "".join(code for module, code in CODE.items() if module not in ("words/english.js", "words/korean.js"))
    group = word.split("_", maxsplit=1)[0]
    # By its name, as a group of words, or as one of those whose name is put together.
    assert re.search(rf'"{word}"|words\(\)\.{word}\b|\b{word}\b.*words\(\)|`{group}_\$\{{', others)


def test_what_the_page_says_to_refusals_is_about_refusals_that_there_are() -> None:
    refusals = re.search(r"refusals: \{(.*?)\n  \}", WORDS, flags=re.DOTALL)
    assert refusals
    told = set(re.findall(r"^    (\w+):", refusals[1], flags=re.MULTILINE))
    assert told - set(KINDS) == set()
    assert {"no_open_seat", "invitation_gone", "stale_version"} <= told


@pytest.mark.parametrize("operation", re.findall(r"export (?:async )?function (\w+)", CODE["client/operations.js"]))
def test_an_operation_is_asked_by_somebody(operation: str) -> None:
    assert any(
        re.search(rf"\b{operation}\(", code) for module, code in CODE.items() if module != "client/operations.js"
    )


def test_modules_are_short() -> None:
    lines = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in Path(TABLE).glob("**/*.js")}
    assert {name: count for name, count in lines.items() if count >= 300} == {}
