"""What the summary of fuzzing must not overlook."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.openapi.fuzz.report import FEWEST, idle, never_seen, table, undeclared
from tests.openapi.fuzz.seen import Seen
from tests.service.api.client import Declared, declared


def seen(answers: dict[Declared, int] | None = None, *, tried: int = 0, done: int = 0) -> Seen:
    """Answers, and how often `make_move` was tried and carried out."""
    counted = Seen()
    counted.answers = Counter(answers or {})
    counted.tried["make_move"], counted.done["make_move"] = tried, done
    return counted


@pytest.mark.parametrize(
    ("answer", "found"),
    [
        pytest.param(("get_game", 200, None), [], id="declared"),
        pytest.param(("get_game", 409, "match_over"), [("get_game", 409, "match_over")], id="another status"),
        pytest.param(("get_game", 404, "bad_luck"), [("get_game", 404, "bad_luck")], id="another code"),
        pytest.param(("get_game", 200, "game_not_found"), [("get_game", 200, "game_not_found")], id="a code too many"),
    ],
)
def test_what_is_not_declared_is_found(answer: Declared, found: list[Declared]) -> None:
    assert undeclared(seen({answer: 1})) == found


@pytest.mark.parametrize(
    ("tried", "done", "found"),
    [
        pytest.param(100, 60, {}, id="most are carried out"),
        pytest.param(100, 30, {"all": "30 of 100"}, id="too few of all"),
        pytest.param(100, 9, {"make_move": "9 of 100", "all": "9 of 100"}, id="too few of one"),
        pytest.param(FEWEST - 1, 0, {}, id="too few to tell"),
    ],
)
def test_requests_that_end_at_the_door_are_found(tried: int, done: int, found: dict[str, str]) -> None:
    assert idle(seen(tried=tried, done=done)) == found


def test_what_was_never_seen_is_told_but_for_servers_in_trouble() -> None:
    told = never_seen(seen(dict.fromkeys(declared() - {("get_game", 404, "game_not_found")}, 1)))
    assert told == {"get_game": ["404 game_not_found"]}
    assert "make_move" not in told
    assert not any("quota_exceeded" in answer for answers in never_seen(Seen()).values() for answer in answers)


def test_each_operation_has_its_line() -> None:
    [line] = [line for line in table(seen({("get_game", 404, "game_not_found"): 3})) if line.startswith("get_game ")]
    assert line.split() == ["get_game", "3", "0/0", "404", "game_not_found", "3"]


def test_what_is_counted_survives_the_file(tmp_path: Path) -> None:
    counted = seen({("get_game", 200, None): 2, ("get_game", 404, "game_not_found"): 1}, tried=3, done=1)
    counted.write(tmp_path / "seen.json")
    both = Seen.read(tmp_path / "seen.json")
    both.add(counted)
    assert both.answers == {("get_game", 200, None): 4, ("get_game", 404, "game_not_found"): 2}
    assert (both.tried["make_move"], both.done["make_move"]) == (6, 2)
