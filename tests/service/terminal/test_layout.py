"""How text is fitted into a terminal."""

from __future__ import annotations

from random import Random

import pytest

from service.terminal.layout import harmless, in_columns, width, wrapped


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        pytest.param("Ben", 3, id="narrow"),
        pytest.param("민준 님", 7, id="Korean letters take two columns"),
        pytest.param("♣10 →", 5, id="suits and arrows take one"),
        pytest.param("e\u0301", 1, id="an accent takes none"),
        pytest.param("", 0, id="nothing"),
    ],
)
def test_width_is_what_a_terminal_needs(text: str, columns: int) -> None:
    assert width(text) == columns


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        pytest.param("one two", ["one two"], id="fits"),
        pytest.param("one two three four", ["one two three", "..four"], id="breaks at spaces"),
        pytest.param("one two three 님네", ["one two three", "..님네"], id="counts columns"),
        pytest.param("a incomprehensibilities b", ["a", "..incomprehensibilities", "..b"], id="a word too long"),
        pytest.param("incomprehensibilities b", ["incomprehensibilities", "..b"], id="begins too long"),
        pytest.param("a   b", ["a   b"], id="keeps spaces"),
        pytest.param("", [""], id="nothing"),
    ],
)
def test_a_line_is_broken_where_it_does_not_fit(text: str, lines: list[str]) -> None:
    assert wrapped(text, 14, "..") == lines


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        pytest.param("Ann 1, Ben 20, Cid 3", ["Ann 1, Ben 20,", "  Cid 3"], id="after a comma"),
        pytest.param("It is 12, Ann 3, Ben 4", ["It is 12,", "  Ann 3, Ben 4"], id="rather than in a pair"),
        pytest.param("No, you cannot do", ["No, you cannot", "  do"], id="but not too far to the left"),
    ],
)
def test_a_ragged_line_is_rather_broken_after_a_comma(text: str, lines: list[str]) -> None:
    assert wrapped(text, 14, "  ", ragged=True) == lines


def test_nothing_is_lost_by_breaking_lines() -> None:
    chance = Random(7)
    for _ in range(200):
        words = ["".join(chance.choices("ab가,.", k=chance.randint(1, 12))) for _ in range(chance.randint(1, 30))]
        columns, ragged = chance.randint(30, 60), chance.random() < 0.5
        lines = wrapped(" ".join(words), columns, "    ", ragged)
        assert " ".join(line.strip() for line in lines).split(" ") == words
        assert all(width(line) <= columns for line in lines)


@pytest.mark.parametrize(
    ("items", "lines"),
    [
        pytest.param([], [], id="none"),
        pytest.param(["Fold"], ["1) Fold"], id="one"),
        pytest.param(["Bet 1", "Bet 2", "Fold"], ["1) Bet 1   3) Fold", "2) Bet 2"], id="read downwards"),
        pytest.param(["카드 내기", "b", "c"], ["1) 카드 내기", "2) b", "3) c"], id="wide letters"),
        pytest.param(["a much longer move"], ["1) a much longer move"], id="wider than the terminal"),
        pytest.param(
            [str(number) for number in range(10)],
            [" 1) 0    6) 5", " 2) 1    7) 6", " 3) 2    8) 7", " 4) 3    9) 8", " 5) 4   10) 9"],
            id="numbers stand below each other",
        ),
    ],
)
def test_moves_are_numbered_in_as_many_columns_as_fit(items: list[str], lines: list[str]) -> None:
    assert in_columns(items, 20) == lines


@pytest.mark.parametrize(
    ("text", "left"),
    [
        pytest.param("Ann 님 ♣", "Ann 님 ♣", id="plain"),
        pytest.param("\x1b[2JAnn", "[2JAnn", id="escape"),
        pytest.param("A\u202enn\r\n\x9b\u200b", "Ann", id="directions and other controls"),
    ],
)
def test_nobody_steers_the_terminal_of_another(text: str, left: str) -> None:
    assert harmless(text) == left
