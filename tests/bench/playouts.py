"""How fast the rules are: matches and hands of random moves, beside OpenSpiel's Skat through its Python API."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from importlib.util import find_spec
from random import Random
from typing import NamedTuple

from engines.registry import ENGINES
from tests.bench.row import Row


class Playout(NamedTuple):
    """What is played to its end: a game, its number of seats, and options other than the defaults."""

    game: str
    seat_count: int
    options: Mapping[str, int]


PLAYOUTS: Mapping[str, Playout] = {
    "Showdown, a match": Playout("showdown", 2, {}),
    "Down and Back, a round of four": Playout("down-and-back", 4, {"rounds": 1}),
    "Schieberamsch, a hand": Playout("schieberamsch", 3, {"hands": 1}),
    "Liars' Race, a match of three": Playout("liars-race", 3, {}),
}
SKAT = "Skat of OpenSpiel, a hand"

Play = Callable[[Random], int]
"""Plays to the end and says how many moves that took; all chance comes from its argument."""


def playouts(rounds: int, seconds: float) -> Iterator[Row]:
    """Playouts to the end and moves, a second on one core, in turns."""
    plays = {name: _ours(playout) for name, playout in PLAYOUTS.items()}
    # Not made for every machine that can run the rest of the benchmark.
    if find_spec("pyspiel"):
        plays[SKAT] = _skat()
    ends: dict[str, list[float]] = {name: [] for name in plays}
    moves: dict[str, list[float]] = {name: [] for name in plays}
    for number in range(rounds):
        for name, play in plays.items():
            ended, moved = _rates(play, Random(f"{name} {number}"), seconds)
            ends[name].append(ended)
            moves[name].append(moved)
    for name in plays:
        yield Row(f"{name}, random moves to the end", "1/s", ends[name])
        yield Row(f"{name}, moves", "1/s", moves[name])
    if SKAT in plays:
        ours = moves["Schieberamsch, a hand"]
        yield Row(
            "moves of Schieberamsch to moves of Skat", "", [a / b for a, b in zip(ours, moves[SKAT], strict=True)]
        )


def _rates(play: Play, random: Random, seconds: float) -> tuple[float, float]:
    # What is made once, such as tables, is not part of the speed.
    play(random)
    ended = moved = 0
    start = time.perf_counter()
    while time.perf_counter() < start + seconds:
        moved += play(random)
        ended += 1
    took = time.perf_counter() - start
    return ended / took, moved / took


def _ours(playout: Playout) -> Play:
    """Everything that a match needs of its engine: who is to move, what is legal, decide and evolve."""
    engine = ENGINES[playout.game]
    options = engine.options_type(**playout.options)

    def play(random: Random) -> int:
        seed = random.randbytes(32)
        state = engine.blank(options, playout.seat_count, seed)
        events = engine.initial(options, playout.seat_count, seed)
        moved = 0
        while True:
            for event in events:
                state = engine.evolve(state, event)
            seats = engine.to_move(state)
            if not seats:
                return moved
            seat = min(seats)
            events = engine.decide(state, seat, random.choice(engine.legal_moves(state, seat)))
            moved += 1

    return play


def _skat() -> Play:
    import pyspiel

    game = pyspiel.load_game("skat")

    def play(random: Random) -> int:
        state = game.new_initial_state()
        moved = 0
        while not state.is_terminal():
            # Dealing is no move; in Skat every card is as likely as any other.
            moved += not state.is_chance_node()
            state.apply_action(random.choice(state.legal_actions()))
        return moved

    return play
