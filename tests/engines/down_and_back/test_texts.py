"""Whatever Down and Back can say has words, in every language, and they read well together."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import msgspec
import pytest

from engines.down_and_back import ENGINE
from engines.down_and_back.events import (
    CardDrawn,
    HandDealt,
    MatchEnded,
    PotWon,
    ShowdownThree,
    SplitCommitted,
    StockRefilled,
    TieDrawn,
)
from engines.down_and_back.state import Options
from engines.texts import LANGUAGES, rules_text, texts
from service.terminal.sentences import sentence
from tests.engines.down_and_back.test_refusals import REFUSALS
from tests.support.down_and_back import read
from tests.support.matches import random_match
from tests.support.wording import assert_reads_well

GAME = "down-and-back"
NAMES = {"en": ("Ann", "Ben", "Cid", "Dot", "Eve"), "ko": ("지우", "민준", "서연", "하준", "유나")}


def told(message: msgspec.Struct, language: str) -> str:
    values = msgspec.to_builtins(message)
    return sentence(texts(GAME, language), values["type"], values, NAMES[language])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_whole_log_reads_well_for_every_viewer(viewer: int | None, language: str) -> None:
    for seat_count in ENGINE.seats:
        for seed in range(3):
            options = Options(rounds=3, starting_chips=2, turns=5)
            match = random_match(ENGINE, options, seat_count, Random(seed))
            for event in match.events:
                assert_reads_well(told(ENGINE.redact(event, viewer), language), language)
            for step in match.steps:
                for seat in ENGINE.to_move(step.after):
                    labels = [told(move, language) for move in ENGINE.legal_moves(step.after, seat)]
                    assert len(set(labels)) == len(labels)
                    for label in labels:
                        assert_reads_well(label, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rule", "facts"), [(row.values[2], row.values[3]) for row in REFUSALS])
def test_every_refusal_reads_well(rule: str, facts: dict[str, Any], language: str) -> None:
    assert_reads_well(sentence(texts(GAME, language), rule, facts, NAMES[language]), language)


SHOWN = ShowdownThree(
    hands=(("Kc", "Qs", "Jd"), None, ("Kh", "Qh", "Jc")),
    categories=("run", None, "run"),
    keys=((13,), None, (13,)),
    tied=(2, 0),
    winner=None,
)


@pytest.mark.parametrize(
    ("event", "english", "korean"),
    [
        pytest.param(
            HandDealt(seat=0, cards=None),
            "Ann is dealt seven cards.",
            "지우 님이 카드 일곱 장을 받았습니다.",
            id="a hidden hand",
        ),
        pytest.param(
            CardDrawn(seat=1, source="stock", card=None, stock_count=9),
            "Ben draws from the stock (9 left).",
            "민준 님이 뽑을 더미에서 한 장 뽑았습니다. (남은 카드 9장)",
            id="a hidden card",
        ),
        pytest.param(
            CardDrawn(seat=1, source="stock", card="Th", stock_count=9),
            "Ben draws 10♥ from the stock (9 left).",
            "민준 님이 뽑을 더미에서 ♥10 카드를 뽑았습니다. (남은 카드 9장)",
            id="the own card",
        ),
        pytest.param(
            CardDrawn(seat=1, source="discard", card="As", stock_count=9),
            "Ben takes A♠ from the discard pile.",
            "민준 님이 버린 더미에서 ♠A 카드를 가져갔습니다.",
            id="a card from the pile",
        ),
        pytest.param(
            StockRefilled(up_card=None, stock_count=17),
            "The stock is too small for the tie: all cards outside the hands are shuffled into a new one (17 cards).",
            "동점을 가리기에 뽑을 더미가 모자라, 손에 없는 카드를 모두 섞어 새 더미를 만들었습니다. (17장)",
            id="a stock for a tie",
        ),
        pytest.param(
            SplitCommitted(seat=2, four=None, three=None),
            "Cid has split the hand.",
            "서연 님이 패를 나누었습니다.",
            id="a hidden split",
        ),
        pytest.param(
            SHOWN,
            "Back: Ann K♣ Q♠ J♦, Cid K♥ Q♥ J♣. Ann run, Cid run: a tie.",
            "백 대결: 지우 님 ♣K ♠Q ♦J, 서연 님 ♥K ♥Q ♣J. 지우 님 런, 서연 님 런. 동점입니다.",
            id="a tie without a seat that is out",
        ),
        pytest.param(
            TieDrawn(half="three", drawn=("Jh", None, "8c"), tied=(), winner=0, stock_count=3),
            "Cards drawn for the tie: Ann J♥, Cid 8♣. Ann wins.",
            "동점 뽑기: 지우 님 ♥J, 서연 님 ♣8. 지우 님이 이겼습니다.",
            id="a tie draw",
        ),
        pytest.param(
            PotWon(seat=0, amount=6, reason="last_seat", chips=(9, 0)),
            "Ann is the last one left and takes the pot of 6. Chips: Ann 9, Ben 0.",
            "마지막으로 남은 지우 님이 팟을 가져갑니다. (칩 6개) 칩: 지우 님 9, 민준 님 0.",
            id="the last one",
        ),
        pytest.param(
            MatchEnded(reason="nobody_can_ante", places=(1, 1), scores=(2, 2)),
            "Nobody can pay the next ante. Chips at the end: Ann 2, Ben 2.",
            "앤티를 낼 수 있는 사람이 없어 게임이 끝났습니다. 최종 칩: 지우 님 2, 민준 님 2.",
            id="an end without a winner of the pot",
        ),
    ],
)
def test_what_is_said(event: msgspec.Struct, english: str, korean: str) -> None:
    for language, said in (("en", english), ("ko", korean)):
        assert told(event, language) == said
        assert_reads_well(said, language)


def test_a_split_is_told_by_its_hand_of_four() -> None:
    ((_, split),) = read("0=KcQsJdTh")
    assert told(split, "en") == "Down: K♣, Q♠, J♦, 10♥"
    assert told(split, "ko") == "다운: ♣K, ♠Q, ♦J, ♥10"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_text_lists_every_option_with_its_default(language: str) -> None:
    rows = re.findall(r"^\| `(\w+)` \| `?(\w+)`? \|", rules_text(GAME, language), re.MULTILINE)
    defaults: dict[str, Any] = msgspec.to_builtins(Options())
    assert rows == [(name, "null" if default is None else str(default)) for name, default in defaults.items()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_text_lists_the_hands_from_high_to_low(language: str) -> None:
    names = texts(GAME, language)["names"]
    fours = ("quad", "prial", "bouncer", "run", "flush", "two_pairs", "pair", "high_card")
    threes = ("prial", "bouncer", "run", "flush", "pair", "high_card")
    rows = re.findall(r"^\| \*\*(.+?)\*\* \|", rules_text(GAME, language), re.MULTILINE)
    assert [row.lower() for row in rows] == [names[category] for category in (*fours, *threes)]
    assert not re.search(r"<\w", rules_text(GAME, language))
