"""Bots against each other, to see which is the stronger.

    python -m tests.worker.arena liars-race --first basic --second random --matches 300 --seed 1

A line for each set of options and each number of seats. The first bot takes every seat in turn, each time with the same
deal, against the second in all others. The line says which share of the matches it won, a tie being shared among those
who tied, with Wilson's 95 % interval; what share it would win if all were equally strong; and both bots' mean scores.
Last comes how much processor time the bots took for a move. `make arena` plays every game, which takes a quarter of an
hour on two cores.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import quantiles
from time import thread_time
from typing import Any

from msgspec import Struct, convert

from engines.contract import AnyEngine, Outcome
from engines.registry import ENGINES
from worker.players.contract import Player
from worker.players.registry import PLAYERS, player_of

OPTION_SETS: Mapping[str, Mapping[str, Mapping[str, Any]]] = {
    "showdown": {
        "defaults": {},
        "hidden river": {"river_visibility": "hidden"},
        "open river": {"river_visibility": "all"},
        "free flips by hand": {"flip_order": "free", "auto_flip": False},
        "short of energy": {"starting_energy": 4, "energy_cap": 6, "beartrap_damage": 2},
        "loser starts": {"next_starter": "loser"},
    },
    "down-and-back": {
        "defaults": {},
        "one turn": {"turns": 1},
        "two turns, two rounds": {"turns": 2, "rounds": 2},
        "ten turns": {"turns": 10, "rounds": 3},
        "few chips": {"starting_chips": 3, "rounds": 100},
        "sudden death": {"unclaimed_pot": "sudden_death", "rounds": 1},
    },
    "schieberamsch": {
        "defaults": {},
        "three hands": {"hands": 3},
        "up to a score": {"end_mode": "target", "target_score": 30},
        "no Grand Hand": {"grand_hand": False, "hands": 3},
        "no kontra": {"kontra": False, "hands": 3},
        "jacks stay": {"may_discard_jacks": False, "hands": 3},
        "losses doubled": {"grand_hand_loss_factor": 2, "hands": 3},
        "skat for most points": {"skat_owner": "most_points", "hands": 3},
    },
    "liars-race": {
        "defaults": {},
        "short board": {"board": "short"},
        "long board": {"board": "long"},
        "a board of one's own": {
            "board": {
                "name": "slide",
                "length": 24,
                "green": [{"from": 2, "to": 14}],
                "red": [{"from": 14, "to": 2}, {"from": 23, "to": 2}],
            }
        },
        "ace high": {"ace_rank": "high"},
        "dice by trick": {"dice_policy": "per_trick"},
        "dice by game": {"dice_policy": "per_game"},
        "exact, stay": {"goal_rule": "exact_stay"},
        "exact, bounce": {"goal_rule": "exact_bounce"},
        "no way behind start": {"below_start": "skip", "penalty_shortcuts": False},
        "large hands": {"hand_size": 13, "max_deals": 1},
    },
}
"""Options worth a look, by game; those that are not named have their defaults."""

DEVIATIONS = 1.96
"""The standard deviations on either side within which 95 % of a normal distribution lie."""


class Tally(Struct, frozen=True):
    """What came of one bot's matches: the sums of its shares of the wins, of its scores, and of the others' means."""

    played: int
    won: float
    score: float = 0.0
    others: float = 0.0

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.won / self.played:6.1%} [{low:6.1%}, {high:6.1%}]"

    @property
    def interval(self) -> tuple[float, float]:
        """The bounds of the true share of wins, with a confidence of 95 %, after Wilson. Some match must be played.

        Where wins are shared the true interval is narrower.
        """
        share, square = self.won / self.played, DEVIATIONS**2
        middle = share + square / (2 * self.played)
        half = DEVIATIONS * sqrt(share * (1 - share) / self.played + square / (4 * self.played**2))
        scale = 1 + square / self.played
        return (middle - half) / scale, (middle + half) / scale


class Contest(Struct, frozen=True):
    """Which bots play what: the first of them takes each seat in turn, the second all others."""

    game: str
    bots: tuple[str, str]
    name: str
    seat_count: int
    matches: int
    seed: str


class Result(Struct, frozen=True):
    """What came of a contest, and the seconds of processor time that each bot took for each move."""

    tally: Tally
    thoughts: dict[str, list[float]]


HoldEach = Callable[[Callable[[Contest], Result], Iterable[Contest]], Iterable[Result]]
"""`map`, or another function that does the same, perhaps in several processes."""


def contests(game: str, bots: tuple[str, str], matches: int, seed: int) -> list[Contest]:
    """Every set of options with every number of seats."""
    return [
        Contest(game, bots, name, seat_count, matches, f"{seed}/{name}")
        for name in OPTION_SETS[game]
        for seat_count in ENGINES[game].seats
    ]


def held(contest: Contest) -> Result:
    """What came of a contest."""
    engine = ENGINES[contest.game]
    options = convert(OPTION_SETS[contest.game][contest.name], engine.options_type)
    thoughts: dict[str, list[float]] = {bot: [] for bot in contest.bots}
    first, second = (timed(player_of(bot, contest.game), thoughts[bot]) for bot in contest.bots)
    return Result(
        tally=compete(engine, options, first, second, contest.seat_count, contest.matches, contest.seed),
        thoughts=thoughts,
    )


def compete(
    engine: AnyEngine, options: Any, first: Player, second: Player, seat_count: int, matches: int, seed: str
) -> Tally:
    """How the first player fares against the second in all other seats. Each deal is played from every seat in turn."""
    won = score = others = 0.0
    for number in range(matches):
        deal, seat = divmod(number, seat_count)
        players = [first if other == seat else second for other in range(seat_count)]
        outcome = play(engine, options, players, f"{seed}/{deal}")
        if outcome.places[seat] == 1:
            won += 1 / outcome.places.count(1)
        score += outcome.scores[seat]
        others += (sum(outcome.scores) - outcome.scores[seat]) / (seat_count - 1)
    return Tally(played=matches, won=won, score=score, others=others)


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
    """The same player, which notes how much processor time it takes for each move, in seconds.

    Other than a clock's, such figures do not grow with whatever else the machine is doing.
    """

    def choose(view: Any, legal_moves: tuple[Any, ...], chance: Random) -> Any:
        began = thread_time()
        move = player(view, legal_moves, chance)
        seconds.append(thread_time() - began)
        return move

    return choose


def report(
    games: Sequence[str], bots: tuple[str, str], matches: int, seed: int, hold_each: HoldEach = map
) -> Iterator[str]:
    """The lines that the arena prints, each as soon as its matches are played."""
    yield f"{bots[0]} against {bots[1]}, {matches} matches for each line, seed {seed}"
    yield f"{'game':14} {'options':22} {'seats':>5}  {'wins':25} {'chance':>6} {'score':>8} {'others':>8}"
    for game in games:
        thoughts: dict[str, list[float]] = {bot: [] for bot in bots}
        planned = contests(game, bots, matches, seed)
        for contest, result in zip(planned, hold_each(held, planned), strict=True):
            yield _line(contest, result.tally)
            for bot, seconds in result.thoughts.items():
                thoughts[bot] += seconds
        yield from (_thinking(game, bot, seconds) for bot, seconds in thoughts.items())


def _line(contest: Contest, tally: Tally) -> str:
    return (
        f"{contest.game:14} {contest.name:22} {contest.seat_count:5}  {tally!s:25} {1 / contest.seat_count:6.1%} "
        f"{tally.score / tally.played:8.2f} {tally.others / tally.played:8.2f}"
    )


def _thinking(game: str, bot: str, seconds: Sequence[float]) -> str:
    hundredths = [1000 * bound for bound in quantiles(seconds, n=100)]
    return (
        f"{game:14} {bot} thought {hundredths[49]:.2f} ms at the median, {hundredths[94]:.2f} ms at the 95th "
        f"percentile, {1000 * max(seconds):.2f} ms at most, in {len(seconds)} moves"
    )


def main() -> None:
    """Read the command line and play."""
    bots = sorted({bot for bot, _ in PLAYERS})
    parser = argparse.ArgumentParser(prog="python -m tests.worker.arena", description="Bots against each other.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"some of {', '.join(OPTION_SETS)}; none means all")
    parser.add_argument("--first", choices=bots, default="basic", help="the bot whose wins are counted")
    parser.add_argument("--second", choices=bots, default="random", help="the bot in all other seats")
    parser.add_argument("--matches", type=int, default=60, help="how many for each set of options and number of seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, help="how many work at once; as many as there are cores if not given")
    given = parser.parse_args()
    unknown = set(given.games).difference(OPTION_SETS)
    if unknown:
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    games = given.games or list(OPTION_SETS)
    with ProcessPoolExecutor(given.processes, get_context("spawn")) as pool:
        for line in report(games, (given.first, given.second), given.matches, given.seed, pool.map):
            print(line, flush=True)


if __name__ == "__main__":
    main()
