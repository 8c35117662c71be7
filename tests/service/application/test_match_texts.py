"""The events of the match around a game have words, in every language."""

from __future__ import annotations

import re

import msgspec
import pytest

from engines.texts import LANGUAGES, texts_in
from service.application.match_events import MATCH_EVENTS, MatchFinished, MatchOpened, MatchStarted, SeatTaken
from service.terminal.sentences import sentence

OPENED = MatchOpened(game="showdown", edition=1, options={}, visibility="private", seats=2)
ANN = SeatTaken(seat=0, kind="human", name="Ann", bot=None)
ROBO = SeatTaken(seat=1, kind="bot", name="Robo", bot="basic")
STARTED = MatchStarted(options={}, seats=(), algorithm="upcard-shuffle-1", commitment="00", seed=None)
FINISHED = MatchFinished(reason="cards", places=(2, 1), scores=(0, 1), seed=None)


@pytest.mark.parametrize(
    ("event", "english", "korean"),
    [
        pytest.param(OPENED, "A table for 2 is set up.", "2인용 테이블이 마련되었습니다.", id="opened"),
        pytest.param(ANN, "Ann takes a seat.", "지우 님이 자리에 앉았습니다.", id="taken by a person"),
        pytest.param(
            ROBO, "Robo takes a seat (bot: basic).", "로보 님이 자리에 앉았습니다. (봇: 기본)", id="taken by a bot"
        ),
        pytest.param(
            STARTED, "All seats are taken: the match begins.", "모두 자리에 앉아 게임을 시작합니다.", id="started"
        ),
        pytest.param(
            FINISHED,
            "The match is over. Places: Ann 2, Robo 1.",
            "게임이 끝났습니다. 순위: 지우 님 2, 로보 님 1.",
            id="finished",
        ),
    ],
)
def test_an_event_of_the_match_is_told(event: msgspec.Struct, english: str, korean: str) -> None:
    values = msgspec.to_builtins(event)
    for language, names, said in (("en", ("Ann", "Robo"), english), ("ko", ("지우", "로보"), korean)):
        assert sentence(texts_in("service.application", language), values["type"], values, names) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_the_match_has_words(language: str) -> None:
    templates = texts_in("service.application", language)
    assert templates["language"] == language
    fields = {
        event.__struct_config__.tag: {field.name for field in msgspec.structs.fields(event)} for event in MATCH_EVENTS
    }
    assert set(templates["events"]) == set(fields)
    for kind, variants in templates["events"].items():
        for variant in variants:
            assert set(re.findall(r"\{(.*?)\}", variant["text"])) <= fields[kind]
            assert set(variant.get("when", {})) <= fields[kind]
        assert "when" not in variants[-1]


def test_the_languages_have_the_same_keys() -> None:
    english, korean = (texts_in("service.application", language) for language in LANGUAGES)
    assert english.keys() == korean.keys()
    assert english["names"].keys() == korean["names"].keys()
    assert english["seat_fields"] == korean["seat_fields"]
    assert english["seat_lists"] == korean["seat_lists"]
