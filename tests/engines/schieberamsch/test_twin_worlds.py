"""Two worlds that differ only in what a viewer cannot know give that viewer the same bytes.

Source: design, section 9; rules/schieberamsch.md, section 3.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from engines import schieberamsch
from engines.cards import cards
from engines.contract import IllegalMove, Seat
from engines.schieberamsch.events import Event, HandDealt
from engines.schieberamsch.moves import DECK, DiscardSkat
from engines.schieberamsch.state import Options, State
from tests.support.matches import random_match
from tests.support.schieberamsch import MOVES, RAMSCH, all_cards, line_of, play
from tests.support.schieberamsch_twins import could_be, schieberamsch_twin

pytestmark = pytest.mark.thorough

ENGINE = schieberamsch.ENGINE
PAIRS_OF_A_KIND = 550
LOOKED_AT = 14
"""How many of the last states of a pair are looked at; those before were the last of other pairs."""

VIEWERS: tuple[Seat | None, ...] = (0, 1, 2, None)

every_seat = pytest.mark.parametrize("viewer", VIEWERS[:3], ids=["seat 0", "seat 1", "seat 2"])
every_viewer = pytest.mark.parametrize("viewer", VIEWERS, ids=["seat 0", "seat 1", "seat 2", "spectator"])


class Pair(Struct, frozen=True):
    """The beginning of a match and its twin, with the last states of each.

    `is_cut`: it stops within a batch, where nobody is asked to move.
    """

    name: str
    options: Options
    events: tuple[Event, ...]
    twin: tuple[Event, ...]
    here: list[State]
    there: list[State]
    is_cut: bool


@cache
def pairs(viewer: Seat | None) -> list[Pair]:
    found = list[Pair]()
    number = 0
    while len(found) < PAIRS_OF_A_KIND:
        number += 1
        name = f"{number} {viewer}"
        random = Random(name)
        options = Options(
            hands=2,
            grand_hand=random.random() < 0.3,
            may_discard_jacks=random.random() < 0.7,
            skat_owner=random.choice(("last_trick", "most_points")),
        )
        events = random_match(ENGINE, options, 3, random, random.randrange(80)).events
        is_cut = number % 3 == 0
        if is_cut:
            events = events[: random.randrange(len(events)) + 1]
        if (stored := schieberamsch_twin(as_stored(events), as_stored(options), viewer, random)) is not None:
            twin = msgspec.convert(stored, tuple[Event, ...])
            here, there = (
                states(ENGINE.blank(options, 3, seed * 32), log) for seed, log in ((b"a", events), (b"b", twin))
            )
            found.append(Pair(name, options, events, twin, here, there, is_cut))
    return found


def states(blank: State, events: tuple[Event, ...]) -> list[State]:
    after = [blank]
    for event in events:
        after.append(ENGINE.evolve(after[-1], event))
    return after[-LOOKED_AT:]


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)


def as_stored(value: Any) -> Any:
    return msgspec.json.decode(encoded(value))


def answer(state: State, seat: Seat, move: Any) -> tuple[str, str, Any]:
    """What the seat is told about the move; what would follow from a legal one may tell the worlds apart."""
    try:
        ENGINE.decide(state, seat, move)
    except IllegalMove as refusal:
        return refusal.rule, refusal.detail, refusal.facts
    return "accepted", "", {}


def test_there_are_enough_pairs() -> None:
    assert len(VIEWERS) * PAIRS_OF_A_KIND >= 2_000


@every_viewer
def test_a_twin_is_a_match_that_could_be_and_differs(viewer: Seat | None) -> None:
    for pair in pairs(viewer):
        assert pair.twin != pair.events, pair.name
        for state in pair.there:
            assert sorted(all_cards(state)) == sorted(DECK), pair.name


@every_viewer
def test_twins_differ_in_every_kind_of_secret(viewer: Seat | None) -> None:
    changed = Counter(
        type(event).__name__
        for pair in pairs(viewer)
        for event, other in zip(pair.events, pair.twin, strict=True)
        if event != other
    )
    assert changed.keys() == {"HandDealt", "SkatTaken", "SkatDiscarded"}
    assert min(changed.values()) >= 40


@every_viewer
def test_twins_differ_in_where_the_cards_lie_now_too(viewer: Seat | None) -> None:
    ends = [(pair.here[-1], pair.there[-1]) for pair in pairs(viewer)]
    assert sum(here.hands != there.hands for here, there in ends) >= 100
    assert sum(here.skat != there.skat for here, there in ends) >= 20
    assert sum((here.hands, here.skat) == (there.hands, there.skat) for here, there in ends) >= 20


@every_viewer
def test_views_and_events_are_the_same_bytes(viewer: Seat | None) -> None:
    for pair in pairs(viewer):
        for event, other in zip(pair.events, pair.twin, strict=True):
            assert encoded(ENGINE.redact(event, viewer)) == encoded(ENGINE.redact(other, viewer)), pair.name
        for state, other_state in zip(pair.here, pair.there, strict=True):
            assert encoded(ENGINE.view(state, viewer)) == encoded(ENGINE.view(other_state, viewer)), pair.name


@every_seat
def test_moves_and_refusals_are_the_same_bytes(viewer: Seat) -> None:
    for pair in pairs(viewer):
        here, there = pair.here[-1], pair.there[-1]
        assert encoded(ENGINE.legal_moves(here, viewer)) == encoded(ENGINE.legal_moves(there, viewer)), pair.name
        hand = here.hands[viewer]
        discards = (DiscardSkat(cards=hand[:2]), DiscardSkat(cards=(hand[0], "7c"))) if len(hand) > 1 else ()
        for move in () if pair.is_cut else (*MOVES, *discards, DiscardSkat(cards=("Jc", "7d"))):
            assert encoded(answer(here, viewer, move)) == encoded(answer(there, viewer, move)), pair.name


@pytest.mark.parametrize(
    ("viewer", "has_twin"),
    [
        pytest.param(1, False, id="only the own hand is dealt"),
        pytest.param(0, True, id="another's hand"),
        pytest.param(None, True, id="a hand, for a spectator"),
    ],
)
def test_a_twin_exists_only_when_something_is_hidden(viewer: Seat | None, has_twin: bool) -> None:
    options = Options(first_dealer=0)
    events = ENGINE.initial(options, 3, bytes(32))[:2]
    twin = schieberamsch_twin(as_stored(events), as_stored(options), viewer, Random(1))
    assert (twin is not None) == has_twin


def test_what_judges_the_twins_accepts_what_the_engine_plays() -> None:
    for number in range(40):
        options = Options(hands=1, grand_hand=number % 2 == 0, may_discard_jacks=number % 3 == 0)
        assert could_be(as_stored(random_match(ENGINE, options, 3, Random(number)).events), as_stored(options))


def golden_hand() -> list[dict[str, Any]]:
    """The hand of section 7.6."""
    at = RAMSCH.begun(hands=1)
    dealt = [HandDealt(seat=seat, cards=at.hands[seat]) for seat in (1, 2, 0)]
    hand: list[dict[str, Any]] = as_stored([*dealt, *play(at, f"{RAMSCH.said} {line_of(RAMSCH.tricks)}").events])
    return hand


@pytest.mark.parametrize(
    ("kind", "number", "wrong"),
    [
        pytest.param(
            "hand_dealt",
            2,
            {"cards": list(cards("Tc Qh 8s 7c 8h Jh Qs Ah 8c Ac"))},
            id="dealt twice",
        ),
        pytest.param("skat_taken", 1, {"cards": ["Js", "8d"]}, id="taken, but not left there"),
        pytest.param("skat_discarded", 0, {"cards": ["Js", "Ac"]}, id="discarded, but not held"),
        pytest.param("card_played", 0, {"card": "Ac"}, id="played, but not held"),
        pytest.param("card_played", 1, {"card": "Ad"}, id="suit not followed"),
        pytest.param("card_played", 2, {"card": "Jh"}, id="suit not followed, but trumped"),
        pytest.param("hand_scored", 0, {"skat": ["Js", "7d"]}, id="turned up, but not left there"),
    ],
)
def test_what_judges_the_twins_sees_what_cannot_be(kind: str, number: int, wrong: dict[str, Any]) -> None:
    hand, options = golden_hand(), as_stored(Options())
    assert could_be(hand, options)
    place = [place for place, event in enumerate(hand) if event["type"] == kind][number]
    hand[place] |= wrong
    assert not could_be(hand, options)


def test_what_judges_the_twins_knows_that_jacks_may_have_to_stay() -> None:
    assert not could_be(golden_hand(), as_stored(Options(may_discard_jacks=False)))
