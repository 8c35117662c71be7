"""Who sees what: events, views, and what is shown after the end.

Source: rules/schieberamsch.md, section 3.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engines import schieberamsch
from engines.cards import cards
from engines.contract import Seat
from engines.schieberamsch.events import (
    CardPlayed,
    Event,
    GrandHandAnnounced,
    HandDealt,
    HandScored,
    HandStarted,
    KontraSaid,
    MatchEnded,
    Passed,
    RekontraSaid,
    SkatDiscarded,
    SkatPushed,
    SkatTaken,
    TrickWon,
)
from engines.schieberamsch.moves import in_order
from engines.schieberamsch.state import Exchange, Options, shuffled_deck
from engines.schieberamsch.view import View
from tests.support.matches import random_match
from tests.support.schieberamsch import GRAND_HAND, RAMSCH, begun, line_of, play, to_the_end

ENGINE = schieberamsch.ENGINE
OWNER, OTHER, SPECTATOR = 1, 0, None
"""Viewers of what seat 1 does."""

VIEWERS: tuple[Seat | None, ...] = (0, 1, 2, None)

by_viewer = pytest.mark.parametrize("viewer", VIEWERS, ids=["seat 0", "seat 1", "seat 2", "spectator"])
of_others = pytest.mark.parametrize("viewer", [OTHER, SPECTATOR], ids=["other", "spectator"])

SCORED = play(play(GRAND_HAND.begun(), GRAND_HAND.said).state, line_of(GRAND_HAND.tricks)).only(HandScored)

EVENTS: list[tuple[Event, dict[str, Any]]] = [
    (HandStarted(hand_number=1, dealer=0, phase="announce", next_seat=1), {}),
    (HandDealt(seat=1, cards=cards("Jc Js Ac Tc Kc Qc 9c 8c 7c As")), {"cards": None}),
    (Passed(seat=1, phase="announce", next_seat=2), {}),
    (GrandHandAnnounced(seat=1, phase="kontra", next_seat=2), {}),
    (KontraSaid(seat=1, next_seat=0), {}),
    (RekontraSaid(seat=1, next_seat=1), {}),
    (SkatTaken(seat=1, cards=("Js", "Ts")), {"cards": None}),
    (SkatDiscarded(seat=1, cards=("Js", "7d"), phase="skat", next_seat=2), {"cards": None}),
    (SkatPushed(seat=1, factor=2, phase="skat", next_seat=2), {}),
    (CardPlayed(seat=1, card="Kc", next_seat=2), {}),
    (TrickWon(seat=1, cards=cards("Kc Qc 7c"), points=7), {}),
    (SCORED, {}),
    (MatchEnded(reason="hands", places=(2, 1, 2), scores=(0, -9, 0)), {}),
]
"""An event of seat 1 of each type, and what it hides from all others."""


@pytest.mark.parametrize(
    ("event", "hidden"),
    [pytest.param(event, hidden, id=f"sec 3: event {event.__struct_config__.tag}") for event, hidden in EVENTS],
)
def test_what_an_event_hides(event: Event, hidden: dict[str, Any]) -> None:
    stored = msgspec.to_builtins(event)
    for viewer in (0, 2, SPECTATOR):
        assert msgspec.to_builtins(ENGINE.redact(event, viewer)) == {**stored, **hidden}
    assert ENGINE.redact(event, OWNER) == event


def test_no_event_is_forgotten_here() -> None:
    assert {type(event) for event, _ in EVENTS} == set(ENGINE.event_types)


def test_dealt_hands_are_for_their_seat() -> None:
    """Section 3, row dealt: the own ten cards; hand sizes and dealer for all; the skat for nobody."""
    state = RAMSCH.begun()
    views = [ENGINE.view(state, viewer) for viewer in VIEWERS]
    assert [view.hand for view in views] == [*state.hands, None]
    for view in views:
        assert (view.hand_counts, view.skat_count, view.dealer) == ((10, 10, 10), 2, 0)
        assert view.known_skat is None


@by_viewer
def test_decisions_are_for_all(viewer: Seat | None) -> None:
    """Section 3, row announce."""
    view = ENGINE.view(play(RAMSCH.begun(), "1:pass 2:pass").state, viewer)
    assert (view.passed, view.soloist, view.turn) == ((1, 2), None, 0)
    view = ENGINE.view(play(GRAND_HAND.begun(), "0:pass 1:grand 2:kontra").state, viewer)
    assert (view.passed, view.soloist, view.kontra_by, view.kontra_level) == ((0,), 1, 2, 1)


def test_a_taken_skat_is_its_taker_s() -> None:
    """Section 3, row take_skat: who took, and that it now holds twelve."""
    taken = play(RAMSCH.begun(grand_hand=False), "1:take").state
    for viewer in VIEWERS:
        view = ENGINE.view(taken, viewer)
        own = cards("Js Ts") if viewer == OWNER else None
        assert view.exchanges == (Exchange(seat=1, pushed=False, taken=own),)
        assert (view.hand_counts, view.skat_count, view.known_skat) == ((10, 12, 10), 0, None)


def test_discards_are_known_to_the_discarder_until_taken() -> None:
    """Section 3, row discard_skat: the size is back to 10; the next taker learns the discards."""
    discarded = play(RAMSCH.begun(grand_hand=False), "1:take 1:>Js7d").state
    pushed = play(discarded, "2:push").state
    for state in (discarded, pushed):
        for viewer in VIEWERS:
            view = ENGINE.view(state, viewer)
            own = viewer == OWNER
            assert view.known_skat == (cards("Js 7d") if own else None)
            assert view.exchanges[0].discarded == (cards("Js 7d") if own else None)
            assert (view.hand_counts, view.skat_count) == ((10, 10, 10), 2)
    taken = play(pushed, "0:take")
    assert taken.only(SkatTaken).cards == cards("Js 7d")
    assert [ENGINE.view(taken.state, viewer).known_skat for viewer in VIEWERS] == [None] * 4
    again = play(taken.state, "0:>JsAh").state
    assert [ENGINE.view(again, viewer).known_skat for viewer in VIEWERS] == [cards("Js Ah"), None, None, None]
    assert ENGINE.view(again, OWNER).exchanges[0].discarded == cards("Js 7d"), "it remembers"


@of_others
def test_what_was_discarded_shows_nowhere(viewer: Seat | None) -> None:
    """Section 3, row discard_skat: whatever the seat discards, its public part is the same."""
    at = play(RAMSCH.begun(grand_hand=False), "1:take").state
    seen, told = set[bytes](), set[bytes]()
    for pair in ("Js7d", "JsTs", "9cTd", "KdKh"):
        played = play(at, f"1:>{pair} 2:push")
        seen.add(msgspec.json.encode(ENGINE.view(played.state, viewer)))
        told.add(msgspec.json.encode([ENGINE.redact(event, viewer) for event in played.events]))
    assert len(seen) == len(told) == 1


@by_viewer
def test_a_push_is_for_all_and_tells_the_pusher_nothing(viewer: Seat | None) -> None:
    """Section 3, row push_skat: who pushed, and the factor."""
    at = begun(grand_hand=False)
    for line, factor in (("1:push", 2), ("1:push 2:push", 4), ("1:push 2:push 0:push", 8)):
        view = ENGINE.view(play(at, line).state, viewer)
        assert (view.factor, view.known_skat) == (factor, None)
        assert [(exchange.seat, exchange.pushed) for exchange in view.exchanges] == [
            (int(word[0]), True) for word in line.split()
        ]
        assert ENGINE.view(play(replace(at, skat=cards("Jc Ac")), line).state, viewer) == view


@by_viewer
def test_cards_played_are_for_all(viewer: Seat | None) -> None:
    """Section 3, rows play: every card, won tricks, and the running card points; the skat for its last discarder."""
    state = play(play(RAMSCH.begun(), RAMSCH.said).state, line_of("1: Kc Qc 7c; 1: Kd Ad")).state
    view = ENGINE.view(state, viewer)
    assert (view.leader, view.trick) == (1, cards("Kd Ad"))
    assert [(trick.leader, trick.cards, trick.winner, trick.points) for trick in view.tricks] == [
        (1, cards("Kc Qc 7c"), 1, 7)
    ]
    assert view.trick_points == (0, 7, 0)
    assert view.known_skat == (cards("Js Ah") if viewer == 0 else None)


@by_viewer
def test_the_skat_of_a_grand_hand_is_for_nobody_before_it_is_scored(viewer: Seat | None) -> None:
    """Section 3, row play, Grand Hand: not for the soloist either; and points count without it."""
    state = play(GRAND_HAND.begun(), GRAND_HAND.said).state
    words = line_of(GRAND_HAND.tricks).split()
    for word in words[:-1]:
        state = play(state, word).state
        view = ENGINE.view(state, viewer)
        assert (view.known_skat, view.last_hand) == (None, None)
        other = replace(state, skat=cards("Tc 7s"))
        assert ENGINE.view(other, viewer) == view, "whatever lies there"
        assert sum(view.trick_points) == sum(trick.points for trick in view.tricks)


def test_no_view_has_a_word_for_multiplier_matadors_or_jacks() -> None:
    """Section 3, row announce: these depend on the soloist's jacks and on the skat; only a score tells them."""
    fields = {field.name for field in msgspec.structs.fields(View)}
    assert not {name for name in fields if any(word in name for word in ("multipl", "matador", "jack", "value"))}
    told = {type(event) for event, _ in EVENTS if {"multiplier", "matadors", "jacks"} & set(event.__struct_fields__)}
    assert told == {HandScored}


@by_viewer
def test_the_score_is_for_all_and_shows_the_skat(viewer: Seat | None) -> None:
    """Section 3, row hand_scored: everything of the result, the skat open; earlier discards stay private."""
    state = play(play(RAMSCH.begun(), RAMSCH.said).state, line_of(RAMSCH.tricks)).state
    view = ENGINE.view(state, viewer)
    assert view.last_hand is not None
    assert (view.last_hand.skat, view.last_hand.deltas) == (cards("Js Ah"), (0, 0, 25))
    assert view.exchanges == ()
    assert b'"7d"]' not in msgspec.json.encode(view.last_hand)


@by_viewer
def test_the_skat_is_open_between_the_score_and_the_next_deal(viewer: Seat | None) -> None:
    state = play(RAMSCH.begun(hands=1), RAMSCH.said).state
    over = play(state, line_of(RAMSCH.tricks)).state
    view = ENGINE.view(over, viewer)
    assert (view.phase, view.known_skat) == ("finished", cards("Js Ah"))
    others = [exchange for exchange in view.exchanges if exchange.seat != viewer]
    assert all(exchange.taken is exchange.discarded is None for exchange in others)


def test_everything_is_opened_after_the_end() -> None:
    """Section 3, row match_over: all private parts, seed and decks."""
    state = to_the_end(begun(hands=2)).state
    assert ENGINE.disclose(state) is None
    over = to_the_end(state).state
    disclosed = msgspec.to_builtins(ENGINE.disclose(over))
    assert disclosed["game"] == "schieberamsch"
    assert disclosed["decks"] == tuple(shuffled_deck(over.seed, number) for number in (1, 2))
    assert [[pair is not None for pair in hand] for hand in disclosed["discards"]] == [[True] * 3] * 2
    assert in_order(disclosed["discards"][1][1]) == over.skat, "the dealer's, which nobody took up"


@of_others
def test_the_deck_is_nowhere(viewer: Seat | None) -> None:
    """Section 3: the order of the deck and the seed are in no view and no event."""
    match = random_match(ENGINE, Options(hands=2, grand_hand=False), 3, Random(7))
    for step in match.steps:
        for state in step.states(ENGINE):
            view = ENGINE.view(state, viewer)
            skat = state.skat if view.known_skat is not None else state.skat[::-1]
            assert ENGINE.view(replace(state, seed=bytes(32), skat=skat), viewer) == view
