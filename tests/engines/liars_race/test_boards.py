"""Boards of one's own: what makes one valid, and what is said about one that is not.

Source: rules/liars-race.md, section 7.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.contract import InvalidOptions
from engines.liars_race.rules import check
from engines.liars_race.state import Board, Options
from tests.support.liars_race import any_board, arrows, at, board, play
from tests.support.liars_race_boards import BROKEN


@pytest.mark.parametrize(
    ("made", "detail"), [pytest.param(board(**made), detail, id=f"sec 7: {name}") for name, made, detail in BROKEN]
)
def test_a_broken_condition_is_named(made: Board, detail: str) -> None:
    with pytest.raises(InvalidOptions) as refusal:
        check(Options(board=made), 3)
    assert (refusal.value.option, refusal.value.detail) == ("board", detail)


@pytest.mark.parametrize(
    "made",
    [
        pytest.param(board(12), id="sec 7: the shortest, without arrows"),
        pytest.param(board(100, "1>99", "99>1"), id="sec 7: the longest, with the farthest arrows"),
        pytest.param(board(20, "3>8 4>8", "8>3 12>4"), id="sec 7: a red trap, and two arrows to one space"),
        pytest.param(
            board(60, " ".join(f"{space}>40" for space in range(1, 16)), "40>1"), id="sec 7: fifteen green arrows"
        ),
        pytest.param(
            board(60, "1>21", " ".join(f"{space}>1" for space in range(21, 36))), id="sec 7: fifteen red arrows"
        ),
    ],
)
def test_a_good_board(made: Board) -> None:
    for seat_count in (3, 4):
        check(Options(board=made), seat_count)


@given(made=any_board())
def test_any_board_of_the_conformance_tests_is_good(made: Board) -> None:
    check(Options(board=made), 3)


@given(
    length=st.integers(10, 20),
    green=st.lists(st.tuples(st.integers(0, 20), st.integers(0, 20)), max_size=3),
    red=st.lists(st.tuples(st.integers(0, 20), st.integers(0, 20)), max_size=3),
)
def test_boards_are_judged_as_the_rules_page_says(
    length: int, green: list[tuple[int, int]], red: list[tuple[int, int]]
) -> None:
    starts = [start for start, _ in (*green, *red)]
    is_valid = (
        12 <= length <= 100
        and len(set(starts)) == len(starts)
        and all(1 <= start <= length - 1 for start in starts)
        and all(end > start and end in dict(red) for start, end in green)
        and all(end < start and end in dict(green) for start, end in red)
    )
    made = board(length, *(" ".join(f"{start}>{end}" for start, end in colour) for colour in (green, red)))
    if is_valid:
        check(Options(board=made), 3)
    else:
        with pytest.raises(InvalidOptions):
            check(Options(board=made), 3)


GOOD: dict[str, Any] = {"name": "mine", "length": 20, "green": [{"from": 3, "to": 8}], "red": [{"from": 8, "to": 3}]}


def test_the_wire_form() -> None:
    options = msgspec.convert({"board": GOOD}, Options)
    assert options.board == board(20, "3>8", "8>3")
    assert msgspec.json.decode(msgspec.json.encode(options))["board"] == GOOD


@pytest.mark.parametrize(
    "wrong",
    [
        pytest.param({"name": ""}, id="no name"),
        pytest.param({"name": "x" * 41}, id="a name of 41 letters"),
        pytest.param({"length": "20"}, id="a length in letters"),
        pytest.param({"green": [{"from": 3}]}, id="an arrow without an end"),
        pytest.param({"green": [{"from_": 3, "to": 8}]}, id="an arrow with a field of another name"),
        pytest.param({"blue": []}, id="another colour"),
        pytest.param({"red": None}, id="null for no arrows"),
    ],
)
def test_what_is_no_board(wrong: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"board": {**GOOD, **wrong}}, Options)


@pytest.mark.parametrize("missing", sorted(GOOD))
def test_nothing_may_be_missing(missing: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=missing):
        msgspec.convert({"board": {name: value for name, value in GOOD.items() if name != missing}}, Options)


def test_a_board_of_one_s_own_is_played_on() -> None:
    mine = board(12, "5>8", "8>5 10>5")
    played = play(at("1 9 4", "4 2 3", "0:9h 1:Kd 2:Qc", board=mine), "0:9h 1:Kd 2:Qc")
    assert played.state.positions == (8, 5, 3), "5 is green, a penalty from 9 lands on red 8, one from 4 on nothing"
    assert arrows("5>8") == mine.green
    over = play(at("9 0 0", "4 2 3", "0:9h 1:Kd 2:Qc", board=mine), "0:9h 1:Kd 2:Qc").state
    assert (over.phase, over.positions[0]) == ("finished", 12)
