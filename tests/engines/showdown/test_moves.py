"""Set-up and moves: what may be done when, and what it does.

Source: rules/showdown.md, sections 2 to 4.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines import showdown
from engines.contract import IllegalMove, InvalidOptions
from engines.showdown.events import BetPlaced, BettingClosed, CardStacked, Event, Folded, RoundStarted
from engines.showdown.moves import Bet, Flip, Fold, Move, StackCard
from engines.showdown.rules import decide
from engines.showdown.state import Options
from tests.support.showdown import SEED, cards, legal, play, position, read

BY_HAND: dict[str, Any] = {"auto_flip": False}


@pytest.mark.parametrize(
    ("hands", "river", "line", "moves"),
    [
        pytest.param("HTNB / HTNB", "-", "", "s:H s:T s:N s:B", id="sec 4: stack_card: any card of the hand"),
        pytest.param("TB / HTNB", "HN", "", "s:T s:B", id="sec 4: stack_card: no card that the hand lacks"),
        pytest.param("HTNB / HTNB", "-", "s0:T s1:N", "s:H s:N s:B b:1 b:2", id="sec 4: stack_card: not one stacked"),
        pytest.param("HTNB / HTNB", "-", "s0:N", "s:H s:T s:N s:B", id="sec 4: first bet: one has stacked"),
        pytest.param("HTNB / HTNB", "-", "s0:N s1:N", "s:H s:T s:B b:1 b:2", id="sec 4: first bet: both have stacked"),
        pytest.param("HT / HTNB", "NB", "s0:H s1:N", "s:T b:1 b:2 b:3 b:4", id="sec 4: first bet: the river counts"),
        pytest.param("HTNB / HTNB", "-", "s0:N s1:N s0:T b1:1", "b:2 b:3 f", id="sec 4: raise: above the last bet"),
        pytest.param("HTNB / HTNB", "-", "s0:N s1:N s0:T b1:2", "b:3 f", id="sec 4: raise: up to the bound"),
        pytest.param("HTNB / HTNB", "-", "s0:N s1:N b0:1", "b:2 f", id="sec 4: fold: answers any bet"),
        pytest.param("HTNB / HTNB", "-", "s0:N s1:N b0:1 f1", "x:own", id="sec 4: flip: after the fold"),
        pytest.param("HTNB / HTNB", "-", "s0:N s1:N", "s:H s:T s:B b:1 b:2", id="sec 4: no fold before a bet"),
        pytest.param(
            "H / HTNB", "TNB", "s0:H s1:N", "b:1 b:2 b:3 b:4 b:5", id="sec 4: empty hand: bet and nothing else"
        ),
        pytest.param("HTNB / HTNB", "-", "s0:N s1:N b0:2", "x:own", id="sec 4: bound rule: the bettor flips"),
    ],
)
def test_legal_moves(hands: str, river: str, line: str, moves: str) -> None:
    state = play(position(hands, river, **BY_HAND), line).state
    assert state.turn is not None
    assert legal(state, state.turn) == moves
    assert legal(state, 1 - state.turn) == "-"


@pytest.mark.parametrize(
    ("before", "move", "events", "phase", "turn"),
    [
        pytest.param(
            "s0:N s1:T",
            "s0:H",
            (CardStacked(seat=0, card="hit", height=2),),
            "stacking",
            1,
            id="sec 4: stack_card: on top, and the turn passes",
        ),
        pytest.param(
            "s0:N s1:T",
            "b0:1",
            (BetPlaced(seat=0, count=1, bound=2),),
            "betting",
            1,
            id="sec 4: first bet: opens the betting, and the turn passes",
        ),
        pytest.param(
            "s0:N s1:T s0:B b1:1",
            "b0:2",
            (BetPlaced(seat=0, count=2, bound=3),),
            "betting",
            1,
            id="sec 4: raise: the turn passes",
        ),
        pytest.param(
            "s0:N s1:T s0:B b1:1",
            "f0",
            (Folded(seat=0), BettingClosed(flipper=1, bet=1, cause="fold")),
            "flipping",
            1,
            id="sec 4: fold: the bettor flips",
        ),
        pytest.param(
            "s0:N s1:T s0:B b1:1",
            "b0:3",
            (BetPlaced(seat=0, count=3, bound=3), BettingClosed(flipper=0, bet=3, cause="bound")),
            "flipping",
            0,
            id="sec 4: bound rule: a raise to the bound needs no fold",
        ),
        pytest.param(
            "s0:N s1:T",
            "b0:2",
            (BetPlaced(seat=0, count=2, bound=2), BettingClosed(flipper=0, bet=2, cause="bound")),
            "flipping",
            0,
            id="sec 4: bound rule: a first bet of the bound needs no fold",
        ),
    ],
)
def test_what_a_move_does(before: str, move: str, events: tuple[Event, ...], phase: str, turn: int) -> None:
    at = play(position(**BY_HAND), before).state
    played = play(at, move)
    assert played.events == events
    assert (played.state.phase, played.state.turn) == (phase, turn)


def test_what_a_flip_does() -> None:
    """The card leaves its pile, lies open, and takes effect."""
    state = play(position(**BY_HAND), "s0:N s1:T s0:H s1:N s0:T b1:1 b0:4 f1 x0:own").state
    assert state.stacks == (cards("NH"), cards("TN"))
    assert [(turned.seat, turned.pile, turned.index, turned.card) for turned in state.flipped] == [
        (0, "own", 0, "beartrap")
    ]
    assert state.energy == (7, 10)
    assert (state.phase, state.turn) == ("flipping", 0)


@pytest.mark.parametrize("starter", [0, 1], ids=lambda starter: f"sec 4: stacking alternates: seat {starter} starts")
def test_seats_stack_in_turn(starter: int) -> None:
    state = position(starter=starter)
    for number in range(8):
        seat = (starter + number) % 2
        assert showdown.ENGINE.to_move(state) == {seat}
        assert legal(state, 1 - seat) == "-"
        state = play(state, f"s{seat}:{'HTNB'[number // 2]}").state
    assert state.hands == ((), ())
    assert legal(state, starter) == "b:1 b:2 b:3 b:4 b:5 b:6 b:7 b:8"


@pytest.mark.parametrize(
    ("line", "seats"),
    [
        pytest.param("s0:N s1:N s0:T s1:T b0:1 b1:2 b0:3", [0, 1, 0], id="sec 4: no bettor twice in a row"),
        pytest.param("s0:N s1:N s0:T b1:1 b0:2", [1, 0], id="sec 4: no bettor twice in a row: the second seat opens"),
    ],
)
def test_bets_alternate(line: str, seats: list[int]) -> None:
    state = play(position(), line).state
    assert [bid.seat for bid in state.bids] == seats
    assert state.turn == 1 - seats[-1]
    with pytest.raises(IllegalMove, match="not-your-turn"):
        decide(state, seats[-1], Bet(count=4))


@pytest.mark.parametrize("count", [1, 2], ids=lambda count: f"sec 4: bet below the own stack: {count} of 3")
def test_a_small_bet_turns_only_so_many(count: int) -> None:
    played = play(position(), f"s0:N s1:N s0:B s1:T s0:T s1:B b0:{count} f1" + " x0:own" * count)
    assert [len(past.flipped) for past in played.state.past] == [count]
    assert played.state.past[0].stacks[0] == cards("NBT")


@pytest.mark.parametrize(
    ("line", "refused"),
    [
        pytest.param("", "b0:1", id="sec 4: illegal moves change nothing: a bet too early"),
        pytest.param("s0:N s1:N b0:1", "b1:9", id="sec 4: illegal moves change nothing: a bet too high"),
        pytest.param("s0:N s1:N b0:1", "s1:H", id="sec 4: illegal moves change nothing: a card too late"),
    ],
)
def test_a_refused_move_changes_nothing(line: str, refused: str) -> None:
    state = play(position(), line).state
    before = msgspec.json.encode(state)
    with pytest.raises(IllegalMove):
        decide(state, *read(refused))
    assert msgspec.json.encode(state) == before


@pytest.mark.parametrize(
    ("text", "move"),
    [
        pytest.param('{"type":"stack_card","card":"hit"}', StackCard(card="hit"), id="sec 4: wire form: stack_card"),
        pytest.param('{"type":"bet","count":2}', Bet(count=2), id="sec 4: wire form: bet"),
        pytest.param('{"type":"fold"}', Fold(), id="sec 4: wire form: fold"),
        pytest.param('{"type":"flip","pile":"own"}', Flip(pile="own"), id="sec 4: wire form: flip"),
        pytest.param(
            '{"type":"flip","pile":"river","index":2}', Flip(pile="river", index=2), id="sec 4: wire form: index"
        ),
    ],
)
def test_the_wire_form_of_a_move(text: str, move: Move) -> None:
    assert msgspec.json.decode(text, type=Move) == move
    assert msgspec.json.encode(move).decode() == text


@pytest.mark.parametrize(
    "text",
    [
        pytest.param('{"type":"fold","why":"bluff"}', id="sec 4: wire form: unknown field"),
        pytest.param('{"type":"bet","count":2,"card":"hit"}', id="sec 4: wire form: field of another move"),
        pytest.param('{"type":"bet"}', id="sec 4: wire form: missing field"),
        pytest.param('{"type":"bet","count":"2"}', id="sec 4: wire form: number as text"),
        pytest.param('{"type":"bet","count":2.5}', id="sec 4: wire form: fraction"),
        pytest.param('{"type":"bet","count":true}', id="sec 4: wire form: truth as number"),
        pytest.param('{"type":"bet","count":0}', id="sec 4: wire form: bet of 0"),
        pytest.param('{"type":"bet","count":9}', id="sec 4: wire form: bet of 9"),
        pytest.param('{"type":"stack_card","card":"ace"}', id="sec 4: wire form: unknown kind"),
        pytest.param('{"type":"flip","pile":"hand"}', id="sec 4: wire form: unknown pile"),
        pytest.param('{"type":"flip","pile":"river","index":8}', id="sec 4: wire form: index 8"),
        pytest.param('{"type":"flip","pile":"river","index":-1}', id="sec 4: wire form: index below 0"),
        pytest.param('{"type":"pass"}', id="sec 4: wire form: unknown move"),
        pytest.param('{"count":2}', id="sec 4: wire form: no type"),
    ],
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Move)


def test_the_table_before_round_1() -> None:
    """Section 3: one card of each kind, the starting energy, no river; the starter is drawn, or named."""
    options = Options(starting_energy=7, first_seat=1)
    assert showdown.ENGINE.initial(options, 2, SEED) == (
        RoundStarted(round=1, starter=1, energy=(7, 7), hand_counts=(4, 4), river_count=0, river_top=None, river=None),
    )
    state = showdown.ENGINE.blank(options, 2, SEED)
    assert state.hands == (cards("HTNB"), cards("HTNB"))
    assert (state.energy, state.river, state.options, state.seed) == ((7, 7), (), options, SEED)


def test_energy_cannot_start_above_its_cap() -> None:
    showdown.ENGINE.check(Options(starting_energy=8, energy_cap=8), 2)
    with pytest.raises(InvalidOptions) as refusal:
        showdown.ENGINE.check(Options(starting_energy=9, energy_cap=8), 2)
    assert (refusal.value.option, refusal.value.detail) == ("starting_energy", "must be at most energy_cap, which is 8")
