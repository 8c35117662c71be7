"""The arena counts right, and shows that thinking helps."""

from __future__ import annotations

import pytest
from msgspec import convert

from engines.registry import ENGINES
from service.application.bots import BOTS
from tests.worker.arena import OPTION_SETS, Tally, compete, play, report
from worker.players.registry import player_of


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
    won = sum(end.places == (1, 2) for end in ends)
    assert compete(engine, options, (basic, random), 0, seeds) == Tally(won=won, played=6)
    assert compete(engine, options, (basic, random), 1, seeds) == Tally(won=6 - won, played=6)


@pytest.mark.parametrize("game", sorted(ENGINES))
@pytest.mark.parametrize("bot", sorted(BOTS))
def test_the_report_has_a_line_for_every_set_of_options_and_every_bot(game: str, bot: str) -> None:
    title, heads, *lines = report(game, (bot, "random"), matches=2, seed=3)
    assert title == f"{bot} wins against random, 2 matches for each line, seed 3"
    assert heads.split() == ["in", "either", "seat", "in", "seat", "0", "in", "seat", "1"]
    assert [line[:20].strip() for line in lines[:-2]] == list(OPTION_SETS[game])
    assert [line.split(" thought ")[0] for line in lines[-2:]] == [bot, "random"]


@pytest.mark.parametrize(
    ("game", "name", "matches"),
    [
        pytest.param(game, name, 200 if name == "defaults" else 40, id=f"{game}, {name}")
        for game in sorted(OPTION_SETS)
        for name in OPTION_SETS[game]
    ],
)
def test_basic_beats_random(game: str, name: str, matches: int) -> None:
    engine, basic, random = ENGINES[game], player_of("basic", game), player_of("random", game)
    options = convert(OPTION_SETS[game][name], engine.options_type)
    seeds = [f"{name}, match {number}" for number in range(matches)]
    tally = compete(engine, options, (basic, random), 0, seeds[::2])
    tally += compete(engine, options, (random, basic), 1, seeds[1::2])
    assert tally.played == matches
    assert tally.interval[0] > 0.6, f"basic wins {tally}"
