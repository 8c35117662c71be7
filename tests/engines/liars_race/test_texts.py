"""Whatever Liars' Race can say has words, in every language, and they read well together."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import msgspec
import pytest

from engines.liars_race import ENGINE
from engines.liars_race.events import (
    CardPlayed,
    DealStarted,
    DiceRolled,
    HandDealt,
    MatchEnded,
    PawnMoved,
    Play,
    TrickWon,
)
from engines.liars_race.moves import PlayCard
from engines.liars_race.state import BOARDS, Options
from engines.texts import LANGUAGES, rules_text, texts
from service.terminal.sentences import sentence, view_lines
from tests.engines.liars_race.test_refusals import REFUSALS
from tests.support.liars_race import begun, board, holding, play
from tests.support.matches import random_match
from tests.support.wording import assert_reads_well

GAME = "liars-race"
NAMES = {"en": ("Ann", "Ben", "Cid", "Dot"), "ko": ("지우", "민준", "서연", "하준")}


def as_json(message: Any) -> Any:
    return json.loads(msgspec.json.encode(message))


def told(message: msgspec.Struct, language: str) -> str:
    values = as_json(message)
    return sentence(texts(GAME, language), values["type"], values, NAMES[language])


def test_the_languages_tell_the_same_cases_apart() -> None:
    english, korean = (texts(GAME, language) for language in LANGUAGES)
    for section in ("events", "moves"):
        one, other = (
            {kind: [variant.get("when") for variant in variants] for kind, variants in words[section].items()}
            for words in (english, korean)
        )
        assert one == other


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_whole_log_reads_well_for_every_viewer(viewer: int | None, language: str) -> None:
    for seat_count in ENGINE.seats:
        for seed in range(3):
            options = Options(board="short", goal_rule="exact_bounce", hand_size=(1, "auto", 13)[seed])
            match = random_match(ENGINE, options, seat_count, Random(seed))
            for event in match.events:
                assert_reads_well(told(ENGINE.redact(event, viewer), language), language)
            for step in match.steps:
                for seat in ENGINE.to_move(step.after):
                    labels = [told(move, language) for move in ENGINE.legal_moves(step.after, seat)]
                    assert len(set(labels)) == len(labels)
                    for label in labels:
                        assert_reads_well(label, language)
                for line in view_lines(
                    texts(GAME, language), as_json(ENGINE.view(step.after, viewer)), NAMES[language]
                ):
                    assert_reads_well(line, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rule", "facts"), [(row.values[2], row.values[3]) for row in REFUSALS])
def test_every_refusal_reads_well(rule: str, facts: dict[str, Any], language: str) -> None:
    assert_reads_well(sentence(texts(GAME, language), rule, facts, NAMES[language]), language)


def moved(steps: int, start: int, landed: int, to: int, shortcut: Any = None) -> PawnMoved:
    cause: Any = "win" if steps > 0 else "penalty"
    return PawnMoved(seat=1, steps=steps, from_=start, landed=landed, shortcut=shortcut, to=to, cause=cause)


@pytest.mark.parametrize(
    ("message", "english", "korean"),
    [
        pytest.param(
            DealStarted(deal=2, leader=1, hand_size=6, undealt_count=36),
            "Deal 2: 6 cards each. Ben leads.",
            "2번째 판: 카드를 6장씩 받습니다. 민준 님이 선입니다.",
            id="a deal",
        ),
        pytest.param(
            DealStarted(deal=1, leader=0, hand_size=1, undealt_count=51),
            "Deal 1: one card each. Ann leads.",
            "1번째 판: 카드를 한 장씩 받습니다. 지우 님이 선입니다.",
            id="a deal of single cards",
        ),
        pytest.param(
            HandDealt(seat=0, cards=None), "Ann is dealt a hand.", "지우 님이 카드를 받았습니다.", id="a hidden hand"
        ),
        pytest.param(
            HandDealt(seat=0, cards=("Th", "Xb")),
            "Ann is dealt 10♥, black joker.",
            "지우 님이 받은 카드: ♥10, 흑백 조커.",
            id="the own hand",
        ),
        pytest.param(
            DiceRolled(dice=(2, 5, 3)),
            "The dice are rolled: Ann 2, Ben 5, Cid 3.",
            "주사위를 굴렸습니다: 지우 님 2, 민준 님 5, 서연 님 3.",
            id="dice",
        ),
        pytest.param(
            CardPlayed(seat=2, card="Xr", next_seat=None),
            "Cid plays colour joker.",
            "서연 님이 컬러 조커 카드를 냈습니다.",
            id="a joker",
        ),
        pytest.param(
            TrickWon(seat=0, card="As", lead_suit="s", plays=(Play(0, "As"),)),
            "Ann wins the trick with A♠.",
            "지우 님이 ♠A 카드로 트릭을 땄습니다.",
            id="a trick",
        ),
        pytest.param(
            moved(5, 0, 5, 5),
            "Ben goes forward (5): from 0 to 5.",
            "민준 님의 말이 앞으로 갑니다. (5칸, 0번 → 5번)",
            id="forward",
        ),
        pytest.param(
            moved(4, 18, 22, 28, "green"),
            "Ben goes forward (4): from 18 to 22, a green space, and on to 28.",
            "민준 님의 말이 앞으로 갑니다. (4칸, 18번 → 22번) 녹색 칸이라 28번까지 더 갑니다.",
            id="forward onto green",
        ),
        pytest.param(
            moved(6, 14, 20, 9, "red"),
            "Ben goes forward (6): from 14 to 20, a red space, and back to 9.",
            "민준 님의 말이 앞으로 갑니다. (6칸, 14번 → 20번) 적색 칸이라 9번까지 되돌아갑니다.",
            id="forward onto red",
        ),
        pytest.param(
            moved(-3, 2, 0, 0),
            "Ben goes back (-3): from 2 to 0.",
            "민준 님의 말이 벌칙으로 물러납니다. (-3칸, 2번 → 0번)",
            id="back",
        ),
        pytest.param(
            moved(-1, 10, 9, 15, "green"),
            "Ben goes back (-1): from 10 to 9, a green space, and forward to 15.",
            "민준 님의 말이 벌칙으로 물러납니다. (-1칸, 10번 → 9번) 녹색 칸이라 15번까지 앞으로 갑니다.",
            id="back onto green",
        ),
        pytest.param(
            moved(-4, 24, 20, 9, "red"),
            "Ben goes back (-4): from 24 to 20, a red space, and further back to 9.",
            "민준 님의 말이 벌칙으로 물러납니다. (-4칸, 24번 → 20번) 적색 칸이라 9번까지 더 물러납니다.",
            id="back onto red",
        ),
        pytest.param(
            MatchEnded(reason="goal", places=(1, 2, 2), scores=(32, 12, 12)),
            "A pawn has reached the goal. Final spaces: Ann 32, Ben 12, Cid 12. Places: Ann 1, Ben 2, Cid 2.",
            "골인입니다! 마지막 칸: 지우 님 32, 민준 님 12, 서연 님 12. 순위: 지우 님 1, 민준 님 2, 서연 님 2.",
            id="the goal",
        ),
        pytest.param(PlayCard(card="Td"), "Play 10♦", "♦10 내기", id="a move"),
    ],
)
def test_what_is_said(message: msgspec.Struct, english: str, korean: str) -> None:
    for language, said in (("en", english), ("ko", korean)):
        assert told(message, language) == said
        assert_reads_well(said, language)


def test_a_view_is_told_in_lines() -> None:
    state = holding(begun(board=board(20, "3>8", "8>3")), "Td Xb / 4c / 9d")
    view = as_json(ENGINE.view(play(state, "0:Td 1:4c").state, 2))
    hand = ", ".join(texts(GAME, "en")["names"][card] for card in state.hands[2])
    dice = ", ".join(f"{name} {die}" for name, die in zip(NAMES["en"], state.dice, strict=False))
    assert view_lines(texts(GAME, "en"), view, NAMES["en"]) == [
        "Deal 1, trick 1. The goal is 20. Pawns: Ann 0, Ben 0, Cid 0.",
        f"Dice: {dice}.",
        "Green arrows, from and to: 3 8.",
        "Red arrows, from and to: 8 3.",
        "Cards in the hands: Ann 5, Ben 5, Cid 6.",
        "Played in this deal: 10♦, 4♣.",
        "The trick, led by Ann: Ann 10♦, Ben 4♣.",
        f"Your hand: {hand}.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_text_lists_every_option_with_its_default(language: str) -> None:
    rows = re.findall(r"^\| `(\w+)` \| `(\w+)` \|", rules_text(GAME, language), re.MULTILINE)
    defaults: dict[str, Any] = msgspec.to_builtins(Options())
    assert rows == [(name, str(default).lower()) for name, default in defaults.items()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_text_draws_every_board(language: str) -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| (.+) \| (.+) \|$", rules_text(GAME, language), re.MULTILINE)
    assert rows == [
        (
            name,
            str(made.length),
            *(", ".join(f"{arrow.from_}→{arrow.to}" for arrow in arrows) for arrows in (made.green, made.red)),
        )
        for name, made in BOARDS.items()
    ]
