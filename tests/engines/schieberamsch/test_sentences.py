"""What Schieberamsch says in a log, word by word.

Source: rules/schieberamsch.md, sections 3 and 7.
"""

from __future__ import annotations

import re

import msgspec
import pytest

from engines.schieberamsch.events import (
    GrandHandAnnounced,
    HandDealt,
    HandScored,
    HandStarted,
    KontraSaid,
    MatchEnded,
    Passed,
    RekontraSaid,
    SkatDiscarded,
    SkatPushed,
    SkatTaken,
    TrickWon,
)
from engines.texts import LANGUAGES
from tests.engines.schieberamsch.test_texts import assert_reads_well, told
from tests.support.schieberamsch import GRAND_HAND, RAMSCH, Golden, line_of, play, read
from tests.support.schieberamsch_scores import grand_hand, ramsch


def scored_of(hand: Golden) -> HandScored:
    return play(hand.begun(), f"{hand.said} {line_of(hand.tricks)}").only(HandScored)


@pytest.mark.parametrize(
    ("event", "english", "korean"),
    [
        pytest.param(
            HandStarted(hand_number=2, dealer=0, phase="announce", next_seat=1),
            "Hand 2: Ann deals, Ben is forehand.",
            "2번째 판: 지우 님이 딜러, 민준 님이 선입니다.",
            id="a new hand",
        ),
        pytest.param(
            HandDealt(seat=0, cards=None),
            "Ann is dealt ten cards.",
            "지우 님이 카드 열 장을 받았습니다.",
            id="a hidden hand",
        ),
        pytest.param(
            Passed(seat=0, phase="skat", next_seat=1),
            "Ann passes. Nobody plays alone: Ben has the skat first.",
            "지우 님이 패스했습니다. 그랜드 핸드가 없으므로 민준 님부터 스카트를 정합니다.",
            id="the third pass",
        ),
        pytest.param(
            GrandHandAnnounced(seat=1, phase="kontra", next_seat=2),
            "Ben announces Grand Hand and plays alone.",
            "민준 님이 그랜드 핸드를 선언하고 혼자 겨룹니다.",
            id="an announcement",
        ),
        pytest.param(
            KontraSaid(seat=2, next_seat=1),
            "Cid says kontra: the hand counts double.",
            "서연 님이 콘트라를 불렀습니다. 이 판의 점수는 2배입니다.",
            id="kontra",
        ),
        pytest.param(
            RekontraSaid(seat=1, next_seat=0),
            "Ben says rekontra: the hand counts four times. Ann leads.",
            "민준 님이 레콘트라를 불렀습니다. 이 판의 점수는 4배입니다. 지우 님부터 카드를 냅니다.",
            id="rekontra",
        ),
        pytest.param(
            SkatTaken(seat=1, cards=("Js", "Ts")),
            "Ben takes the skat: J♠, 10♠.",
            "민준 님이 스카트를 가져갔습니다: ♠J, ♠10.",
            id="the own skat",
        ),
        pytest.param(
            SkatDiscarded(seat=0, cards=None, phase="play", next_seat=1),
            "Ann discards two cards. Ben leads.",
            "지우 님이 두 장을 내려놓았습니다. 민준 님부터 카드를 냅니다.",
            id="the last discards",
        ),
        pytest.param(
            SkatPushed(seat=2, factor=2, phase="skat", next_seat=0),
            "Cid pushes the skat on: the hand counts double.",
            "서연 님이 스카트를 밀었습니다. 이 판의 점수는 2배입니다.",
            id="a push",
        ),
        pytest.param(
            SkatPushed(seat=0, factor=8, phase="play", next_seat=1),
            "Ann pushes the skat on: the hand counts 8 times. Ben leads.",
            "지우 님이 스카트를 밀었습니다. 이 판의 점수는 8배입니다. 민준 님부터 카드를 냅니다.",
            id="the last push",
        ),
        pytest.param(
            TrickWon(seat=1, cards=("Kc", "Qc", "7c"), points=7),
            "Ben wins the trick K♣, Q♣, 7♣ (7 points).",
            "민준 님이 트릭을 땄습니다: ♣K, ♣Q, ♣7. (7점)",
            id="a trick",
        ),
        pytest.param(
            scored_of(RAMSCH),
            "Card points: Ann 0, Ben 57, Cid 63. Skat: J♠, A♥. Ann took no trick: the hand counts 4 times. "
            "Score: Ann 0, Ben 0, Cid 25. Total: Ann 0, Ben 0, Cid 25.",
            "카드 점수: 지우 님 0, 민준 님 57, 서연 님 63. 스카트: ♠J, ♥A. 지우 님이 트릭을 하나도 따지 않아 점수는 "
            "4배입니다. 이번 점수: 지우 님 0, 민준 님 0, 서연 님 25. 합계: 지우 님 0, 민준 님 0, 서연 님 25.",
            id="7.6",
        ),
        pytest.param(
            scored_of(GRAND_HAND),
            "Ben wins the Grand Hand. Card points: Ann 42, Ben 64, Cid 14. Skat: J♣, A♥. Matadors: with 2. "
            "Value: 24 times 4. Score: Ann 0, Ben -9, Cid 0. Total: Ann 0, Ben -9, Cid 0.",
            "민준 님이 그랜드 핸드에 성공했습니다. 카드 점수: 지우 님 42, 민준 님 64, 서연 님 14. 스카트: ♣J, ♥A. "
            "마타도르 2장 있음, 값은 24 × 4. 이번 점수: 지우 님 0, 민준 님 -9, 서연 님 0. "
            "합계: 지우 님 0, 민준 님 -9, 서연 님 0.",
            id="7.7",
        ),
        pytest.param(
            MatchEnded(reason="target", places=(2, 3, 1), scores=(50, 61, -7)),
            "The score limit is reached. Final score, the lowest wins: Ann 50, Ben 61, Cid -7.",
            "점수 한도에 이르러 게임이 끝났습니다. 점수가 낮은 사람이 이깁니다. "
            "최종 점수: 지우 님 50, 민준 님 61, 서연 님 -7.",
            id="the score limit",
        ),
    ],
)
def test_what_is_said(event: msgspec.Struct, english: str, korean: str) -> None:
    for language, said in (("en", english), ("ko", korean)):
        assert told(event, language) == said
        assert_reads_well(said, language)


@pytest.mark.parametrize(
    ("event", "english"),
    [
        pytest.param(ramsch("50 40 30", "4 3 3"), "Card points: .*Skat: 8♣, 7♣. Score:", id="a plain Ramsch"),
        pytest.param(ramsch("50 40 30", "4 3 3", 1), "The hand counts double. Score:", id="pushed once"),
        pytest.param(ramsch("50 40 30", "4 3 3", 3), "The hand counts 8 times. Score:", id="pushed three times"),
        pytest.param(ramsch("83 37 0", "7 3 0"), "Cid took no trick: the hand counts double.", id="a virgin"),
        pytest.param(ramsch("83 37 0", "7 3 0", 3), "Cid took no trick: the hand counts 16 times.", id="and pushes"),
        pytest.param(ramsch("0 0 120", "0 0 10"), "Cid has taken all tricks! Skat: 8♣, 7♣. Score:", id="a march"),
        pytest.param(ramsch("0 0 120", "0 0 10", 1), "all tricks! .*The hand counts double.", id="a march, a push"),
        pytest.param(
            ramsch("0 0 120", "0 0 10", 2), "all tricks! .*The hand counts 4 times.", id="a march, two pushes"
        ),
        pytest.param(grand_hand("Jc", 61, 6, 2), "Ben wins .*with 1. Value: 24 times 3, times 4.", id="rekontra"),
        pytest.param(grand_hand("", 60, 6), "Ben loses .*without 4. Value: 24 times 6.", id="a lost Grand Hand"),
        pytest.param(grand_hand("Jh", 60, 6, 1, 2), "Ben loses .*Value: 24 times 4, times 4.", id="a loss doubled"),
    ],
)
def test_scores_tell_what_they_were_multiplied_by(event: HandScored, english: str) -> None:
    assert re.search(english, told(event, "en"))
    for language in LANGUAGES:
        assert_reads_well(told(event, language), language)


def test_a_discard_is_told_by_its_cards() -> None:
    _, discard = read("0:>JcTd")
    assert told(discard, "en") == "Discard J♣, 10♦"
    assert told(discard, "ko") == "내려놓기: ♣J, ♦10"
