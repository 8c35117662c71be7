"""The client's own words, and those that every game must have for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from engines.registry import ENGINES
from engines.texts import LANGUAGES, texts
from service.terminal.sentences import view_lines
from service.terminal.words import WORDS, Words
from tests.support.matches import Match, random_match

NAMES = {"en": ["Ann", "Ben", "Cid", "Dot", "Eve"], "ko": ["지우", "민준", "서연", "하준", "유나"]}


def texts_of(words: Words) -> dict[str, str]:
    """Every text, by what it is for."""
    own = {name: text for name, text in vars(words).items() if isinstance(text, str)}
    return own | {f"refusals/{code}": text for code, text in words.refusals.items()}


def test_the_client_speaks_every_language_of_the_games() -> None:
    assert set(WORDS) == set(LANGUAGES)


def test_every_language_says_the_same_things_with_the_same_fields() -> None:
    def fields(words: Words) -> dict[str, list[str]]:
        return {what: sorted(re.findall(r"\{\w*\}", text)) for what, text in texts_of(words).items()}

    assert fields(WORDS["ko"]) == fields(WORDS["en"])


def test_korean_is_korean_and_english_english() -> None:
    for what, text in texts_of(WORDS["ko"]).items():
        # Commands, the name of the product, and the ID of a match are called the same everywhere.
        plain = re.sub(r"\{\w+\}|`upcard up`|Upcard|ID|http\S+|\? 규칙|l 기록|v 상황|q 나가기", "", text)
        assert not re.search("[A-Za-z]", plain), what
        assert not re.search(r"\}(은|는|이|가|을|를|과|와|으로|로)(?![가-힣])", text), what
    assert not any(re.search("[가-힣]", text) for text in texts_of(WORDS["en"]).values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_names_of_their_own_at_the_largest_table(language: str) -> None:
    names = {*WORDS[language].bots, WORDS[language].player}
    assert len(names) == 1 + len(WORDS[language].bots) >= 10


@cache
def played(game: str) -> tuple[Match, ...]:
    """A match of each number of seats, with the usual options."""
    engine = ENGINES[game]
    return tuple(random_match(engine, engine.options_type(), seats, Random(seats), plies=150) for seats in engine.seats)


def views(game: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every seat that is to move, and what it sees; and what each sees at the end."""
    engine = ENGINES[game]
    for match in played(game):
        for step in match.steps:
            for seat in engine.to_move(step.after) or range(match.seat_count):
                yield seat, msgspec.to_builtins(engine.view(step.after, seat))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(ENGINES))
def test_the_view_of_every_game_is_told_in_words(game: str, language: str) -> None:
    templates = texts(game, language)
    for seat, view in views(game):
        lines = view_lines(templates, view, NAMES[language])
        assert lines
        assert not re.search(r"[{}_]|None|null|True|False|\s\s", "\n".join(lines).replace("\n", "|")), lines
        hand = ", ".join(templates["names"][card] for card in view["hand"])
        assert not hand or any(line.endswith(f"{hand}.") for line in lines), (seat, lines)
        assert any(NAMES[language][seat] in line for line in lines)


@pytest.mark.parametrize("game", sorted(ENGINES))
def test_both_languages_tell_the_same_of_a_view(game: str) -> None:
    english, korean = (texts(game, language)["view"] for language in LANGUAGES)
    assert [line.get("when") for line in english] == [line.get("when") for line in korean]
    fields = [[sorted(re.findall(r"\{([\w.]+)\}", line["text"])) for line in lines] for lines in (english, korean)]
    assert fields[0] == fields[1]
    known = {field.name for field in msgspec.structs.fields(ENGINES[game].view_type)}
    assert {path.partition(".")[0] for line in fields[0] for path in line} <= known
    assert {field for line in english for field in line.get("when", {})} <= known
