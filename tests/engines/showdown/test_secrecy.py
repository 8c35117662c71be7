"""Who sees what: views, events, legal moves, and what is shown after the end.

Source: rules/showdown.md, section 8.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import pytest

from engines import showdown
from engines.contract import Seat
from engines.showdown.events import (
    BetPlaced,
    BettingClosed,
    CardFlipped,
    CardForfeited,
    CardStacked,
    Event,
    Folded,
    MatchEnded,
    RiverShuffled,
    RoundEnded,
    RoundStarted,
)
from engines.showdown.state import Bid
from engines.showdown.view import View
from tests.support.showdown import Played, cards, codes, legal, play, position, seed_that_draws

OWNER, OPPONENT, SPECTATOR = 0, 1, None
"""Viewers of what belongs to seat 0."""

Visibility = Literal["top", "all", "hidden"]

by_viewer = pytest.mark.parametrize("viewer", [OWNER, OPPONENT, SPECTATOR], ids=["owner", "opponent", "spectator"])


def seen(played: Played, viewer: Seat | None) -> View:
    return showdown.ENGINE.view(played.state, viewer)


@pytest.mark.parametrize(
    ("viewer", "hand", "stack"),
    [
        pytest.param(OWNER, "HN", "BT", id="sec 8: hand: the owner sees it; sec 8: own stack: the owner sees it"),
        pytest.param(
            SPECTATOR, None, None, id="sec 8: hand: no spectator sees it; sec 8: own stack: no spectator sees it"
        ),
    ],
)
def test_hands_and_stacks(viewer: Seat | None, hand: str | None, stack: str | None) -> None:
    view = seen(play(position(), "s0:B s1:N s0:T"), viewer)
    assert (view.hand, view.stack) == (hand and cards(hand), stack and cards(stack))
    assert (view.hand_counts, view.stack_counts) == ((2, 3), (2, 1)), "counts are for everyone"


def test_the_opponent_sees_its_own_hand_and_stack_only() -> None:
    """Section 8: two hands that differ look the same from across the table."""
    views = [seen(play(position(), line), OPPONENT) for line in ("s0:B s1:N s0:T", "s0:N s1:N s0:H")]
    assert views[0] == views[1]
    assert (views[0].hand, views[0].stack) == (cards("HTB"), cards("N"))


@by_viewer
@pytest.mark.parametrize(
    ("line", "flipped"),
    [
        pytest.param("s0:N s1:B b0:3 x0:own", [(0, "own", "N")], id="sec 8: turned cards: own stack"),
        pytest.param(
            "s0:N s1:B b0:3 x0:own x0:riv", [(0, "own", "N"), (None, "river", "T")], id="sec 8: turned cards: river"
        ),
        pytest.param(
            "s0:N s1:B b0:3 x0:own x0:opp", [(0, "own", "N"), (1, "opponent", "B")], id="sec 8: turned cards: other"
        ),
    ],
)
def test_turned_cards_are_public(line: str, flipped: list[tuple[Any, str, str]], viewer: Seat | None) -> None:
    view = seen(play(position("HTNB / HNB", "T", auto_flip=False), line), viewer)
    assert [(turned.seat, turned.pile, codes((turned.card,))) for turned in view.flipped] == flipped


@by_viewer
@pytest.mark.parametrize(
    ("line", "facts"),
    [
        pytest.param(
            "", {"round": 2, "phase": "stacking", "starter": 0, "turn": 0}, id="sec 8: public facts: the round"
        ),
        pytest.param(
            "s0:N s1:B", {"bet": None, "bettor": None, "bound": None, "bids": ()}, id="sec 8: public facts: no bet"
        ),
        pytest.param(
            "s0:N s1:B b0:2",
            {
                "phase": "betting",
                "turn": 1,
                "bet": 2,
                "bettor": 0,
                "bound": 3,
                "bids": (Bid(seat=0, count=2),),
            },
            id="sec 8: public facts: the betting",
        ),
        pytest.param(
            "s0:T s1:B b0:3 x0:own", {"energy": (4, 9), "phase": "flipping"}, id="sec 8: public facts: energy"
        ),
        pytest.param("s0:N s1:B", {"river_count": 1}, id="sec 8: river count"),
        pytest.param("s0:N s1:B b0:3 x0:own x0:riv", {"river_count": 0}, id="sec 8: river count: after a flip"),
    ],
)
def test_what_everyone_sees(line: str, facts: dict[str, Any], viewer: Seat | None) -> None:
    view = seen(play(position("HTNB / HNB", "T", "7/9", auto_flip=False), line), viewer)
    assert {name: getattr(view, name) for name in facts} == facts


@by_viewer
@pytest.mark.parametrize(
    ("visibility", "line", "top", "river"),
    [
        pytest.param("top", "", "N", None, id="sec 8: river top: everyone sees it"),
        pytest.param("top", "x0:riv", "T", None, id="sec 8: river top: the next is uncovered"),
        pytest.param("top", "x0:riv x0:riv", "H", None, id="sec 8: river below the top: one card at a time"),
        pytest.param("hidden", "", None, None, id="sec 8: river hidden: not even the top"),
        pytest.param("hidden", "x0:riv", None, None, id="sec 8: river hidden: nothing is uncovered"),
        pytest.param("all", "", "N", "NTHB", id="sec 8: river all: in order"),
        pytest.param("all", "x0:riv", "T", "THB", id="sec 8: river all: what is left"),
    ],
)
def test_the_river(visibility: Visibility, line: str, top: str | None, river: str | None, viewer: Seat | None) -> None:
    at = position("HB / TN", "NTHB", river_visibility=visibility, auto_flip=False)
    view = seen(play(at, f"s0:B s1:N b0:5 f1 x0:own {line}"), viewer)
    assert (view.river_top, view.river) == (top and cards(top)[0], river and cards(river))


def after_a_loss(visibility: Visibility) -> Played:
    """Seat 0 loses round 3 and its blank; the river then lies H, N, T from the top."""
    seed = seed_that_draws(3, "HNB", "N", "HNT")
    return play(position("HNB / HTN", "HT", seed=seed, river_visibility=visibility), "s0:H s1:N b0:1 f1 x0:own")


@pytest.mark.parametrize(
    ("visibility", "viewer", "forfeited"),
    [
        pytest.param("top", OWNER, "blank", id="sec 8: forfeited card: the loser"),
        pytest.param("top", OPPONENT, None, id="sec 8: forfeited card: not the opponent"),
        pytest.param("top", SPECTATOR, None, id="sec 8: forfeited card: not a spectator"),
        pytest.param("hidden", OPPONENT, None, id="sec 8: forfeited card: not with a hidden river"),
        pytest.param("all", OPPONENT, "blank", id="sec 8: forfeited card: the opponent, with an open river"),
        pytest.param("all", SPECTATOR, "blank", id="sec 8: forfeited card: a spectator, with an open river"),
    ],
)
def test_the_forfeited_card(visibility: Visibility, viewer: Seat | None, forfeited: str | None) -> None:
    played = after_a_loss(visibility)
    assert seen(played, viewer).past[-1].forfeited == forfeited
    (event,) = played.of_type(CardForfeited)
    redacted = showdown.ENGINE.redact(event, viewer)
    assert isinstance(redacted, CardForfeited)
    assert redacted.card == forfeited


@by_viewer
def test_the_first_forfeit_lies_on_top(viewer: Seat | None) -> None:
    """With one river card, the first forfeit is public: the top shows it (note on R1)."""
    played = play(position(seed=seed_that_draws(1, "HTNB", "H")), "s0:H s1:N b0:1 f1 x0:own")
    assert seen(played, viewer).river_top == "hit"


@pytest.mark.parametrize(
    ("viewer", "moves"),
    [
        pytest.param(0, "s:H s:T s:B b:1 b:2", id="sec 8: legal moves: of the seat to act"),
        pytest.param(1, "-", id="sec 8: legal moves: none for the other"),
    ],
)
def test_legal_moves_are_for_the_seat_to_act(viewer: Seat, moves: str) -> None:
    assert legal(play(position(), "s0:N s1:N").state, viewer) == moves


def test_past_stacks_show_what_was_turned() -> None:
    """Views remember: a turned card lies in its place in the stack and the river of its round, for everyone."""
    at = position("HTNB / HB", "NT", seed=seed_that_draws(3, "HB", "H"))
    played = play(at, "s0:N s1:H s0:B s1:B b0:4 f1 x0:own x0:own x0:riv x0:opp")
    for viewer, stacks in ((0, ("NB", "?B")), (1, ("NB", "HB")), (None, ("NB", "?B"))):
        past = seen(played, viewer).past[0]
        assert tuple(codes(stack) for stack in past.stacks) == stacks
        assert codes(past.river) == "NT", "the blank was turned, and that uncovered the beartrap"
    view = seen(played, None).past[0]
    assert (view.round, view.starter, view.flipper, view.loser, view.reason) == (3, 0, 0, 1, "bet_reached")
    assert (view.energy, view.river_top) == ((10, 10), "beartrap")
    assert view.bids == (Bid(seat=0, count=4),)


HIDES: dict[str, dict[str, Any]] = {
    "round_started": {},
    "card_stacked": {"card": None},
    "bet_placed": {},
    "folded": {},
    "betting_closed": {},
    "card_flipped": {},
    "round_ended": {},
    "card_forfeited": {"card": None},
    "river_shuffled": {"river": None},
    "match_ended": {},
}
"""What an event of seat 0 hides from seat 1 and from spectators, with the default river."""

EVENTS: list[Event] = [
    RoundStarted(round=2, starter=0, energy=(10, 7), hand_counts=(4, 3), river_count=1, river_top="hit", river=None),
    CardStacked(seat=0, card="hit", height=1),
    BetPlaced(seat=0, count=2, bound=3),
    Folded(seat=0),
    BettingClosed(flipper=0, bet=2, cause="fold"),
    CardFlipped(number=1, flipper=0, pile="own", index=0, card="hit", energy_before=7, energy_after=7, river_top=None),
    RoundEnded(loser=0, reason="hit", flips=1),
    CardForfeited(seat=0, card="hit", hand_count=3, open=False),
    RiverShuffled(count=2, top="hit", river=("hit", "blank"), open=False),
    MatchEnded(reason="energy", winner=1, places=(2, 1), scores=(0, 1)),
]


@pytest.mark.parametrize(
    ("event", "name"),
    [pytest.param(event, name, id=f"sec 8: event {name}") for event, name in zip(EVENTS, HIDES, strict=True)],
)
def test_what_an_event_hides(event: Event, name: str) -> None:
    stored = msgspec.to_builtins(event)
    assert stored["type"] == name
    for viewer in (OPPONENT, SPECTATOR):
        assert msgspec.to_builtins(showdown.ENGINE.redact(event, viewer)) == {**stored, **HIDES[name]}
    for_owner = HIDES[name] if name == "river_shuffled" else {}
    assert msgspec.to_builtins(showdown.ENGINE.redact(event, OWNER)) == {**stored, **for_owner}


@by_viewer
@pytest.mark.parametrize(
    "event",
    [
        pytest.param(
            CardForfeited(seat=0, card="hit", hand_count=3, open=True), id="sec 8: event card_forfeited: open"
        ),
        pytest.param(
            RiverShuffled(count=1, top="hit", river=("hit",), open=True), id="sec 8: event river_shuffled: open"
        ),
    ],
)
def test_an_open_river_hides_nothing(event: Event, viewer: Seat | None) -> None:
    assert showdown.ENGINE.redact(event, viewer) == event


@pytest.mark.parametrize(
    ("visibility", "tops", "rivers", "is_open"),
    [
        pytest.param("top", ["hit"], [None], False, id="sec 8: event round_started: top"),
        pytest.param("hidden", [None], [None], False, id="sec 8: event round_started: hidden"),
        pytest.param("all", ["hit"], [("hit", "blank", "beartrap")], True, id="sec 8: event round_started: all"),
    ],
)
def test_events_tell_of_the_river_what_the_table_sees(
    visibility: Visibility, tops: list[str | None], rivers: list[Any], is_open: bool
) -> None:
    played = after_a_loss(visibility)
    assert [started.river_top for started in played.of_type(RoundStarted)] == tops
    assert [started.river for started in played.of_type(RoundStarted)] == rivers
    assert [shuffle.top for shuffle in played.of_type(RiverShuffled)] == tops
    assert [event.open for event in played.of_type(RiverShuffled)] == [is_open]
    assert [event.open for event in played.of_type(CardForfeited)] == [is_open]
