"""Lengths, counts of lines of play, and how random play ends: numbers of the rules page, counted again.

Source: rules/showdown.md, sections 11 and 12.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from statistics import fmean, median

import pytest
from msgspec import Struct

from engines import showdown
from engines.contract import Seat
from engines.showdown.events import CardFlipped
from engines.showdown.evolve import evolve
from engines.showdown.moves import Bet, Flip, Fold, Move, StackCard
from engines.showdown.rules import decide, initial, legal_moves
from engines.showdown.state import Options, State, blank
from engines.showdown.view import view
from tests.support.matches import random_match
from tests.support.showdown import play, position

pytestmark = pytest.mark.thorough


def seat_to_move(state: State) -> Seat:
    assert state.turn is not None
    return state.turn


def moves(state: State) -> tuple[Move, ...]:
    return legal_moves(state, seat_to_move(state))


def moved(state: State, move: Move) -> State:
    for event in decide(state, seat_to_move(state), move):
        state = evolve(state, event)
    return state


def betting_histories(state: State) -> int:
    bets = [move for move in moves(state) if isinstance(move, Bet)]
    after = [moved(state, bet) for bet in bets]
    return len(bets) + sum(betting_histories(later) for later in after if later.phase == "betting")


@pytest.mark.parametrize("bound", range(2, 9))
def test_betting_histories(bound: int) -> None:
    """Section 12: every set of numbers up to the bound is a way to bid, but for the empty one."""
    stacked = ["s0:H", "s1:H", "s0:T", "s1:T", "s0:N", "s1:N", "s0:B", "s1:B"][:bound]
    assert betting_histories(play(position(auto_flip=False), " ".join(stacked)).state) == 2**bound - 1


def decisions_of(seat: Seat, state: State) -> Iterator[State]:
    """Every position of round 1 that the seat can tell from the others, with any cards for the other seat."""
    if seat_to_move(state) == seat:
        yield state
    bound = len(state.stacks[0]) + len(state.stacks[1])
    cards = [move for move in moves(state) if isinstance(move, StackCard)]
    for card in cards if seat_to_move(state) == seat else cards[:1]:
        yield from decisions_of(seat, moved(state, card))
    for bet in moves(state):
        if isinstance(bet, Bet) and bet.count < bound:
            yield from decisions_of(seat, moved(state, bet))


def test_information_sets_of_round_1() -> None:
    """Section 12: 5,802 for both seats; 106 stacking, 5,696 betting, and no choice of flips."""
    phases = Counter(
        seen.phase for seat in (0, 1) for seen in {view(state, seat) for state in decisions_of(seat, position())}
    )
    assert phases == {"stacking": 106, "betting": 5_696}


def openings(state: State) -> Iterator[State]:
    """Every way to stack in round 1, at the moment when a seat may bet."""
    if all(state.stacks):
        yield state
    for move in moves(state):
        if isinstance(move, StackCard):
            yield from openings(moved(state, move))


def test_what_round_1_can_lead_to() -> None:
    """Section 12: 104 states after one lost card: 26 pairs of energies and loser, each with any of four cards lost."""
    ends = set[tuple[tuple[int, ...], Seat]]()
    for opening in openings(position()):
        bound = len(opening.stacks[0]) + len(opening.stacks[1])
        for bet in range(1, bound + 1):
            for line in [[bet], [bet - 1, bet]] if bet > 1 else [[bet]]:
                state = opening
                for count in line:
                    state = moved(state, Bet(count=count))
                last = state if bet == bound else moved(state, Fold())
                ends.add((last.energy, last.past[0].loser))
    assert len(ends) == 26
    assert 4 * len(ends) == 104


class Length(Struct, frozen=True):
    """How a match went: rounds, decisions between two moves or more, all moves with forced flips."""

    rounds: int
    decisions: int
    moves: int
    reason: str
    winner: Seat


def uniform(legal: Sequence[Move], random: Random) -> Move:
    """Any legal move."""
    return random.choice(legal)


def type_first(legal: Sequence[Move], random: Random) -> Move:
    """A type of move, then any move of that type."""
    kind = random.choice(sorted({type(move).__name__ for move in legal}))
    return random.choice([move for move in legal if type(move).__name__ == kind])


@cache
def lengths(choose: Callable[[Sequence[Move], Random], Move]) -> list[Length]:
    random, played = Random(11), list[Length]()
    for _ in range(2_500):
        state = blank(Options(first_seat=0), 2, random.randbytes(32))
        for event in initial(state.options, 2, state.seed):
            state = evolve(state, event)
        decisions = all_moves = 0
        while state.turn is not None:
            legal = moves(state)
            move = choose(legal, random)
            decisions += len(legal) > 1
            all_moves += not isinstance(move, Flip)
            for event in decide(state, state.turn, move):
                all_moves += isinstance(event, CardFlipped)
                state = evolve(state, event)
        assert state.end_reason is not None
        assert state.winner is not None
        played.append(Length(state.round, decisions, all_moves, state.end_reason, state.winner))
    return played


@pytest.mark.parametrize(
    ("choose", "rounds", "decisions", "moves_median", "by_cards", "starter_wins"),
    [
        pytest.param(uniform, 5.59, 27.8, 39, 0.815, 0.498, id="sec 11: uniform over legal moves"),
        pytest.param(type_first, 5.59, 28.3, 39, 0.833, 0.488, id="sec 11: random move type first"),
    ],
)
def test_how_random_play_goes(
    choose: Callable[[Sequence[Move], Random], Move],
    rounds: float,
    decisions: float,
    moves_median: int,
    by_cards: float,
    starter_wins: float,
) -> None:
    """Each tolerance is about four standard errors of 2,500 matches."""
    played = lengths(choose)
    assert fmean(length.rounds for length in played) == pytest.approx(rounds, abs=0.09)
    assert fmean(length.decisions for length in played) == pytest.approx(decisions, abs=0.5)
    assert median(length.moves for length in played) == pytest.approx(moves_median, abs=1)
    assert fmean(length.reason == "cards" for length in played) == pytest.approx(by_cards, abs=0.031)
    assert fmean(length.winner == 0 for length in played) == pytest.approx(starter_wins, abs=0.04)


def test_the_shortest_and_the_longest_matches() -> None:
    """Section 11: at most 7 rounds; the earliest end is round 2 by energy and round 4 by cards."""
    played = lengths(uniform) + lengths(type_first)
    for reason, earliest in (("energy", 2), ("cards", 4)):
        rounds = {length.rounds for length in played if length.reason == reason}
        assert rounds == set(range(earliest, 8))


def test_what_a_round_can_hold() -> None:
    """Section 11: at most 8 stacked cards, bets that rise to at most 8, and at most 8 flips, each card moving once."""
    for number in range(150):
        match = random_match(showdown.ENGINE, Options(beartrap_damage=1), 2, Random(number))
        assert [past.round for past in match.now.past] == list(range(1, len(match.now.past) + 1))
        for number_lost, past in enumerate(match.now.past):
            assert len(past.river) == number_lost, "one card more in each round, and none comes back"
            bids = [bid.count for bid in past.bids]
            assert bids == sorted(set(bids))
            on_table = len(past.stacks[0]) + len(past.stacks[1]) + len(past.river)
            assert 1 <= len(past.flipped) <= bids[-1] <= on_table <= 8
