"""Guessed worlds: everything that can be, as often as it should.

Source: rules/schieberamsch.md, section 3.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from math import comb
from random import Random
from typing import Any

import msgspec
import pytest

from engines import schieberamsch
from engines.contract import Seat
from engines.schieberamsch.moves import DECK, JACKS
from engines.schieberamsch.state import Options, State
from engines.schieberamsch.worlds import determinize
from tests.support.matches import random_match
from tests.support.schieberamsch import RAMSCH, begun, holding, line_of, play
from tests.support.schieberamsch_twins import could_be

ENGINE = schieberamsch.ENGINE
WORLDS = 2_000

VIEWERS: tuple[Seat | None, ...] = (0, 1, 2, None)


def worlds(state: State, viewer: Seat | None, count: int = WORLDS) -> list[State]:
    random, view = Random(20_240_602), ENGINE.view(state, viewer)
    return [determinize(view, random) for _ in range(count)]


def spread(counts: Counter[Any], chances: Mapping[Hashable, float]) -> float:
    """Chi-square against these chances, divided by its degrees of freedom."""
    total = counts.total()
    assert set(counts) <= set(chances)
    assert sum(chances.values()) == pytest.approx(1)
    parts = ((counts[what] - total * chance) ** 2 / (total * chance) for what, chance in chances.items())
    return sum(parts) / (len(chances) - 1)


def equal(what: set[Any]) -> dict[Hashable, float]:
    return {one: 1 / len(what) for one in what}


def log_of(world: State) -> list[dict[str, Any]]:
    """The hand of a world as its events, from the deal on."""
    rows = [*((trick.leader, trick.cards) for trick in world.tricks), (world.leader, world.trick)]
    cards_played = [((leader + place) % 3, card) for leader, row in rows for place, card in enumerate(row)]
    dealt = [set(hand) | {card for seat, card in cards_played if seat == own} for own, hand in enumerate(world.hands)]
    went = list[dict[str, Any]]()
    for exchange in world.exchanges:
        taken, discarded = exchange.taken, exchange.discarded
        if taken is not None:
            dealt[exchange.seat] = (dealt[exchange.seat] | set(discarded or ())) - set(taken)
            went.append({"type": "skat_taken", "seat": exchange.seat, "cards": list(taken)})
        if discarded is not None:
            went.append({"type": "skat_discarded", "seat": exchange.seat, "cards": list(discarded)})
    return [
        *({"type": "hand_dealt", "seat": seat, "cards": sorted(cards)} for seat, cards in enumerate(dealt)),
        *went,
        *({"type": "card_played", "seat": seat, "card": card} for seat, card in cards_played),
    ]


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("may_discard_jacks", [True, False], ids=["any discards", "jacks stay"])
def test_every_guessed_hand_could_have_been_played(may_discard_jacks: bool, viewer: Seat | None) -> None:
    """Dealt, taken, discarded and played as the rules allow, by the judge of the twin worlds."""
    asked = 0
    for number in range(30):
        random = Random(number)
        options = Options(hands=1, grand_hand=number % 5 == 0, may_discard_jacks=may_discard_jacks)
        for step in random_match(ENGINE, options, 3, random).steps:
            world = determinize(ENGINE.view(step.after, viewer), random)
            log = log_of(world)
            assert [len(event["cards"]) for event in log[:3]] == [10, 10, 10]
            assert could_be(log, msgspec.to_builtins(options)), (number, log)
            asked += 1
    assert asked > 900


def test_unseen_cards_are_everywhere_equally_often() -> None:
    state = begun()
    guessed = worlds(state, 0)
    unseen = set(DECK) - set(state.hands[0])
    for lying in (
        Counter(card for world in guessed for card in world.hands[1]),
        Counter(card for world in guessed for card in world.hands[2]),
        Counter(card for world in guessed for card in world.skat),
    ):
        assert set(lying) == unseen
        assert spread(lying, equal(unseen)) < 1.7


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_what_the_viewer_holds_and_knows_is_never_guessed(viewer: Seat) -> None:
    state = play(RAMSCH.begun(), RAMSCH.said).state
    for world in worlds(state, viewer, 50):
        assert world.hands[viewer] == state.hands[viewer]
        assert world.exchanges[(viewer - 1) % 3] == state.exchanges[(viewer - 1) % 3]
        assert (world.skat == state.skat) or viewer != 0


def test_a_suit_that_a_seat_has_shown_to_lack_is_not_in_its_hand() -> None:
    """The three hearts not seen lie in the twelve other places, all ways being equal."""
    state = holding("- / Jc Js Ac Tc Kc Td Th 9h 8h 7h / Ad Kd Qd 9d 8d 7d As Ks Qs 9s", "7c Kh", grand_hand=False)
    state = play(state, "1:push 2:push 0:push 1:Th 2:9s").state
    unseen = {"Ah", "Kh", "Qh"}
    in_skat = Counter[int]()
    for world in worlds(state, 1):
        assert not unseen & set(world.hands[2])
        in_skat[len(unseen & set(world.skat))] += 1
    assert spread(in_skat, {lying: comb(2, lying) * comb(10, 3 - lying) / comb(12, 3) for lying in range(3)}) < 3


def test_a_suit_is_not_in_a_hand_that_played_a_jack_to_it() -> None:
    state = holding("- / Jc Js Ac Tc Kc Td Th 9h 8h 7h / Jd Kd Qd 9d 8d 7d As Ks Qs 9s", "7c Kh", grand_hand=False)
    state = play(state, "1:push 2:push 0:push 1:Th 2:Jd").state
    for world in worlds(state, 1, 200):
        assert not {"Ah", "Kh", "Qh"} & set(world.hands[2])
    assert any("Jh" in world.hands[2] for world in worlds(state, 1, 50)), "it may hold more jacks"


def test_own_discards_that_were_taken_up_are_with_the_taker_or_in_its_discard() -> None:
    """Of the taker's twelve cards any two are as likely to have been discarded."""
    state = play(RAMSCH.begun(grand_hand=False), "1:take 1:>Js7d 2:take").state
    assert all({"Js", "7d"} <= set(world.hands[2]) for world in worlds(state, 1, 50))
    later = play(state, f"2:>{''.join(state.hands[2][-2:])} 0:push").state
    counts = Counter[int]()
    for world in worlds(later, 1):
        assert {"Js", "7d"} <= {*world.hands[2], *world.skat}
        counts[len({"Js", "7d"} & set(world.skat))] += 1
    assert spread(counts, {lying: comb(2, lying) * comb(10, 2 - lying) / 66 for lying in range(3)}) < 3


def test_own_discards_that_two_seats_may_have_are_where_they_come_to_lie() -> None:
    """Both others took the skat and discarded two of twelve cards: how many of the own two lie with each, and where."""
    state = play(RAMSCH.begun(grand_hand=False), "1:take 1:>Js7d 2:take").state
    state = play(state, f"2:>{''.join(state.hands[2][-2:])} 0:take").state
    state = play(state, f"0:>{''.join(state.hands[0][-2:])}").state
    chances: dict[Hashable, float] = {}
    for passed_on in range(3):
        for lying in range(passed_on + 1):
            first = comb(2, passed_on) * comb(10, 2 - passed_on) / 66
            second = comb(passed_on, lying) * comb(12 - passed_on, 2 - lying) / 66
            chances[2 - passed_on, passed_on - lying, lying] = first * second
    counts = Counter[tuple[int, int, int]]()
    own = {"Js", "7d"}
    for world in worlds(state, 1, 6_000):
        counts[len(own & set(world.hands[2])), len(own & set(world.hands[0])), len(own & set(world.skat))] += 1
    assert spread(counts, chances) < 3


def test_what_an_earlier_seat_took_may_be_any_two_of_its_twelve() -> None:
    """Also when the viewer took up what that seat discarded, and discarded some of it again."""
    state = play(RAMSCH.begun(grand_hand=False), "1:take 1:>TcKd 2:take 2:>TcAd 0:take").state
    counts = Counter[str]()
    for world in worlds(state, 2):
        taken = world.exchanges[0].taken
        assert taken is not None
        counts["Tc"] += "Tc" in taken
        counts["Kd"] += "Kd" in taken
    for card in ("Tc", "Kd"):
        assert spread(Counter(it=counts[card], no=WORLDS - counts[card]), {"it": 2 / 12, "no": 10 / 12}) < 6


@pytest.mark.parametrize(
    ("line", "may_discard_jacks", "expected"),
    [
        pytest.param("1:push 2:push", False, True, id="jacks that were dealt may be pushed on"),
        pytest.param("1:take 1:>7d9c 2:push", False, False, id="R4 jacks that must stay are not discarded"),
        pytest.param("1:take 1:>7d9c 2:push", True, True, id="R4 jacks may be discarded"),
    ],
)
def test_jacks_in_a_guessed_skat(line: str, may_discard_jacks: bool, expected: bool) -> None:
    state = play(RAMSCH.begun(grand_hand=False, may_discard_jacks=may_discard_jacks), line).state
    for viewer in (0, 2, None):
        found = any(set(world.skat) & set(JACKS) for world in worlds(state, viewer, 300))
        assert found == expected


@pytest.mark.parametrize("viewer", VIEWERS)
def test_worlds_within_a_batch(viewer: Seat | None) -> None:
    """The views inside the batch are shown to those who look back, and stand for worlds too."""
    state, random = play(RAMSCH.begun(), RAMSCH.said).state, Random(3)
    words = line_of(RAMSCH.tricks).split()
    state = play(state, " ".join(words[:-1])).state
    for event in play(state, words[-1]).events:
        state = ENGINE.evolve(state, event)
        view = ENGINE.view(state, viewer)
        world = determinize(view, random)
        assert ENGINE.view(world, viewer) == view


def test_the_same_random_guesses_the_same_world() -> None:
    view = ENGINE.view(begun(), 0)
    assert determinize(view, Random(7)) == determinize(view, Random(7))
    assert determinize(view, Random(7)) != determinize(view, Random(8))
