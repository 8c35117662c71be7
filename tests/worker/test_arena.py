"""The arena counts right, and shows that thinking helps."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec import convert

from engines.contract import Outcome
from engines.registry import ENGINES
from service.application.bots import BOTS
from tests.worker.arena import OPTION_SETS, Tally, compete, contests, play, report
from worker.players.registry import player_of

QUICK = {
    "showdown": ("defaults", 120),
    "down-and-back": ("two turns, two rounds", 30),
    "schieberamsch": ("three hands", 24),
    "liars-race": ("short board", 60),
}
"""For each game options that make it short, and how many matches show with every number of seats who is stronger."""


@pytest.mark.parametrize(
    ("won", "played", "low", "high"),
    [
        pytest.param(5, 10, 0.237, 0.763, id="half of few"),
        pytest.param(50, 100, 0.404, 0.596, id="half of many"),
        pytest.param(0, 10, 0.0, 0.278, id="none"),
        pytest.param(10, 10, 0.722, 1.0, id="all"),
    ],
)
def test_the_interval_is_wilson_s(won: int, played: int, low: float, high: float) -> None:
    assert Tally(won=won, played=played).interval == pytest.approx((low, high), abs=0.001)


def test_a_seed_gives_the_same_match_again() -> None:
    engine, basic, random = ENGINES["showdown"], player_of("basic", "showdown"), player_of("random", "showdown")
    options = convert({}, engine.options_type)
    seeds = [f"arena {number}" for number in range(6)]
    ends = [play(engine, options, (basic, random), seed) for seed in seeds]
    assert [play(engine, options, (basic, random), seed) for seed in seeds] == ends


@pytest.mark.parametrize(("game", "seat_count"), [("down-and-back", 4), ("liars-race", 3), ("schieberamsch", 3)])
def test_each_deal_is_played_from_every_seat(game: str, seat_count: int) -> None:
    engine, dealt = ENGINES[game], list[tuple[Any, ...]]()
    options = convert(OPTION_SETS[game][QUICK[game][0]], engine.options_type)

    def first(view: Any, legal_moves: tuple[Any, ...], chance: Random) -> Any:
        # What all seats see, and who looks: the first is asked often in a match, so its first look counts.
        dealt.append((view.positions if game == "liars-race" else view.dealer, view.seat))
        return chance.choice(legal_moves)

    random = player_of("random", game)
    compete(engine, options, first, random, seat_count, 2 * seat_count, "seats")
    assert {seat for _, seat in dealt} == set(range(seat_count))


def test_wins_are_shared_and_scores_summed() -> None:
    engine, ends = ENGINES["down-and-back"], list[Outcome]()
    options = convert(OPTION_SETS["down-and-back"]["two turns, two rounds"], engine.options_type)
    random = player_of("random", "down-and-back")
    tally = compete(engine, options, random, random, 3, 9, "shares")
    ends = [play(engine, options, (random,) * 3, f"shares/{deal}") for deal in range(3)]
    # Among equals it does not matter who is first, so over all seats every match is won once.
    assert tally.played == 9
    assert tally.won == pytest.approx(3)
    assert tally.score == pytest.approx(sum(sum(end.scores) for end in ends))
    assert tally.others == pytest.approx(tally.score)


def test_every_game_is_played_with_every_number_of_seats() -> None:
    assert set(OPTION_SETS) == set(ENGINES)
    for game, engine in ENGINES.items():
        played = Counter((contest.name, contest.seat_count) for contest in contests(game, ("basic", "random"), 1, 1))
        assert played == Counter((name, seat_count) for name in OPTION_SETS[game] for seat_count in engine.seats)


@pytest.mark.parametrize(
    ("game", "name", "seat_count"),
    [
        pytest.param(game, name, seat_count, id=f"{game}, {name}, {seat_count} seats")
        for game, engine in ENGINES.items()
        for name in OPTION_SETS.get(game, ())
        for seat_count in engine.seats
    ],
)
def test_the_options_are_options_of_the_game(game: str, name: str, seat_count: int) -> None:
    engine = ENGINES[game]
    engine.check(convert(OPTION_SETS[game][name], engine.options_type), seat_count)


@pytest.mark.parametrize("bot", sorted(BOTS))
def test_the_report_has_a_line_for_every_contest_and_every_bot(bot: str) -> None:
    title, heads, *lines = report(["showdown"], (bot, "random"), matches=4, seed=3)
    assert title == f"{bot} against random, 4 matches for each line, seed 3"
    assert heads.split() == ["game", "options", "seats", "wins", "chance", "score", "others"]
    played = [line for line in lines if " thought " not in line]
    assert [line[15:37].strip() for line in played] == list(OPTION_SETS["showdown"])
    assert all("50.0%" in line for line in played)
    thinkers = [line.split()[1] for line in lines if " thought " in line]
    assert thinkers == list(dict.fromkeys((bot, "random")))


@pytest.mark.parametrize(
    ("game", "seat_count"),
    [
        pytest.param(game, seat_count, id=f"{game}, {seat_count} seats")
        for game in QUICK
        for seat_count in ENGINES[game].seats
    ],
)
def test_basic_beats_random(game: str, seat_count: int) -> None:
    engine, basic, random = ENGINES[game], player_of("basic", game), player_of("random", game)
    name, matches = QUICK[game]
    options = convert(OPTION_SETS[game][name], engine.options_type)
    tally = compete(engine, options, basic, random, seat_count, matches, "quick")
    assert tally.interval[0] > 1.15 / seat_count, f"basic wins {tally}"
