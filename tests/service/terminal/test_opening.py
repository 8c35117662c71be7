"""Why a match cannot be opened, in one line for each fault."""

from __future__ import annotations

from typing import Any

import pytest

from service.terminal.opening import complaints
from service.terminal.words import WORDS

GAME: dict[str, Any] = {
    "title": "Toy",
    "seats": {"min": 2, "max": 4},
    "bots": [{"name": "random"}, {"name": "basic"}],
    "options": {
        "properties": {
            "hands": {"type": "integer", "minimum": 1, "maximum": 9, "default": 3, "description": "How many hands."},
            "open": {"type": "boolean", "default": False},
            "dealer": {"anyOf": [{"type": "integer", "minimum": 0, "maximum": 0}, {"type": "null"}], "default": None},
            "board": {"anyOf": [{"enum": ["short", "long"]}, {"$ref": "#/$defs/Board"}], "default": "short"},
            "free": {"type": "string"},
        }
    },
}
ASKED: dict[str, Any] = {
    "seats": [{"kind": "human", "name": "A\u200bnn"}, {"kind": "bot", "bot": "deep"}],
    "options": {"hands": 0, "open": "maybe", "dealer": 3, "board": {"length": 1}, "free": None},
}


@pytest.mark.parametrize(
    ("pointer", "english", "korean"),
    [
        pytest.param(
            "/options/hands",
            "The option hands cannot be 0. How many hands. Allowed: 1–9. Usually 3. (why)",
            "옵션 hands의 값으로 쓸 수 없습니다: 0. How many hands. 가능한 값: 1–9. 기본값: 3. (why)",
            id="number",
        ),
        pytest.param(
            "/options/open",
            'The option open cannot be "maybe". Allowed: true, false. Usually false. (why)',
            '옵션 open의 값으로 쓸 수 없습니다: "maybe". 가능한 값: true, false. 기본값: false. (why)',
            id="yes or no",
        ),
        pytest.param(
            "/options/dealer",
            "The option dealer cannot be 3. Allowed: 0, null. Usually null. (why)",
            "옵션 dealer의 값으로 쓸 수 없습니다: 3. 가능한 값: 0, null. 기본값: null. (why)",
            id="one or none",
        ),
        pytest.param(
            "/options/board/length",
            'The option board cannot be {"length": 1}. Allowed: short, long. Usually short. (why)',
            '옵션 board의 값으로 쓸 수 없습니다: {"length": 1}. 가능한 값: short, long. 기본값: short. (why)',
            id="inside",
        ),
        pytest.param(
            "/options/free",
            "The option free cannot be null. (why)",
            "옵션 free의 값으로 쓸 수 없습니다: null. (why)",
            id="hardly described",
        ),
        pytest.param(
            "/options/cards",
            "There is no option cards. There are: hands, open, dealer, board, free.",
            "그런 옵션은 없습니다: cards. 있는 옵션: hands, open, dealer, board, free.",
            id="unknown",
        ),
        pytest.param(
            "/seats",
            "Toy is not played by 2. Players: 2–4.",
            "Toy의 인원이 맞지 않습니다: 2명. 가능한 인원: 2–4명.",
            id="seats",
        ),
        pytest.param(
            "/seats/1/bot",
            "There is no bot deep. There are: random, basic.",
            "그런 봇은 없습니다: deep. 있는 봇: random, basic.",
            id="bot",
        ),
        pytest.param(
            "/seats/0/name",
            "Nobody can be called A\u200bnn: 1 to 40 visible characters, without spaces at either end.",
            "이름으로 쓸 수 없습니다: A\u200bnn. 보이는 글자 1~40자이고 앞뒤에 공백이 없어야 합니다.",
            id="name",
        ),
        pytest.param(
            "/visibility",
            "The server does not accept /visibility: why.",
            "서버가 받아들이지 않은 부분: /visibility (why)",
            id="anything else",
        ),
        pytest.param("", "The server says no: why.", "서버가 거절했습니다: why", id="the whole"),
    ],
)
def test_a_fault_is_said_in_a_line(pointer: str, english: str, korean: str) -> None:
    problem = {"code": "invalid_body", "errors": [{"pointer": pointer, "detail": "why"}]}
    said = [complaints(problem, GAME, ASKED, WORDS[language]) for language in ("en", "ko")]
    assert said == [[english], [korean]]


def test_every_fault_is_said() -> None:
    errors = [{"pointer": "/seats/1/bot", "detail": ""}, {"pointer": "/seats", "detail": ""}]
    assert len(complaints({"code": "invalid_body", "errors": errors}, GAME, ASKED, WORDS["en"])) == 2


def test_a_refusal_without_faults_is_said_as_it_is() -> None:
    problem = {"code": "invalid_body", "detail": "the body is not JSON"}
    assert complaints(problem, GAME, ASKED, WORDS["en"]) == ["The server says no: the body is not JSON."]
