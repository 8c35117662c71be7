"""What holds for every bot in every game: it makes a legal move, the same again, from what its seat may know alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from engines.contract import AnyEngine
from engines.registry import ENGINES
from service.application.bots import BOTS
from tests.support.games import GAMES
from tests.support.matches import random_match
from worker.players.registry import PLAYERS, player_of

each_player = pytest.mark.parametrize(("bot", "game"), sorted(PLAYERS))


class Turn(Struct, frozen=True):
    """A decision that a seat faces."""

    state: Any
    seat: int
    view: Any
    legal_moves: tuple[Any, ...]


def turns(engine: AnyEngine, data: st.DataObject) -> Iterator[Turn]:
    """Every third decision of a match with any options, played at random."""
    options = data.draw(GAMES[engine.name].options)
    random = Random(data.draw(st.integers(0, 2**32)))
    match = random_match(engine, options, random.choice(engine.seats), random)
    for step in match.steps[random.randrange(3) : -1 : 3]:
        for seat in sorted(engine.to_move(step.after)):
            yield turn_of(engine, step.after, seat)


def turn_of(engine: AnyEngine, state: Any, seat: int) -> Turn:
    return Turn(state, seat, engine.view(state, seat), engine.legal_moves(state, seat))


def test_every_bot_that_is_offered_plays_every_game() -> None:
    assert set(PLAYERS) == {(bot, game) for bot in BOTS for game in ENGINES}


@pytest.mark.parametrize(
    ("bot", "game"),
    [
        pytest.param("nobody", "showdown", id="no such bot"),
        pytest.param("basic", "nothing", id="no such game"),
        pytest.param("showdown", "basic", id="game and bot confused"),
    ],
)
def test_an_unknown_player_is_named(bot: str, game: str) -> None:
    with pytest.raises(LookupError, match=f"the bot '{bot}' does not play '{game}'"):
        player_of(bot, game)


@each_player
@settings(max_examples=30)
@given(data=st.data())
def test_a_bot_makes_a_legal_move(bot: str, game: str, data: st.DataObject) -> None:
    choose = player_of(bot, game)
    for number, turn in enumerate(turns(ENGINES[game], data)):
        assert choose(turn.view, turn.legal_moves, Random(number)) in turn.legal_moves


@each_player
@settings(max_examples=10)
@given(data=st.data())
def test_a_bot_makes_the_same_move_again(bot: str, game: str, data: st.DataObject) -> None:
    engine, choose = ENGINES[game], player_of(bot, game)
    faced = list(turns(engine, data))
    first = [choose(turn.view, turn.legal_moves, Random(number)) for number, turn in enumerate(faced)]
    # Backwards, so that anything kept from another turn would show; from JSON, so that a view says it all.
    for number, turn in reversed(list(enumerate(faced))):
        view = msgspec.json.decode(msgspec.json.encode(turn.view), type=engine.view_type)
        assert choose(view, turn.legal_moves, Random(number)) == first[number]


@each_player
@settings(max_examples=10)
@given(data=st.data())
def test_a_bot_makes_the_same_move_in_every_world_that_its_view_allows(
    bot: str, game: str, data: st.DataObject
) -> None:
    engine, choose = ENGINES[game], player_of(bot, game)
    for number, turn in enumerate(turns(engine, data)):
        other = turn_of(engine, engine.determinize(turn.view, Random(number)), turn.seat)
        here = choose(turn.view, turn.legal_moves, Random(number))
        assert choose(other.view, other.legal_moves, Random(number)) == here


@each_player
def test_a_bot_cannot_be_foretold(bot: str, game: str) -> None:
    engine, choose = ENGINES[game], player_of(bot, game)
    options = msgspec.convert({}, engine.options_type)
    match = random_match(engine, options, engine.seats.start, Random(1), plies=100)
    faced = [turn_of(engine, step.after, min(engine.to_move(step.after))) for step in match.steps[:-1]]
    # Not at every turn: often enough there is but one sensible move.
    assert any(len({choose(turn.view, turn.legal_moves, Random(number)) for number in range(20)}) > 1 for turn in faced)
