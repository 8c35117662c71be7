"""`upcard play` against the whole product: what cannot be played, and what is typed that is no move."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engines.registry import ENGINES
from engines.texts import texts
from tests.e2e.conftest import Sit
from tests.e2e.mischief import Fate, Passing, between
from tests.e2e.product import Upcard, upcard

pytestmark = pytest.mark.skipif(not Path("/proc/self").exists(), reason="finds processes by /proc")

NOBODY = "http://127.0.0.1:9"
"""An address where nothing answers: port 9 is the discard service, which nobody runs any more."""


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Nobody may bet before both players have stacked a card."),
        ("ko", texts("showdown", "ko")["rules"]["both-must-stack-first"]),
    ],
)
def test_a_refused_move_is_explained_by_the_rule(product: Upcard, sit: Sit, language: str, told: str) -> None:
    too_early = iter([b'{"type": "bet", "count": 1}'])

    def decide(passing: Passing) -> Fate:
        return next(too_early, None) if passing.path.endswith("/moves") else None

    with between(product.port, decide) as address:
        person = sit("showdown", "--server", address, "--option=first_seat=0", "--lang", language)
        person.play(Random(0), moves=1)
        assert person.wait_for_question()
        assert person.told.count(told) == 1
        # Nothing has happened, and the same move can be made now.
        assert person.ask("GET")["version"] == 5
        person.play(Random(0), moves=1)
        assert person.wait_for_question()
        person.press_ctrl_d()
        assert person.leave() == 0
    assert person.told.count(told) == 1


@pytest.mark.parametrize(
    ("language", "typed", "shown"),
    [
        pytest.param("en", "?", "Two robot outlaws", id="rules"),
        pytest.param("en", "l", "A table for 2 is set up.", id="log"),
        pytest.param("ko", "ㅣ", "2인용 테이블이 마련되었습니다.", id="log, typed in Korean"),
        pytest.param("en", "v", "── Showdown · Stacking ──", id="view"),
        pytest.param("ko", "ㅍ", "── 쇼다운 · 쌓기 ──", id="view, typed in Korean"),
        pytest.param("en", "5", "The moves are numbered from 1 to 4.", id="no such number"),
        pytest.param("en", "0", "The moves are numbered from 1 to 4.", id="nought"),
        pytest.param("en", "²", "Type the number of a move", id="no plain digit"),
        pytest.param("en", "hit", "Type the number of a move", id="a word"),
        pytest.param("en", "", "Type the number of a move", id="nothing"),
    ],
)
def test_what_else_may_be_typed(address: str, sit: Sit, language: str, typed: str, shown: str) -> None:
    person = sit("showdown", "--server", address, "--option=first_seat=0", "--lang", language)
    assert person.wait_for_question()
    before = len(person.screen)
    person.type(typed)
    assert person.wait_for_question()
    assert shown in person.screen[before:]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        pytest.param(
            ["chess"], "There is no game chess. There are: " + ", ".join(sorted(ENGINES)) + ".", id="no such game"
        ),
        pytest.param(["a b?c#d"], "There is no game a b?c#d.", id="odd letters"),
        pytest.param(["체스", "--lang=ko"], "그런 게임은 없습니다: 체스. 있는 게임: down-and-back,", id="in Korean"),
        pytest.param(["showdown", "--seats=3"], "Showdown is not played by 3. Players: 2.", id="too many seats"),
        pytest.param(["showdown", "--bots=deep"], "There is no bot deep. There are: random, basic.", id="no such bot"),
        pytest.param(["showdown", "--name= "], "Nobody can be called  : 1 to 40 visible", id="no name"),
        pytest.param(
            ["down-and-back", "--option=rounds=0"],
            "The option rounds cannot be 0. How many rounds the match lasts. Allowed: 1–100. Usually 10.",
            id="option out of range",
        ),
        pytest.param(
            ["down-and-back", "--option=rounds=0", "--lang=ko"],
            "옵션 rounds의 값으로 쓸 수 없습니다: 0. 게임이 이어지는 라운드 수. 가능한 값: 1–100. 기본값: 10.",
            id="option in Korean",
        ),
        pytest.param(
            ["showdown", "--option=decks=2"],
            "There is no option decks. There are: starting_energy,",
            id="no such option",
        ),
        pytest.param(
            ["down-and-back", "--option=starting_chips=2", "--option=ante=5"],
            "The option starting_chips cannot be 2. What each seat begins with; at least the ante.",
            id="options that do not go together",
        ),
        pytest.param(["--match=m_aaaaaaaaaaaaaaaa", "--token=x"], "Nobody at this table has that token.", id="token"),
        pytest.param(["--match=m_a", "--token=é"], "Nobody at this table has that token.", id="not even a token"),
        pytest.param(["--match=a b", "--token=x"], "a b is neither the id nor the address of a match.", id="no id"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(address: str, arguments: list[str], said: str) -> None:
    ended = upcard("play", "--server", address, *arguments)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.startswith(f"upcard: {said}")
    assert ended.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        pytest.param(["showdown", "--server", NOBODY], 1, f"upcard: No server answers at {NOBODY} (", id="nobody"),
        pytest.param(
            ["showdown", "--server", NOBODY, "--lang=ko"],
            1,
            f"upcard: {NOBODY} 주소에서 서버가",
            id="nobody, in Korean",
        ),
        pytest.param(
            ["showdown", "--server=localhost:8000"], 1, "upcard: localhost:8000 is not the address", id="no URL"
        ),
        pytest.param(["showdown", "--server=http://x:y"], 1, "upcard: http://x:y is not the address", id="no port"),
        pytest.param([], 2, "Usage: upcard play", id="neither game nor match"),
        pytest.param(["showdown", "--match=m_a", "--token=x"], 2, "Usage: upcard play", id="game and match"),
        pytest.param(["--match=m_a"], 2, "Usage: upcard play", id="match without token"),
        pytest.param(["showdown", "--option=rounds"], 2, "Usage: upcard play", id="option without value"),
    ],
)
def test_what_was_not_meant_is_said_without_a_server(arguments: list[str], code: int, said: str) -> None:
    ended = upcard("play", *arguments)
    assert (ended.returncode, ended.stdout) == (code, "")
    assert ended.stderr.startswith(said)
    assert "Traceback" not in ended.stderr
