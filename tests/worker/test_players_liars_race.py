"""The bot `basic` at Liars' Race: how it thinks that tricks go, and what it does where a player would not hesitate."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engines.liars_race import ENGINE
from engines.liars_race.moves import DECK
from engines.liars_race.state import State
from tests.support.games import GAMES
from tests.support.liars_race import at, holding, play
from tests.support.matches import random_match
from worker.players.liars_race import basic, imagined
from worker.players.liars_race_tricks import Table, hopes, play_card, play_out, track_of

TIMES = 12


def chosen(state: State) -> Counter[str]:
    """How often `basic` plays each card, of `TIMES` times."""
    assert state.turn is not None, "nobody is to move"
    view, moves = ENGINE.view(state, state.turn), ENGINE.legal_moves(state, state.turn)
    return Counter(basic(view, moves, Random(number)).card for number in range(TIMES))


def table_of(state: State) -> Table:
    """The table as it is."""
    return Table(
        hands=[list(hand) for hand in state.hands],
        positions=list(state.positions),
        dice=state.dice,
        leader=state.leader,
        plays=[play.card for play in state.plays],
    )


@settings(max_examples=60)
@given(data=st.data())
def test_tricks_go_as_the_rules_have_it(data: st.DataObject) -> None:
    random = Random(data.draw(st.integers(0, 2**32)))
    match = random_match(ENGINE, data.draw(GAMES["liars-race"].options), random.choice(ENGINE.seats), random)
    for step in match.steps[1:]:
        track, table = track_of(ENGINE.view(step.before, step.seat)), table_of(step.before)
        play_card(track, table, step.move.card)
        assert tuple(table.positions) == step.after.positions
        if step.after.deal == step.before.deal and step.after.turn is not None:
            # The dice that are rolled anew belong to the next trick.
            assert replace(table, dice=step.after.dice) == table_of(step.after)


@settings(max_examples=30)
@given(data=st.data())
def test_imagined_hands_hold_cards_that_have_not_been_seen(data: st.DataObject) -> None:
    random = Random(data.draw(st.integers(0, 2**32)))
    match = random_match(ENGINE, data.draw(GAMES["liars-race"].options), random.choice(ENGINE.seats), random)
    for step in match.steps[:-1]:
        state = step.after
        view = ENGINE.view(state, state.turn)
        table = imagined(view, random)
        assert table.hands[state.turn] == list(view.hand or ())
        assert [len(hand) for hand in table.hands] == list(view.hand_counts)
        held = [card for hand in table.hands for card in hand]
        assert len(set(held)) == len(held)
        assert set(held) <= set(DECK).difference(view.seen)


def test_what_is_tried_at_a_copy_leaves_the_table_alone() -> None:
    state = at("0 0 0", "2 5 3")
    track, table = track_of(ENGINE.view(state, 0)), table_of(state)
    play_out(track, table.copy(), Random(1), 6)
    assert table == table_of(state)


@pytest.mark.parametrize(
    ("positions", "expected"),
    [
        pytest.param("32 31 0", [1, 0, 0], id="the race is won"),
        pytest.param("9 9 9", [1 / 3, 1 / 3, 1 / 3], id="nobody is ahead"),
        pytest.param("9 9 0 0", [0.43, 0.43, 0.07, 0.07], id="two are ahead"),
    ],
)
def test_what_positions_are_worth(positions: str, expected: list[float]) -> None:
    state = at(positions, " ".join("1" for _ in positions.split()))
    assert hopes(track_of(ENGINE.view(state, 0)), state.positions) == pytest.approx(expected, abs=0.01)


@pytest.mark.parametrize(
    ("positions", "dice", "hand", "line", "card"),
    [
        pytest.param("30 31 0", "2 5 3", "Kh 2c", "1:9h 2:3h", "Kh", id="who can win the race does"),
        pytest.param("10 30 10", "3 6 3", "Xr 2c", "1:9d 2:3d", "Xr", id="a joker stops a pawn before the goal"),
        pytest.param("10 5 5", "1 1 1", "Jc 3c", "1:9d 2:3d", "Jc", id="a lost court card steps back to a green space"),
        pytest.param("14 5 5", "2 1 1", "5s 4c", "1:Ks 2:3d", "4c", id="a spade that would lose is kept"),
        pytest.param("8 5 5", "2 1 1", "9h 3c", "1:5h 2:4h", "3c", id="who would land on a red space loses on purpose"),
        pytest.param("0 0 0", "3 3 3", "As 5s", "1:9h 2:8h", "As", id="of two that win, the ace goes twice as far"),
        pytest.param("1 0 0", "3 3 3", "As 5s", "1:9h 2:8h", "5s", id="unless a green space lies nearer"),
        pytest.param("8 5 5", "6 1 1", "Kd 4c", "1:9d 2:3d", "Kd", id="a good die is worth a court card"),
    ],
)
def test_which_card_is_played(positions: str, dice: str, hand: str, line: str, card: str) -> None:
    first, second = (word[2:] for word in line.split())
    state = replace(at(positions, dice, hand_size=2), leader=1, turn=1)
    state = play(holding(state, f"{hand} / {first} / {second}"), line).state
    assert chosen(state) == {card: TIMES}
