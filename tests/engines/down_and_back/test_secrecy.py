"""Who sees what: events, views, hints, and what is shown after the end.

Source: rules/down-and-back.md, section 3.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engines import down_and_back
from engines.cards import cards
from engines.contract import Seat
from engines.down_and_back.events import (
    CardDiscarded,
    CardDrawn,
    Event,
    HandDealt,
    MatchEnded,
    PotCarried,
    PotShared,
    PotWon,
    RoundStarted,
    SeatEliminated,
    ShowdownFour,
    ShowdownThree,
    SplitCommitted,
    StockRefilled,
    TieDrawn,
)
from engines.down_and_back.moves import Split
from engines.down_and_back.state import Halves, Options, shuffled_deck
from engines.down_and_back.view import Hint, View
from tests.support.down_and_back import at_split, begun, laid, play, won
from tests.support.matches import random_match

ENGINE = down_and_back.ENGINE
OWNER, OTHER, SPECTATOR = 1, 0, None
"""Viewers of what seat 1 does."""

HANDS = "2c 3c 4c 5c 6c 7c 8c / Kc Qc Jc Tc 9c Ac Ad"

by_viewer = pytest.mark.parametrize("viewer", [OWNER, OTHER, SPECTATOR], ids=["owner", "other", "spectator"])
of_others = pytest.mark.parametrize("viewer", [OTHER, SPECTATOR], ids=["other", "spectator"])


EVENTS: list[tuple[Event, dict[str, Any]]] = [
    (
        RoundStarted(round=1, dealer=0, seats=(1, 0), ante=1, chips=(19, 19), pot=2, up_card="Kd", stock_count=37),
        {},
    ),
    (HandDealt(seat=1, cards=cards("Kc Qc Jc Tc 9c Ac Ad")), {"cards": None}),
    (CardDrawn(seat=1, source="stock", card="Kd", stock_count=36), {"card": None}),
    (CardDrawn(seat=1, source="discard", card="Kd", stock_count=36), {}),
    (StockRefilled(up_card="Kd", stock_count=15), {}),
    (CardDiscarded(seat=1, card="Kd", next_seat=0), {}),
    (SplitCommitted(seat=1, four=cards("Kc Qc Jc Tc"), three=cards("9c Ac Ad")), {"four": None, "three": None}),
    (
        ShowdownFour(
            hands=(cards("Kd Qd Jd Td"), cards("Kc Qc Jc Tc")),
            categories=("bouncer", "bouncer"),
            keys=((13,), (13,)),
            tied=(1, 0),
            winner=None,
        ),
        {},
    ),
    (TieDrawn(half="four", drawn=("9s", "Ts"), tied=(), winner=1, stock_count=22), {}),
    (
        ShowdownThree(
            hands=(cards("9d 2d 2c"), cards("9c Ac Ad")),
            categories=("high_card", "high_card"),
            keys=((9, 2, 2), (9, 1, 1)),
            tied=(),
            winner=0,
        ),
        {},
    ),
    (PotWon(seat=1, amount=2, reason="sweep", chips=(19, 21)), {}),
    (PotCarried(pot=2), {}),
    (PotShared(shares=(1, 1), chips=(20, 20)), {}),
    (SeatEliminated(seat=1), {}),
    (MatchEnded(reason="rounds", places=(2, 1), scores=(19, 21)), {}),
]
"""An event of seat 1 of each type, and what it hides from all others."""


@pytest.mark.parametrize(
    ("event", "hidden"),
    [
        pytest.param(event, hidden, id=f"sec 3: event {event.__struct_config__.tag} {getattr(event, 'source', '')}")
        for event, hidden in EVENTS
    ],
)
def test_what_an_event_hides(event: Event, hidden: dict[str, Any]) -> None:
    stored = msgspec.to_builtins(event)
    for viewer in (OTHER, SPECTATOR):
        assert msgspec.to_builtins(ENGINE.redact(event, viewer)) == {**stored, **hidden}
    assert ENGINE.redact(event, OWNER) == event


def test_no_event_is_forgotten_here() -> None:
    assert {type(event) for event, _ in EVENTS} == set(ENGINE.event_types)


def test_hands_are_for_their_seat() -> None:
    """Section 3: dealt: the own seven cards; of the others, how many."""
    state = laid(begun(), HANDS)
    assert [ENGINE.view(state, viewer).hand for viewer in (0, 1, None)] == [*state.hands, None]
    assert ENGINE.view(state, None).hand_counts == (7, 7)


@of_others
def test_a_card_from_the_stock_is_its_drawer_s(viewer: Seat | None) -> None:
    """Section 3: draw_stock: all see who drew, and the size of the stock."""
    seen = [ENGINE.view(play(laid(begun(), HANDS, stock, "Jd"), "1:??").state, viewer) for stock in ("Kd Qd", "Qd Kd")]
    assert seen[0].drawn is None
    assert (seen[0].turn, seen[0].phase, seen[0].hand_counts, seen[0].stock_count) == (1, "discard", (7, 8), 1)
    assert msgspec.json.encode(seen[0]) == msgspec.json.encode(seen[1])


def test_the_drawer_sees_the_card() -> None:
    view = ENGINE.view(play(laid(begun(), HANDS, "Kd Qd", "Jd"), "1:Kd").state, OWNER)
    assert view.drawn == "Kd"
    assert view.hand is not None
    assert "Kd" in view.hand


@by_viewer
def test_a_card_from_the_pile_is_known(viewer: Seat | None) -> None:
    """Section 3: draw_discard: until it is discarded, all know whose it is."""
    drawn = play(laid(begun(), HANDS, "Kd Qd", "Jd"), "1:Jd*").state
    view = ENGINE.view(drawn, viewer)
    assert (view.drawn, view.known) == ("Jd", ((), ("Jd",)))
    later = play(drawn, "1:>Kc 0:??>2c").state
    assert ENGINE.view(later, viewer).known == ((), ("Jd",))
    assert ENGINE.view(play(later, "1:??>Jd").state, viewer).known == ((), ())


@by_viewer
def test_discards_are_for_all(viewer: Seat | None) -> None:
    """Section 3: discard: the card and by whom, and the pile is remembered."""
    view = ENGINE.view(play(laid(begun(), HANDS, "Kd Qd Td", "Jd"), "1:Kd>Kd 0:Qd>2c").state, viewer)
    assert view.pile[:3] == cards("2c Kd Jd")
    assert [(turn.seat, turn.source, turn.card, turn.discarded) for turn in view.turns] == [
        (1, "stock", None, "Kd"),
        (0, "stock", None, "2c"),
    ]


@by_viewer
def test_a_refill_shows_the_new_up_card(viewer: Seat | None) -> None:
    """Section 3: refill: and the size of the stock."""
    state = play(laid(begun(), HANDS, "Kd"), "1:Kd").state
    view = ENGINE.view(state, viewer)
    assert (view.pile, view.stock_count) == (state.pile, 36)
    assert view.turns[-1].up_card == state.pile[0]


FOUR_WAYS = ("1=KcQcJcTc", "1=9cAcAdTc", "1=KcAcAd9c", "1=QcJcTc9c")


@of_others
def test_a_split_is_not_seen_before_the_showdown(viewer: Seat | None) -> None:
    """Section 3: split: all see who has committed, and nothing of what."""
    at = at_split(begun(), HANDS)
    seen, told = set[bytes](), set[bytes]()
    for line in FOUR_WAYS:
        played = play(at, line)
        seen.add(msgspec.json.encode(ENGINE.view(played.state, viewer)))
        told.add(msgspec.json.encode([ENGINE.redact(event, viewer) for event in played.events]))
    assert len(seen) == len(told) == 1
    view = ENGINE.view(play(at, FOUR_WAYS[0]).state, viewer)
    assert (view.committed, view.split, view.four, view.three) == ((1,), None, None, None)


def test_the_own_split_is_seen() -> None:
    view = ENGINE.view(play(at_split(begun(), HANDS), FOUR_WAYS[0]).state, OWNER)
    assert view.split == Halves(four=cards("Kc Qc Jc Tc"), three=cards("9c Ac Ad"))
    assert view.committed == (1,)


def test_hints_are_for_a_seat_that_has_to_split() -> None:
    """Section 3: category hints go to the own seat only."""
    at = at_split(begun(3), f"{HANDS} / -")
    at = replace(at, seats=(1, 0), eliminated=(2,))
    views: dict[Seat | None, View] = {viewer: ENGINE.view(at, viewer) for viewer in (0, 1, 2, None)}
    assert {viewer for viewer, view in views.items() if view.hints is not None} == {0, 1}
    assert ENGINE.view(play(at, FOUR_WAYS[0]).state, OWNER).hints is None
    assert ENGINE.view(begun(), OWNER).hints is None
    hints = views[1].hints
    assert hints is not None
    assert tuple(Split(four=hint.four) for hint in hints) == ENGINE.legal_moves(at, 1)
    assert hints[0] == Hint(
        four=cards("Kc Qc Jc Tc"), three=cards("9c Ac Ad"), four_category="bouncer", three_category="high_card"
    )


def test_halves_are_shown_one_after_the_other() -> None:
    """Section 3: showdown: the hands of four first; a view between the two does not tell those of three."""
    between = at_split(begun(), "Kc Kd 8h 7s 2c 2d 2h / Ks Kh 8c 7d 2s 5d 7c")
    for event in play(between, "0=KcKd8h7s 1=KsKh8c7d").events:
        between = ENGINE.evolve(between, event)
        if isinstance(event, ShowdownFour):
            break
    assert (between.four is None, between.three is None) == (False, True)
    for viewer in (0, None):
        text = msgspec.json.encode(ENGINE.view(between, viewer))
        assert b'"7d"' in text
        assert not any(card in text for card in (b'"2s"', b'"5d"', b'"7c"'))


@by_viewer
def test_the_last_showdown_is_remembered(viewer: Seat | None) -> None:
    """Section 3: round over: the next round begins in the same command, so the view keeps what was shown."""
    view = ENGINE.view(won(begun(), 1, 0).state, viewer)
    assert (view.round, view.four, view.three) == (2, None, None)
    past = view.last_round
    assert past is not None
    assert (past.round, past.dealer, past.pot, past.winner) == (1, 0, 2, None)
    assert (past.four.winner, past.three.winner) == (1, 0)
    assert past.four.hands[1] == cards("Kc Kd Kh Ks")


def test_decks_are_opened_after_the_end() -> None:
    """Section 3: match_over: seed and decks."""
    state = begun(rounds=2)
    assert ENGINE.disclose(state) is None
    over = won(won(state, 0, 1).state, 0, 1).state
    disclosed = ENGINE.disclose(over)
    assert msgspec.to_builtins(disclosed) == {
        "game": "down-and-back",
        "decks": tuple(shuffled_deck(over.seed, number) for number in (1, 2)),
        "stock": over.stock,
    }


@by_viewer
def test_the_order_of_the_stock_is_nowhere(viewer: Seat | None) -> None:
    """Section 3: nobody sees it before the end, in no view and no event."""
    match = random_match(ENGINE, Options(rounds=2), 5, Random(7))
    for step in match.steps:
        for state in step.states(ENGINE):
            shuffled = replace(state, stock=state.stock[::-1])
            assert ENGINE.view(state, viewer) == ENGINE.view(shuffled, viewer)
