"""Bots against each other, to see which is the stronger.

    python -m tests.worker.arena showdown basic random --matches 2000 --seed 1

plays so many matches with each set of options, half of them in each order of seats, and prints how often the first bot
won, with Wilson's 95 % interval, and at the end how long the bots thought.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from math import sqrt
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Any

from msgspec import Struct, convert

from engines.contract import AnyEngine, Outcome
from engines.registry import ENGINES
from worker.players.contract import Player
from worker.players.registry import player_of

OPTION_SETS: Mapping[str, Mapping[str, Mapping[str, Any]]] = {
    "showdown": {
        "defaults": {},
        "hidden river": {"river_visibility": "hidden"},
        "open river": {"river_visibility": "all"},
        "free flips by hand": {"flip_order": "free", "auto_flip": False},
        "short of energy": {"starting_energy": 4, "energy_cap": 6, "beartrap_damage": 2},
        "loser starts": {"next_starter": "loser"},
    }
}
"""Options worth a look, by game; those that are not named have their defaults."""

DEVIATIONS = 1.96
"""The standard deviations on either side within which 95 % of a normal distribution lie."""


class Tally(Struct, frozen=True):
    """How often one bot has won."""

    won: int
    played: int

    def __add__(self, other: Tally) -> Tally:
        return Tally(won=self.won + other.won, played=self.played + other.played)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.won / self.played:6.1%} [{low:6.1%}, {high:6.1%}]"

    @property
    def interval(self) -> tuple[float, float]:
        """The bounds of the true share of wins, with a confidence of 95 %, after Wilson. Some match must be played."""
        share, square = self.won / self.played, DEVIATIONS**2
        middle = share + square / (2 * self.played)
        half = DEVIATIONS * sqrt(share * (1 - share) / self.played + square / (4 * self.played**2))
        scale = 1 + square / self.played
        return (middle - half) / scale, (middle + half) / scale


def compete(engine: AnyEngine, options: Any, players: Sequence[Player], winner: int, seeds: Sequence[str]) -> Tally:
    """How often the player at the seat `winner` won; one match for each seed. `players` are by seat."""
    outcomes = [play(engine, options, players, seed) for seed in seeds]
    return Tally(won=sum(outcome.places[winner] == 1 for outcome in outcomes), played=len(outcomes))


def play(engine: AnyEngine, options: Any, players: Sequence[Player], seed: str) -> Outcome:
    """The end of one match. All chance comes from the seed, each decision's apart from every other's."""
    secret = Random(seed).randbytes(32)
    state = engine.blank(options, len(players), secret)
    events = engine.initial(options, len(players), secret)
    for number in count():
        for event in events:
            state = engine.evolve(state, event)
        outcome = engine.outcome(state)
        if outcome is not None:
            return outcome
        seat = min(engine.to_move(state))
        move = players[seat](engine.view(state, seat), engine.legal_moves(state, seat), Random(f"{seed}/{number}"))
        events = engine.decide(state, seat, move)
    raise AssertionError("unreachable")


def timed(player: Player, seconds: list[float]) -> Player:
    """The same player, which notes how long it takes for each move."""

    def choose(view: Any, legal_moves: tuple[Any, ...], chance: Random) -> Any:
        began = perf_counter()
        move = player(view, legal_moves, chance)
        seconds.append(perf_counter() - began)
        return move

    return choose


def report(game: str, bots: tuple[str, str], matches: int, seed: int) -> Iterator[str]:
    """The lines that the arena prints, each as soon as its matches are played."""
    engine = ENGINES[game]
    thoughts: tuple[list[float], list[float]] = ([], [])
    first, second = (timed(player_of(bot, game), seconds) for bot, seconds in zip(bots, thoughts, strict=True))
    yield f"{bots[0]} wins against {bots[1]}, {matches} matches for each line, seed {seed}"
    yield f"{'':20} {'in either seat':25} {'in seat 0':25} {'in seat 1':25}"
    for name, chosen in OPTION_SETS[game].items():
        options = convert(chosen, engine.options_type)
        seeds = [f"{seed}/{name}/{number}" for number in range(matches)]
        ahead = compete(engine, options, (first, second), 0, seeds[::2])
        behind = compete(engine, options, (second, first), 1, seeds[1::2])
        yield f"{name:20} {ahead + behind!s:25} {ahead!s:25} {behind!s:25}"
    for bot, seconds in zip(bots, thoughts, strict=True):
        hundredths = [1000 * bound for bound in quantiles(seconds, n=100)]
        yield (
            f"{bot} thought {hundredths[49]:.2f} ms at the median, {hundredths[94]:.2f} ms at the 95th percentile, "
            f"{1000 * max(seconds):.2f} ms at most, in {len(seconds)} moves"
        )


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(prog="python -m tests.worker.arena", description="Bots against each other.")
    parser.add_argument("game", choices=sorted(OPTION_SETS))
    parser.add_argument("first", help="the bot whose wins are counted")
    parser.add_argument("second", help="the bot that it plays against")
    parser.add_argument("--matches", type=int, default=2000, help="how many for each set of options")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for line in report(given.game, (given.first, given.second), given.matches, given.seed):
        print(line, flush=True)


if __name__ == "__main__":
    main()
