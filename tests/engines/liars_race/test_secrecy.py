"""Who sees what: events, views, and what is shown after the end.

Source: rules/liars-race.md, section 9.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from engines import liars_race
from engines.cards import cards
from engines.contract import Seat
from engines.liars_race.events import (
    CardPlayed,
    DealStarted,
    DiceRolled,
    Event,
    HandDealt,
    MatchEnded,
    PawnMoved,
    Play,
    TrickWon,
)
from engines.liars_race.state import Options
from tests.support.liars_race import begun, holding, play
from tests.support.matches import random_match

ENGINE = liars_race.ENGINE
OWNER, OTHER, SPECTATOR = 1, 0, None
"""Viewers of what seat 1 does."""

by_viewer = pytest.mark.parametrize("viewer", [OWNER, OTHER, SPECTATOR], ids=["owner", "other", "spectator"])

EVENTS: list[tuple[Event, dict[str, Any]]] = [
    (DealStarted(deal=2, leader=1, hand_size=6, undealt_count=36), {}),
    (HandDealt(seat=1, cards=cards("3c Td 9h 2s Xb Xr")), {"cards": None}),
    (DiceRolled(dice=(1, 2, 3)), {}),
    (CardPlayed(seat=1, card="Td", next_seat=2), {}),
    (TrickWon(seat=1, card="Td", lead_suit="d", plays=(Play(1, "Td"), Play(2, "9d"), Play(0, "3c"))), {}),
    (PawnMoved(seat=1, steps=4, from_=0, landed=4, shortcut="green", to=10, cause="win"), {}),
    (MatchEnded(reason="goal", places=(2, 1, 3), scores=(12, 32, 3)), {}),
]
"""An event of seat 1 of each type, and what it hides from all others."""


@pytest.mark.parametrize(
    ("event", "hidden"),
    [pytest.param(event, hidden, id=f"sec 9: event {event.__struct_config__.tag}") for event, hidden in EVENTS],
)
def test_what_an_event_hides(event: Event, hidden: dict[str, Any]) -> None:
    stored = msgspec.to_builtins(event)
    for viewer in (OTHER, SPECTATOR):
        assert msgspec.to_builtins(ENGINE.redact(event, viewer)) == {**stored, **hidden}
    assert ENGINE.redact(event, OWNER) == event


def test_no_event_is_forgotten_here() -> None:
    assert {type(event) for event, _ in EVENTS} == set(ENGINE.event_types)


def test_pawns_move_from_a_space() -> None:
    """The name `from` is a word of the language, so the field has another name inside."""
    (moved,) = (event for event, _ in EVENTS if isinstance(event, PawnMoved))
    assert msgspec.to_builtins(moved) == {
        "type": "pawn_moved",
        "seat": 1,
        "steps": 4,
        "from": 0,
        "landed": 4,
        "shortcut": "green",
        "to": 10,
        "cause": "win",
    }


HANDS = "3c Td 9h 2s Xb Xr / Ac 4c 5c 6c 7c 8c / Kd Qd Jd 9d 8d 7d"
OTHER_HANDS = "3c Td 9h 2s Xb Xr / Ac Kh Kc 6c 7c 8c / 5s Qd Jd 9d 8d 7d"


def test_hands_are_for_their_seat() -> None:
    """Section 9: hand: the owner sees cards and count, the others the count."""
    state = holding(begun(), HANDS)
    assert [ENGINE.view(state, viewer).hand for viewer in (0, 1, 2, None)] == [*state.hands, None]
    assert ENGINE.view(play(state, "0:3c").state, None).hand_counts == (5, 6, 6)


@pytest.mark.parametrize("viewer", [0, None])
def test_other_hands_and_undealt_cards_look_alike(viewer: Seat | None) -> None:
    """Section 9: undealt cards: how many, and nothing else."""
    seen = {
        msgspec.json.encode(ENGINE.view(play(holding(begun(), hands), "0:3c").state, viewer))
        for hands in (HANDS, OTHER_HANDS)
    }
    assert len(seen) == 1
    assert ENGINE.view(begun(), viewer).undealt_count == 36


@by_viewer
def test_what_lies_on_the_table_is_for_all(viewer: Seat | None) -> None:
    """Section 9: plays, lead_suit, seen, dice, positions, board, leader, turn, deal, trick."""
    state = holding(begun(), HANDS)
    view = ENGINE.view(play(state, "0:Td 1:4c").state, viewer)
    assert (view.plays, view.lead_suit, view.seen) == ((Play(0, "Td"), Play(1, "4c")), "d", ("Td", "4c"))
    assert (view.leader, view.turn, view.deal, view.trick, view.tricks_total) == (0, 2, 1, 1, 0)
    assert (view.dice, view.positions, view.board.name) == (state.dice, (0, 0, 0), "standard")
    later = ENGINE.view(play(state, "0:Td 1:4c 2:9d 0:3c").state, viewer)
    assert later.seen == cards("Td 4c 9d 3c")
    assert (later.leader, later.turn, later.trick, later.tricks_total) == (0, 1, 2, 1)
    assert (later.tricks, later.last_trick) == ((later.last_trick,), later.tricks[0])


def test_legal_moves_are_for_the_seat_in_turn() -> None:
    """Section 9: legal moves: only the seat to act, for itself."""
    state = holding(begun(), HANDS)
    assert [len(ENGINE.legal_moves(state, seat)) for seat in range(3)] == [6, 0, 0]


@pytest.mark.parametrize("seat_count", [3, 4])
def test_no_card_is_shown_before_it_was_played(seat_count: int) -> None:
    """Only the own hand, what was played, and in the end nothing more: hands lie in the disclosure, not in a view."""
    match = random_match(ENGINE, Options(board="short"), seat_count, Random(9))
    for state in match.states(ENGINE):
        played = {play.card for trick in state.tricks for play in trick.plays} | {play.card for play in state.plays}
        for viewer in match.viewers:
            own = set() if viewer is None else set(state.hands[viewer])
            # The last trick of the deal before is still told at the beginning of a deal.
            before = set() if state.last_trick is None else {play.card for play in state.last_trick.plays}
            shown = msgspec.json.encode(ENGINE.view(state, viewer)).decode()
            hidden = {card for hand in (*state.hands, state.undealt) for card in hand} - own - played - before
            assert not [card for card in hidden if f'"{card}"' in shown]
