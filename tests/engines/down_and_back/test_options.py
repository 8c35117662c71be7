"""Every option: its default, its limits, and what each value does.

Source: rules/down-and-back.md, section 6.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from engines import down_and_back
from engines.contract import InvalidOptions
from engines.down_and_back.events import CardDiscarded, MatchEnded, PotShared, RoundStarted
from engines.down_and_back.state import Options
from tests.support.down_and_back import begun, play, won

DEFAULTS: dict[str, Any] = {
    "rounds": 10,
    "starting_chips": 20,
    "ante": 1,
    "turns": 6,
    "first_dealer": None,
    "unclaimed_pot": "split",
}


def test_there_are_no_other_options() -> None:
    assert msgspec.to_builtins(Options()) == DEFAULTS


@pytest.mark.parametrize(
    ("name", "value"),
    [
        pytest.param(name, value, id=f"sec 6: {name}: {value} is allowed")
        for name, values in {
            "rounds": (1, 100),
            "starting_chips": (1, 10_000),
            "ante": (1, 1_000),
            "turns": (1, 10),
            "first_dealer": (None, 0, 4),
            "unclaimed_pot": ("split", "sudden_death"),
        }.items()
        for value in values
    ],
)
def test_values_within_the_limits(name: str, value: Any) -> None:
    assert getattr(msgspec.convert({name: value}, Options), name) == value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        pytest.param(name, value, id=f"sec 6: {name}: {value!r} is refused")
        for name, values in {
            "rounds": (0, 101, "10", None),
            "starting_chips": (0, 10_001, 1.5),
            "ante": (0, 1_001),
            "turns": (0, 11),
            "first_dealer": (-1, 5, "0", "random"),
            "unclaimed_pot": ("keep", None),
            "hand_size": (7,),
        }.items()
        for value in values
    ],
)
def test_values_beyond_the_limits(name: str, value: Any) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({name: value}, Options)


@pytest.mark.parametrize(
    ("options", "seat_count", "blamed"),
    [
        pytest.param(Options(ante=20), 2, None, id="sec 6: starting_chips: equal to the ante"),
        pytest.param(Options(ante=21), 2, "starting_chips", id="sec 6: starting_chips: below the ante"),
        pytest.param(Options(first_dealer=4), 5, None, id="sec 6: first_dealer: the last seat"),
        pytest.param(Options(first_dealer=2), 2, "first_dealer", id="sec 6: first_dealer: a seat that is not there"),
    ],
)
def test_options_that_must_go_together(options: Options, seat_count: int, blamed: str | None) -> None:
    if blamed is None:
        down_and_back.ENGINE.check(options, seat_count)
    else:
        with pytest.raises(InvalidOptions) as refusal:
            down_and_back.ENGINE.check(options, seat_count)
        assert refusal.value.option == blamed


@pytest.mark.parametrize("rounds", [1, 3], ids=lambda rounds: f"sec 6: rounds: {rounds}")
def test_rounds(rounds: int) -> None:
    state, played = begun(rounds=rounds), 0
    while state.phase != "finished":
        state, played = won(state, 0, 1).state, played + 1
    assert played == rounds


@pytest.mark.parametrize(
    ("starting_chips", "ante", "chips", "pot"),
    [
        pytest.param(20, 1, 19, 3, id="sec 6: starting_chips and ante: defaults"),
        pytest.param(10_000, 1_000, 9_000, 3_000, id="sec 6: starting_chips and ante: most"),
        pytest.param(1, 1, 0, 3, id="sec 6: starting_chips and ante: least"),
    ],
)
def test_chips_and_ante(starting_chips: int, ante: int, chips: int, pot: int) -> None:
    state = begun(3, starting_chips=starting_chips, ante=ante)
    assert (state.chips, state.pot) == ((chips,) * 3, pot)


@pytest.mark.parametrize("turns", [1, 6, 10], ids=lambda turns: f"sec 6: turns: {turns}")
def test_turns(turns: int) -> None:
    state, discards = begun(3, turns=turns), Counter[int]()
    while state.phase == "draw":
        drawn = play(state, f"{state.turn}:??").state
        played = play(drawn, f"{drawn.turn}:>{drawn.drawn}")
        state = played.state
        discards[played.only(CardDiscarded).seat] += 1
    assert discards == {0: turns, 1: turns, 2: turns}


def first_dealer(options: Options, seed: int) -> int:
    started = down_and_back.ENGINE.initial(options, 4, seed.to_bytes(32, "big"))[0]
    assert isinstance(started, RoundStarted)
    return started.dealer


@pytest.mark.parametrize("seat", range(4), ids=lambda seat: f"sec 6: first_dealer: {seat}")
def test_a_named_first_dealer(seat: int) -> None:
    assert {first_dealer(Options(first_dealer=seat), number) for number in range(20)} == {seat}


@pytest.mark.parametrize("value", [pytest.param(None, id="sec 6: first_dealer: null")])
def test_a_random_first_dealer(value: None) -> None:
    deals = Counter(first_dealer(Options(first_dealer=value), number) for number in range(400))
    assert all(65 < deals[seat] < 135 for seat in range(4))


@pytest.mark.parametrize(
    ("unclaimed_pot", "shared", "ends"),
    [
        pytest.param("split", [(1, 1)], 1, id="sec 6: unclaimed_pot: split"),
        pytest.param("sudden_death", [], 0, id="sec 6: unclaimed_pot: sudden_death"),
    ],
)
def test_unclaimed_pot(unclaimed_pot: str, shared: list[tuple[int, ...]], ends: int) -> None:
    played = won(begun(rounds=1, unclaimed_pot=unclaimed_pot), 0, 1)
    assert [event.shares for event in played.of_type(PotShared)] == shared
    assert len(played.of_type(MatchEnded)) == ends


@pytest.mark.parametrize("seat_count", range(2, 6), ids=lambda seats: f"sec 6: {seats} seats")
def test_nobody_is_out_with_the_defaults(seat_count: int) -> None:
    """Section 6: 20 chips, 10 antes."""
    state = begun(seat_count)
    while state.phase != "finished":
        state = won(state, 0, 1).state
    assert (state.round, state.eliminated) == (10, ())
