"""The pot, from the ante to the end of the match.

Source: rules/down-and-back.md, sections 2.1, 2.5 and 7.9.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engines import down_and_back
from engines.contract import Outcome
from engines.down_and_back.events import (
    MatchEnded,
    PotCarried,
    PotShared,
    PotWon,
    RoundStarted,
    SeatEliminated,
)
from engines.down_and_back.scoring import outcome, places
from engines.down_and_back.state import Options, State
from tests.support.down_and_back import Played, begun, won
from tests.support.matches import random_match


def in_round(number: int, chips: tuple[int, ...], pot: int, **options: Any) -> State:
    """A round with these chips after the ante; seat 0 deals unless the options say otherwise."""
    return replace(begun(len(chips), **options), round=number, chips=chips, pot=pot)


def told(played: Played) -> list[str]:
    """What became of the pot and the seats, in a few words each."""
    words = list[str]()
    for event in played.events:
        match event:
            case PotWon(seat=seat, amount=amount, reason=reason, chips=chips):
                words.append(f"{seat} wins {amount} by {reason}: {list(chips)}")
            case PotCarried(pot=pot):
                words.append(f"{pot} carried")
            case PotShared(shares=shares, chips=chips):
                words.append(f"shared {list(shares)}: {list(chips)}")
            case SeatEliminated(seat=seat):
                words.append(f"{seat} is out")
            case RoundStarted(dealer=dealer, seats=seats, chips=chips, pot=pot):
                words.append(f"{dealer} deals, {list(seats)} play: {list(chips)}, pot {pot}")
            case MatchEnded(reason=reason, places=by_seat):
                words.append(f"{reason}: {list(by_seat)}")
            case _:
                pass
    return words


def test_three_rounds() -> None:
    """Section 7.9: 3 seats, 20 chips, ante 1; no sweep, no sweep, seat 1 sweeps."""
    first = begun(3)
    assert (first.chips, first.pot) == ((19, 19, 19), 3)
    second = won(first, four=0, three=2).state
    assert (second.chips, second.pot) == ((18, 18, 18), 6)
    third = won(second, four=2, three=0).state
    assert (third.chips, third.pot) == ((17, 17, 17), 9)
    swept = won(third, four=1, three=1).only(PotWon)
    assert (swept.amount, swept.chips) == (9, (17, 26, 17))


@pytest.mark.parametrize(
    ("state", "winners", "words"),
    [
        pytest.param(
            in_round(1, (19, 19, 19), 3),
            (0, 2),
            ["3 carried", "1 deals, [2, 0, 1] play: [18, 18, 18], pot 6"],
            id="7.9: seat 0 wins down, seat 2 wins back",
        ),
        pytest.param(
            in_round(10, (18, 18, 18), 8, first_dealer=1),
            (0, 2),
            ["8 carried", "shared [3, 2, 3]: [21, 20, 21]", "rounds: [1, 3, 1]"],
            id="7.9: last round, pot 8",
        ),
        pytest.param(
            in_round(2, (0, 0), 4, starting_chips=2),
            (0, 1),
            ["4 carried", "1 is out", "0 is out", "shared [2, 2]: [2, 2]", "nobody_can_ante: [1, 1]"],
            id="7.9: nobody can ante",
        ),
        pytest.param(
            in_round(2, (2, 0), 2),
            (1, 0),
            ["2 carried", "1 is out", "0 wins 2 by last_seat: [4, 0]", "last_seat: [1, 2]"],
            id="7.9: the last one takes the pot",
        ),
        pytest.param(
            in_round(2, (5, 0, 4), 6),
            (1, 2),
            ["6 carried", "1 is out", "2 deals, [0, 2] play: [4, 0, 3], pot 8"],
            id="7.9: one of three is out",
        ),
        pytest.param(
            in_round(2, (0, 0, 0), 6),
            (2, 2),
            ["2 wins 6 by sweep: [0, 0, 6]", "1 is out", "0 is out", "last_seat: [2, 2, 1]"],
            id="sec 2.5 step 4: the last one has swept, and no pot is left",
        ),
        pytest.param(
            in_round(10, (9, 9, 9), 3),
            (1, 1),
            ["1 wins 3 by sweep: [9, 12, 9]", "rounds: [2, 1, 2]"],
            id="sec 2.5 step 2: a sweep in the last round",
        ),
        pytest.param(
            in_round(10, (0, 0, 9), 4),
            (1, 0),
            ["4 carried", "shared [1, 2, 1]: [1, 2, 10]", "rounds: [3, 2, 1]"],
            id="sec 2.5 step 2: before anyone is out",
        ),
        pytest.param(
            in_round(10, (9, 9), 4, unclaimed_pot="sudden_death"),
            (1, 0),
            ["4 carried", "1 deals, [0, 1] play: [8, 8], pot 6"],
            id="sec 2.5 step 5: sudden death goes on",
        ),
        pytest.param(
            in_round(12, (9, 9), 8, unclaimed_pot="sudden_death"),
            (1, 1),
            ["1 wins 8 by sweep: [9, 17]", "rounds: [2, 1]"],
            id="sec 2.5 step 5: sudden death ends with a sweep",
        ),
        pytest.param(
            in_round(12, (0, 3), 8, unclaimed_pot="sudden_death"),
            (1, 0),
            ["8 carried", "0 is out", "1 wins 8 by last_seat: [0, 11]", "last_seat: [2, 1]"],
            id="sec 2.5 step 5: sudden death ends with the last one",
        ),
    ],
)
def test_what_becomes_of_the_pot(state: State, winners: tuple[int, int], words: list[str]) -> None:
    assert told(won(state, *winners)) == words


@pytest.mark.parametrize(
    ("chips", "by_seat"),
    [
        pytest.param((21, 19), (1, 2), id="sec 2.5: the most chips win"),
        pytest.param((2, 2), (1, 1), id="sec 2.5: equal most share the win"),
        pytest.param((5, 9, 5, 0, 9), (3, 1, 3, 5, 1), id="sec 2.5: equal chips share a place"),
    ],
)
def test_places(chips: tuple[int, ...], by_seat: tuple[int, ...]) -> None:
    assert places(chips) == by_seat


def test_the_outcome_is_the_chips() -> None:
    """Section 2.5: shared wins included."""
    over = won(in_round(10, (18, 18, 18), 8, first_dealer=1), 0, 2).state
    assert outcome(over) == Outcome(places=(1, 3, 1), scores=(21, 20, 21), reason="rounds")


def test_a_seat_that_is_out_is_skipped() -> None:
    """Sections 1 and 2.1: the deal and the turns pass it by, and it gets no cards."""
    state = won(in_round(1, (5, 0, 4, 3), 4), 0, 2).state
    assert (state.dealer, state.seats, state.turn) == (2, (3, 0, 2), 3)
    assert [len(hand) for hand in state.hands] == [7, 0, 7, 7]
    assert len(state.stock) == 52 - 3 * 7 - 1
    assert down_and_back.ENGINE.legal_moves(state, 1) == ()


def test_the_deal_goes_round() -> None:
    """Section 2.1: to the next seat still in, whatever happened to the pot."""
    state, dealers = begun(3, first_dealer=2), list[int]()
    for winners in ((0, 0), (0, 1), (2, 2), (1, 0)):
        dealers.append(state.dealer)
        state = won(state, *winners).state
    assert dealers == [2, 0, 1, 2]


@pytest.mark.parametrize("number", range(40))
def test_no_chip_is_lost(number: int) -> None:
    """Section 2.5: after every move, chips and pot add up to what the seats brought."""
    random = Random(number)
    seat_count = random.randrange(2, 6)
    options = Options(
        rounds=random.randrange(1, 6),
        starting_chips=random.randrange(2, 9),
        ante=random.randrange(1, 3),
        turns=random.randrange(1, 3),
        unclaimed_pot=random.choice(("split", "sudden_death")),
    )
    match = random_match(down_and_back.ENGINE, options, seat_count, random)
    for state in match.states(down_and_back.ENGINE):
        assert sum(state.chips) + state.pot == seat_count * options.starting_chips
        assert min(state.chips) >= 0
    assert match.now.pot == 0
