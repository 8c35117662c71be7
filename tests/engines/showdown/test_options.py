"""Every option: its default, its limits, and what each value does.

Source: rules/showdown.md, section 9.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from engines import showdown
from engines.contract import InvalidOptions, Seat
from engines.showdown.events import CardFlipped, RoundStarted
from engines.showdown.moves import Bet
from engines.showdown.state import Options
from tests.support.showdown import codes, legal, play, position

DEFAULTS: dict[str, Any] = {
    "starting_energy": 10,
    "energy_cap": 10,
    "beartrap_damage": 3,
    "battery_gain": 1,
    "river_visibility": "top",
    "flip_order": "top_down",
    "next_starter": "alternate",
    "first_seat": "random",
    "auto_flip": True,
    "reveal_at_end": True,
}


def test_there_are_no_other_options() -> None:
    assert msgspec.to_builtins(Options()) == DEFAULTS


@pytest.mark.parametrize("name", [pytest.param(name, id=f"sec 9: {name}: default") for name in DEFAULTS])
def test_an_option_left_out_has_its_default(name: str) -> None:
    given = {other: value for other, value in DEFAULTS.items() if other != name}
    assert msgspec.convert(given, Options) == Options()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        pytest.param(name, value, id=f"sec 9: {name}: {value} is allowed")
        for name, values in {
            "starting_energy": (1, 30),
            "energy_cap": (1, 30),
            "beartrap_damage": (1, 10),
            "battery_gain": (0, 10),
            "river_visibility": ("top", "all", "hidden"),
            "flip_order": ("top_down", "free"),
            "next_starter": ("alternate", "loser", "winner"),
            "first_seat": ("random", 0, 1),
            "auto_flip": (True, False),
            "reveal_at_end": (True, False),
        }.items()
        for value in values
    ],
)
def test_values_within_the_limits(name: str, value: Any) -> None:
    assert getattr(msgspec.convert({name: value}, Options), name) == value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        pytest.param(name, value, id=f"sec 9: {name}: {value!r} is refused")
        for name, values in {
            "starting_energy": (0, 31, "10", 1.5, None),
            "energy_cap": (0, 31),
            "beartrap_damage": (0, 11),
            "battery_gain": (-1, 11),
            "river_visibility": ("bottom", True),
            "flip_order": ("bottom_up",),
            "next_starter": ("random", 0),
            "first_seat": (-1, 2, "0", "first"),
            "auto_flip": (1, "yes"),
            "reveal_at_end": (0, None),
            "hand_size": (4,),
        }.items()
        for value in values
    ],
)
def test_values_beyond_the_limits(name: str, value: Any) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({name: value}, Options)


@pytest.mark.parametrize(
    ("starting_energy", "energy_cap", "fits"),
    [
        pytest.param(7, 7, True, id="sec 9: starting_energy: equal to the cap"),
        pytest.param(8, 7, False, id="sec 9: starting_energy: above the cap"),
        pytest.param(1, 30, True, id="sec 9: energy_cap: far above the start"),
    ],
)
def test_energy_starts_within_its_cap(starting_energy: int, energy_cap: int, fits: bool) -> None:
    options = Options(starting_energy=starting_energy, energy_cap=energy_cap)
    if fits:
        showdown.ENGINE.check(options, 2)
    else:
        with pytest.raises(InvalidOptions, match="energy_cap, which is 7"):
            showdown.ENGINE.check(options, 2)


@pytest.mark.parametrize(
    ("options", "energy", "line", "after"),
    [
        pytest.param({}, 9, "s0:B s1:N b0:1 f1 x0:own", 10, id="sec 9: battery_gain: 1"),
        pytest.param(
            {"battery_gain": 3, "energy_cap": 12}, 9, "s0:B s1:N b0:1 f1 x0:own", 12, id="sec 9: battery_gain: 3"
        ),
        pytest.param({"battery_gain": 0}, 9, "s0:B s1:N b0:1 f1 x0:own", 9, id="sec 9: battery_gain: 0"),
        pytest.param({"energy_cap": 10}, 10, "s0:B s1:N b0:1 f1 x0:own", 10, id="sec 9: energy_cap: 10"),
        pytest.param({"energy_cap": 30}, 10, "s0:B s1:N b0:1 f1 x0:own", 11, id="sec 9: energy_cap: 30"),
        pytest.param({}, 9, "s0:T s1:N b0:1 f1 x0:own", 6, id="sec 9: beartrap_damage: 3"),
        pytest.param({"beartrap_damage": 10}, 9, "s0:T s1:N b0:1 f1 x0:own", 0, id="sec 9: beartrap_damage: 10"),
    ],
)
def test_energy_options(options: dict[str, Any], energy: int, line: str, after: int) -> None:
    played = play(position(energy=f"{energy}/10", **options), line)
    assert [flip.energy_after for flip in played.of_type(CardFlipped)] == [after]
    assert played.state.energy[0] == after


@pytest.mark.parametrize(
    ("river_visibility", "top", "river"),
    [
        pytest.param("top", "hit", None, id="sec 9: river_visibility: top"),
        pytest.param("all", "hit", ("hit", "blank"), id="sec 9: river_visibility: all"),
        pytest.param("hidden", None, None, id="sec 9: river_visibility: hidden"),
    ],
)
def test_river_visibility(river_visibility: str, top: str | None, river: Any) -> None:
    view = showdown.ENGINE.view(position("HTB / TNB", "HN", river_visibility=river_visibility), 0)
    assert (view.river_count, view.river_top, view.river) == (2, top, river)


@pytest.mark.parametrize(
    ("flip_order", "moves"),
    [
        pytest.param("top_down", "x:opp x:riv", id="sec 9: flip_order: top_down"),
        pytest.param("free", "x:opp:0 x:riv:0 x:riv:1", id="sec 9: flip_order: free"),
    ],
)
def test_flip_order(flip_order: str, moves: str) -> None:
    at = position("HTB / TNB", "HN", flip_order=flip_order)
    assert legal(play(at, "s0:T s1:N b0:3 f1 x0:own").state, 0) == moves


@pytest.mark.parametrize(
    ("next_starter", "starters"),
    [
        pytest.param("alternate", {0: 1, 1: 1}, id="sec 9: next_starter: alternate"),
        pytest.param("loser", {0: 0, 1: 1}, id="sec 9: next_starter: loser"),
        pytest.param("winner", {0: 1, 1: 0}, id="sec 9: next_starter: winner"),
    ],
)
def test_next_starter(next_starter: str, starters: dict[int, int]) -> None:
    """`starters` gives the next starter by the loser of a round that seat 0 started."""
    lines = {0: "s0:H s1:N b0:1 f1 x0:own", 1: "s0:N s1:N b0:1 f1 x0:own"}
    for loser, starter in starters.items():
        played = play(position(next_starter=next_starter), lines[loser])
        assert [past.loser for past in played.state.past] == [loser]
        assert [started.starter for started in played.of_type(RoundStarted)] == [starter]


def first_starter(options: Options, seed: int) -> Seat:
    (started,) = showdown.ENGINE.initial(options, 2, seed.to_bytes(32, "big"))
    assert isinstance(started, RoundStarted)
    return started.starter


@pytest.mark.parametrize("seat", [0, 1], ids=lambda seat: f"sec 9: first_seat: {seat}")
def test_a_named_first_seat(seat: int) -> None:
    assert {first_starter(Options(first_seat=seat), number) for number in range(20)} == {seat}


@pytest.mark.parametrize("value", [pytest.param("random", id="sec 9: first_seat: random")])
def test_a_random_first_seat(value: Any) -> None:
    starts = Counter(first_starter(Options(first_seat=value), number) for number in range(400))
    assert all(150 < starts[seat] < 250 for seat in (0, 1))


@pytest.mark.parametrize(
    ("auto_flip", "turned"),
    [
        pytest.param(True, "NB", id="sec 9: auto_flip: on"),
        pytest.param(False, "-", id="sec 9: auto_flip: off"),
    ],
)
def test_auto_flip(auto_flip: bool, turned: str) -> None:
    at = play(position(auto_flip=auto_flip), "s0:N s1:B").state
    events = showdown.ENGINE.decide(at, 0, Bet(count=2))
    assert codes(tuple(event.card for event in events if isinstance(event, CardFlipped))) == turned


@pytest.mark.parametrize(
    ("reveal_at_end", "energy", "shown"),
    [
        pytest.param(True, "3/10", True, id="sec 9: reveal_at_end: true, and the match is over"),
        pytest.param(True, "10/10", False, id="sec 9: reveal_at_end: true, but the match goes on"),
        pytest.param(False, "3/10", False, id="sec 9: reveal_at_end: false"),
    ],
)
def test_reveal_at_end(reveal_at_end: bool, energy: str, shown: bool) -> None:
    state = play(position(energy=energy, reveal_at_end=reveal_at_end), "s0:H s1:N s0:T s1:B b0:1 f1 x0:own").state
    disclosed = showdown.ENGINE.disclose(state)
    assert (disclosed is not None) == shown
    if disclosed is not None:
        assert msgspec.to_builtins(disclosed) == {
            "game": "showdown",
            "hands": (("blank", "battery"), ("hit", "beartrap")),
            "stacks": (("hit",), ("blank", "battery")),
            "river": (),
            "past": (),
        }
