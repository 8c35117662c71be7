"""What every game promises, tried on matches played at random with options drawn at random.

Source: design, sections 3 and 9.
"""

from __future__ import annotations

import base64
from functools import reduce
from operator import or_
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.contract import AnyEngine, IllegalMove, Outcome
from engines.registry import ENGINES
from tests.support.games import GAMES
from tests.support.matches import Match, random_match

every_game = pytest.mark.parametrize("engine", ENGINES.values(), ids=list(ENGINES))


@st.composite
def matches(draw: st.DrawFn, engine: AnyEngine, *, to_the_end: bool) -> Match:
    options = draw(GAMES[engine.name].options)
    seat_count = draw(st.sampled_from(engine.seats))
    engine.check(options, seat_count)
    plies = GAMES[engine.name].longest if to_the_end else draw(st.integers(0, 40))
    return random_match(engine, options, seat_count, Random(draw(st.integers(0, 2**32))), plies)


def bytes_of(value: Any) -> bytes:
    return msgspec.json.encode(value)


def fields_of(event: msgspec.Struct) -> dict[str, Any]:
    return {field: getattr(event, field) for field in event.__struct_fields__}


def check_refused(engine: AnyEngine, state: Any, seat: int, move: Any) -> None:
    with pytest.raises(IllegalMove) as refusal:
        engine.decide(state, seat, move)
    assert refusal.value.rule in engine.rules
    assert refusal.value.detail
    bytes_of(refusal.value.facts)


def one_of(types: tuple[type, ...]) -> Any:
    return reduce(or_, types)


def test_every_game_has_what_these_tests_need() -> None:
    assert set(GAMES) == set(ENGINES)
    assert all(name == engine.name and engine.edition >= 1 for name, engine in ENGINES.items())


@every_game
@settings(max_examples=120)
@given(data=st.data())
def test_replay_equals_step_by_step(engine: AnyEngine, data: st.DataObject) -> None:
    match = data.draw(matches(engine, to_the_end=False))
    state = match.blank
    for event in match.events:
        state = engine.evolve(state, msgspec.json.decode(bytes_of(event), type=one_of(engine.event_types)))
    assert state == match.now


@every_game
@settings(max_examples=120)
@given(data=st.data())
def test_chance_is_replayed_too(engine: AnyEngine, data: st.DataObject) -> None:
    match = data.draw(matches(engine, to_the_end=True))
    seed = match.blank.seed
    assert match.steps[0].events == engine.initial(match.blank.options, match.seat_count, seed)
    for step in match.steps[1:]:
        assert step.seat is not None
        assert engine.decide(step.before, step.seat, step.move) == step.events


@every_game
@settings(max_examples=100)
@given(data=st.data())
def test_decide_accepts_exactly_the_legal_moves(engine: AnyEngine, data: st.DataObject) -> None:
    match = data.draw(matches(engine, to_the_end=True))
    for state in [step.after for step in match.steps]:
        before = bytes_of(state)
        moves = GAMES[engine.name].moves + GAMES[engine.name].moves_in(state)
        for seat in range(match.seat_count):
            legal = engine.legal_moves(state, seat)
            assert len(set(legal)) == len(legal)
            assert bool(legal) == (seat in engine.to_move(state))
            assert set(legal) <= set(moves), "the table of all moves is complete"
            for move in moves:
                if move in legal:
                    assert engine.decide(state, seat, move)
                else:
                    check_refused(engine, state, seat, move)
        assert bytes_of(state) == before, "judging a move changes nothing"


@every_game
@settings(max_examples=120)
@given(data=st.data())
def test_cards_are_conserved(engine: AnyEngine, data: st.DataObject) -> None:
    game = GAMES[engine.name]
    for state in data.draw(matches(engine, to_the_end=True)).states(engine):
        assert sorted(game.cards(state)) == game.deck


@every_game
@settings(max_examples=100)
@given(data=st.data())
def test_matches_end_and_have_an_outcome_only_then(engine: AnyEngine, data: st.DataObject) -> None:
    match = data.draw(matches(engine, to_the_end=True))
    for step in match.steps[:-1]:
        assert engine.to_move(step.after)
        assert engine.outcome(step.after) is None
        assert engine.disclose(step.after) is None
    assert engine.to_move(match.now) == frozenset()
    assert len(match.steps) - 1 <= GAMES[engine.name].longest
    outcome = engine.outcome(match.now)
    assert outcome is not None
    assert len(outcome.places) == len(outcome.scores) == match.seat_count
    assert min(outcome.places) == 1
    last = match.events[-1]
    assert (last.places, last.scores, last.reason) == (outcome.places, outcome.scores, outcome.reason)


@every_game
@settings(max_examples=75)
@given(data=st.data())
def test_everything_survives_the_codec(engine: AnyEngine, data: st.DataObject) -> None:
    def check(value: Any, kind: Any) -> None:
        assert msgspec.json.decode(bytes_of(value), type=kind) == value

    match = data.draw(matches(engine, to_the_end=True))
    for event in match.events:
        check(event, one_of(engine.event_types))
    for step in match.steps:
        check(step.after, engine.state_type)
        for viewer in match.viewers:
            check(engine.view(step.after, viewer), engine.view_type)
        for seat in engine.to_move(step.after):
            for move in engine.legal_moves(step.after, seat):
                check(move, one_of(engine.move_types))
    check(engine.outcome(match.now), Outcome)
    check(match.now.options, engine.options_type)
    if (disclosed := engine.disclose(match.now)) is not None:
        check(disclosed, engine.disclosure_type)


@every_game
@settings(max_examples=120)
@given(data=st.data())
def test_a_guessed_world_gives_back_the_view(engine: AnyEngine, data: st.DataObject) -> None:
    game, random = GAMES[engine.name], Random(data.draw(st.integers(0, 2**32)))
    match = data.draw(matches(engine, to_the_end=True))
    for state in match.states(engine):
        for viewer in match.viewers:
            view = engine.view(state, viewer)
            world = engine.determinize(view, random)
            assert engine.view(world, viewer) == view
            assert sorted(game.cards(world)) == game.deck
            assert world.seed != state.seed
            if viewer is not None:
                assert engine.legal_moves(world, viewer) == engine.legal_moves(state, viewer)


@every_game
@settings(max_examples=60)
@given(data=st.data())
def test_a_guessed_world_can_be_played_to_its_end(engine: AnyEngine, data: st.DataObject) -> None:
    random = Random(data.draw(st.integers(0, 2**32)))
    match = data.draw(matches(engine, to_the_end=False))
    for viewer in match.viewers:
        world = engine.determinize(engine.view(match.now, viewer), random)
        while seats := engine.to_move(world):
            seat = min(seats)
            for event in engine.decide(world, seat, random.choice(engine.legal_moves(world, seat))):
                world = engine.evolve(world, event)
        assert engine.outcome(world) is not None
        assert sorted(GAMES[engine.name].cards(world)) == GAMES[engine.name].deck


@every_game
@settings(max_examples=75)
@given(data=st.data())
def test_nobody_is_shown_the_seed(engine: AnyEngine, data: st.DataObject) -> None:
    match = data.draw(matches(engine, to_the_end=True))
    seed = match.blank.seed
    spellings = (seed.hex().encode(), base64.b64encode(seed).rstrip(b"="), base64.urlsafe_b64encode(seed).rstrip(b"="))
    assert any(spelling in bytes_of(match.blank) for spelling in spellings), "the codec writes one of these"
    shown = [bytes_of(engine.outcome(match.now)), bytes_of(engine.disclose(match.now))]
    shown += [bytes_of(event) for event in match.events]
    shown += [bytes_of(engine.view(step.after, viewer)) for step in match.steps for viewer in match.viewers]
    assert not any(spelling in text for spelling in spellings for text in shown)


@every_game
@settings(max_examples=120)
@given(data=st.data())
def test_redaction_only_empties_fields(engine: AnyEngine, data: st.DataObject) -> None:
    match = data.draw(matches(engine, to_the_end=True))
    for event in match.events:
        stored, public = fields_of(event), engine.redact(event, None)
        for viewer in match.viewers:
            seen = engine.redact(event, viewer)
            assert type(seen) is type(event)
            assert all(value is None or value == stored[field] for field, value in fields_of(seen).items())
            assert engine.redact(seen, viewer) == seen
            assert engine.redact(seen, None) == public, "a spectator knows no more than a seat"
        if "seat" in stored:
            assert engine.redact(event, stored["seat"]) == event, "a seat knows what it did"
