"""Whom a result counts for, what it does to ratings and statistics, and the formula against one of our own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from engines.contract import Outcome
from service.application.match import BLANK, Match
from service.application.match_events import MatchSeat, MatchSettings
from service.application.ratings import (
    Entrant,
    OpponentsTally,
    PlaceTally,
    Rating,
    SeatTally,
    Statistics,
    counted,
    entrants,
)
from service.application.ratings_formula import FIRST, is_provisional, ordinal, rated
from tests.service.recomputed import plackett_luce


def seat(number: int, said: str) -> MatchSeat:
    """`p_a` for a player, `bot:basic`, `guest`; with ` resigned` or ` substituted` after it a bot has played on."""
    who, _, gone = said.partition(" ")
    kind, _, bot = who.partition(":")
    match kind, gone:
        case "bot", _:
            return MatchSeat(seat=number, kind="bot", state="taken", name="x", bot=bot)
        case "guest", "":
            return MatchSeat(seat=number, kind="human", state="taken", name="x")
        case "guest", "substituted" | "resigned":
            return MatchSeat(seat=number, kind="bot", state=_state(gone), name="x", bot="basic")
        case _, "forfeit":
            return MatchSeat(seat=number, kind="human", state="resigned", name="x", player=who)
        case _, "":
            return MatchSeat(seat=number, kind="human", state="taken", name="x", player=who)
        case _:
            return MatchSeat(seat=number, kind="bot", state=_state(gone), name="x", bot="basic", player=who)


def _state(said: str) -> Any:
    return said


def ended(said: Sequence[str], places: Sequence[int] | None, *, counts: bool = True) -> Match[Any]:
    seats = tuple(seat(number, one) for number, one in enumerate(said))
    outcome = None if places is None else Outcome(places=tuple(places), scores=(0,) * len(seats), reason="told")
    return msgspec.structs.replace(BLANK, seats=seats, outcome=outcome, settings=MatchSettings(rated=counts))


@pytest.mark.parametrize(
    ("said", "places", "wanted"),
    [
        pytest.param(["p_a", "p_b"], [2, 1], ["p_a 2", "p_b 1"], id="two players"),
        pytest.param(["p_a", "bot:basic"], [1, 2], ["p_a 1", "bot:basic 2"], id="a bot is rated by its name"),
        pytest.param(["p_a", "bot:basic", "bot:basic"], [2, 1, 3], ["p_a 2", "bot:basic 1", "bot:basic 3"], id="twice"),
        pytest.param(["bot:random", "bot:basic"], [1, 1], ["bot:random 1", "bot:basic 1"], id="bots alone, tied"),
        pytest.param(["p_a", "guest"], [1, 2], [], id="a guest: rated for nobody"),
        pytest.param(["p_a", "p_b", "guest substituted"], [1, 2, 3], [], id="a guest that a bot replaced is a guest"),
        pytest.param(["bot:basic", "bot:basic"], [1, 2], [], id="nobody but one and the same bot"),
        pytest.param(["p_a", "p_b"], None, [], id="no result"),
        pytest.param(["p_a forfeit", "p_b"], [2, 1], ["p_a 2 left", "p_b 1"], id="gave up, which ended the match"),
        pytest.param(
            ["p_a resigned", "p_b", "p_c"], [1, 3, 2], ["p_a 3 left", "p_b 2", "p_c 1"], id="a bot won in its seat"
        ),
        pytest.param(
            ["p_a substituted", "p_b resigned", "p_c", "p_d"],
            [1, 4, 2, 2],
            ["p_a 3 left", "p_b 3 left", "p_c 1", "p_d 1"],
            id="those who left share the last place",
        ),
        pytest.param(["p_a resigned", "p_b substituted"], [1, 2], ["p_a 1 left", "p_b 1 left"], id="everybody left"),
        pytest.param(["p_a substituted", "p_a"], [2, 1], [], id="a player against itself"),
    ],
)
def test_whom_a_result_counts_for(said: list[str], places: list[int] | None, wanted: list[str]) -> None:
    found = entrants(ended(said, places))
    assert [f"{one.who} {one.place}{' left' * one.left}" for one in found] == wanted
    assert [one.seat for one in found] == list(range(len(wanted)))


def test_a_match_that_is_not_to_be_rated_counts_for_nobody() -> None:
    assert entrants(ended(["p_a", "p_b"], [1, 2], counts=False)) == ()


def test_statistics_count_places_seats_opponents_and_resignations() -> None:
    statistics = Statistics()
    for number, place, left, opponents in [(0, 1, False, 1), (2, 3, True, 3), (0, 1, False, 3), (0, 2, False, 1)]:
        statistics = counted(statistics, Entrant(number, "p_a", place, left), opponents)
    assert statistics == Statistics(
        matches=4,
        wins=2,
        resignations=1,
        by_place=(PlaceTally(1, 2), PlaceTally(2, 1), PlaceTally(3, 1)),
        by_seat=(SeatTally(0, 3, 2), SeatTally(2, 1, 0)),
        by_opponents=(OpponentsTally(1, 2, 1), OpponentsTally(3, 2, 1)),
    )


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ratings_change_as_weng_and_lin_say(seats: int) -> None:
    random = Random(20261130 + seats)
    for _ in range(100):
        before = [Rating(mu=random.uniform(0, 50), sigma=random.uniform(1, 9)) for _ in range(seats)]
        drawn = [random.randint(1, seats) for _ in range(seats)]
        places = [1 + sum(other < one for other in drawn) for one in drawn]
        for ours, theirs in zip(plackett_luce(before, places), rated(before, places), strict=True):
            assert theirs.mu == pytest.approx(ours.mu, abs=1e-9)
            assert theirs.sigma == pytest.approx(ours.sigma, abs=1e-9)


def test_a_newcomer_begins_at_nothing_and_is_provisional() -> None:
    assert ordinal(FIRST) == pytest.approx(0)
    assert is_provisional(FIRST)


@pytest.mark.parametrize(("seats", "fewest", "most"), [(2, 10, 14), (5, 12, 20)])
def test_a_rating_is_provisional_for_its_first_matches(seats: int, fewest: int, most: int) -> None:
    random = Random(20261130)
    mine, matches = FIRST, 0
    while is_provisional(mine):
        places = random.sample(range(1, seats + 1), seats)
        mine = rated([mine, *[Rating(mu=25, sigma=3)] * (seats - 1)], places)[0]
        matches += 1
    assert fewest <= matches <= most


def test_the_api_does_not_load_openskill() -> None:
    """Its import takes longer than most requests."""
    script = "import sys, service.api.app, service.adapters.redis_ratings; sys.exit('openskill' in sys.modules)"
    subprocess.run([sys.executable, "-c", script], check=True)
